// Access tests of a person's page: the request that a guest, another member, the owner and staff send to each operation.
// All members get the same, a guest must sign in. A role that is not named in `expected` gets what the declared access of the operation says.
import { type AccessCases, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  getPerson: sameRequestForAll({ params: { inn: '540000094011' }, query: {} }),
}
