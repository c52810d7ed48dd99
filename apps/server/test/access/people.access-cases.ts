// Access case of a person's page: all members get the same, a guest must sign in.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  getPerson: anybody({ params: { inn: '540000094011' }, query: {} }),
}
