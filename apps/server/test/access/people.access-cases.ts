// Access tests of a person's page: the request that a guest, another member, the owner and staff send to each operation.
// All members get the same, a guest must sign in. Statuses are given for a role only where they differ from what the declared access of the operation implies (`cases.ts`).
import { type AccessCases, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  getPerson: sameRequestForAll({ params: { inn: '540000094011' }, query: {} }),
}
