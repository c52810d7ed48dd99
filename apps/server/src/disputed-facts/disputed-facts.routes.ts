// The routes of disputed facts, which are entries on a company's card that its representative has marked as disputed: public ones, those of the
// representative, and the reviews by staff.
import {
  disputeFact,
  getDisputeDocument,
  listDisputableFacts,
  listDisputedFacts,
  withdrawDispute,
} from '@sverka/contract/disputed-facts/disputed-facts'
import { acceptDispute, listStaffDisputes, refuseDispute } from '@sverka/contract/disputed-facts/disputed-facts.staff'
import { requireMember } from '../platform/auth/session.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { findByNumber, readNumberQuery } from '../registry/registry.ts'
import { addDisputedFact, readDisputablePage, withdrawDisputedFact } from './dispute.ts'
import { readDisputesPage } from './disputed-facts.ts'
import { openDocument } from './documents.ts'
import { acceptDisputedFact, readWaitingPage, rejectForm } from './staff.ts'

export const disputedFactsRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listDisputedFacts, async ({ db, caller, query }) => {
    const row = (await findByNumber(db, await readNumberQuery(db, query))) ?? refuse('company_not_found')
    return readDisputesPage(db, row, caller?.userId ?? null, query)
  }),
  reads(getDisputeDocument, ({ db, caller, params }) => openDocument(db, services, caller, params.id)),
  reads(listDisputableFacts, ({ db, caller, query }) => readDisputablePage(db, requireMember(caller).userId, query)),
  // No transaction around the whole call, because the antivirus is called over the network.
  withOwnTransactions(disputeFact, async ({ db, caller, body, files }) => {
    const file = Buffer.from((files?.file?.[0] ?? refuse('malformed_request')).bytes)
    return new HttpResponse(201, await addDisputedFact(db, services, requireMember(caller).userId, { request: body, file }))
  }),
  writes(withdrawDispute, ({ tx, caller, params }) => withdrawDisputedFact(tx, services, requireMember(caller).userId, params.id)),
  reads(listStaffDisputes, ({ db, query }) => readWaitingPage(db, services, query)),
  writes(acceptDispute, ({ tx, caller, params, clientIp }) =>
    acceptDisputedFact(tx, services, { id: params.id, staff: requireMember(caller), clientIp }),
  ),
  writes(refuseDispute, ({ tx, caller, params, body, clientIp }) =>
    rejectForm(tx, services, { id: params.id, staff: requireMember(caller), clientIp }, body.reason),
  ),
]
