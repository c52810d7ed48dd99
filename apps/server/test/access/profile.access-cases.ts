// Access tests of a person's rights over their account: the request that a guest, another member, the owner and staff send to each operation.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
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
