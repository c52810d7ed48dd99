// Access cases of a person's rights over their account.
import { type AccessCases, anybody, ofOwner } from './cases.ts'

export const accessCases: AccessCases = {
  listSessions: anybody(),
  endSession: ofOwner(async (world, owner) => ({ params: { id: await world.findSessionId(await world.signInAgain(owner)) } })),
  listConsents: anybody(),
  giveConsent: anybody({ body: { kind: 'terms' } }),
  withdrawConsent: anybody({ params: { kind: 'terms' } }),
  copyOwnData: anybody(),
  deleteAccount: anybody({ body: { password: 'не-тот' } }),
}
