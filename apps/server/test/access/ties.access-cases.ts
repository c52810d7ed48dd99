// Who gets what from the search for ties: every member is as good as another, a guest is asked to sign in.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  findPath: anybody({ query: { from: '540000094011', to: '7707083893' } }),
}
