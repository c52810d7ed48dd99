// HTTP routes of requests to support: members write them, staff list and answer them.
import { answerSupportRequest, createSupportRequest, listSupportRequests } from '@sverka/contract/support/support'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { answerRequest, listSupportRequestsForStaff, writeToSupport } from './support.ts'

export const supportRoutes = (services: Services): readonly BoundRoute[] => [
  writes(createSupportRequest, ({ tx, caller, body }) => writeToSupport(tx, services, requireMember(caller).userId, body.support)),
  reads(listSupportRequests, ({ db, query }) => listSupportRequestsForStaff(db, query)),
  writes(answerSupportRequest, async ({ tx, caller, params, body, clientIp }) => {
    await answerRequest(tx, services, requireMember(caller), { id: params.id, text: body.text, clientIp })
    return undefined
  }),
]
