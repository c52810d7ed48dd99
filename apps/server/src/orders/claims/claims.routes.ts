// Binds the HTTP operations of claims (a buyer's complaints about an order) to the functions that carry them out.
import {
  acceptClaimAnswer,
  answerClaim as answerClaimOperation,
  claimOrder as claimOrderOperation,
  escalateClaim,
  getClaimFile,
  listClaims,
  withdrawClaim,
} from '@sverka/contract/orders/claims'
import { decideClaim as decideClaimOperation, listStaffClaims } from '@sverka/contract/orders/claims.staff'
import { requireMember } from '../../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { openClaimFile } from './claim-files.ts'
import { decideClaim, readStaffClaimsPage } from './claims.staff.ts'
import { actOnClaim, answerClaim, claimOrder, readClaims } from './claims.ts'

export const claimsRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listClaims, ({ db, caller, params }) => readClaims(db, services, requireMember(caller).userId, params.id)),
  // These two open their own transactions: files are scanned by the antivirus over the network before one begins.
  withOwnTransactions(claimOrderOperation, async ({ db, caller, params, body, files }) => {
    const claim = await claimOrder(db, services, {
      userId: requireMember(caller).userId,
      orderId: params.id,
      form: body,
      files: files?.file ?? [],
    })
    return new HttpResponse(201, claim)
  }),
  withOwnTransactions(answerClaimOperation, ({ db, caller, params, body, files }) =>
    answerClaim(db, services, { userId: requireMember(caller).userId, id: params.id, form: body, files: files?.file ?? [] }),
  ),
  writes(acceptClaimAnswer, ({ tx, caller, params }) =>
    actOnClaim(tx, services, { userId: requireMember(caller).userId, id: params.id, act: 'accept' }),
  ),
  writes(withdrawClaim, ({ tx, caller, params }) =>
    actOnClaim(tx, services, { userId: requireMember(caller).userId, id: params.id, act: 'withdraw' }),
  ),
  writes(escalateClaim, ({ tx, caller, params }) =>
    actOnClaim(tx, services, { userId: requireMember(caller).userId, id: params.id, act: 'escalate' }),
  ),
  reads(getClaimFile, ({ db, caller, params }) => openClaimFile(db, services, requireMember(caller), params)),
  reads(listStaffClaims, ({ db, query }) => readStaffClaimsPage(db, services, query)),
  writes(decideClaimOperation, ({ tx, caller, params, body, clientIp }) =>
    decideClaim(tx, services, { id: requireMember(caller).userId, clientIp }, { id: params.id, for: body.for, said: body.said }),
  ),
]
