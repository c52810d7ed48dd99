// Access tests of a person's rights over their account: the request that a guest, another member, the owner and staff send to each operation.
// Statuses are given for a role only where they differ from what the declared access of the operation implies (`cases.ts`).
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  listSessions: sameRequestForAll(),
  endSession: hiddenFromOthers(async (world, owner) => ({ params: { id: await world.findSessionId(await world.signInAgain(owner)) } })),
  listConsents: sameRequestForAll(),
  giveConsent: sameRequestForAll({ body: { kind: 'terms' } }),
  withdrawConsent: sameRequestForAll({ params: { kind: 'terms' } }),
  copyOwnData: sameRequestForAll(),
  deleteAccount: sameRequestForAll({ body: { password: 'не-тот' } }),
}
