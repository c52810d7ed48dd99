// Access tests of a person's page: the request that a guest, another member, the owner and staff send to each operation.
// All members get the same page, a guest must sign in. The INN (tax number) is invented.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { type AccessCases, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  getPerson: sameRequestForAll({ params: { inn: '540000094011' }, query: {} }),
}
