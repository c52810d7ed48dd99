// Access tests of a person's rights over their account: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
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
