// Who gets what from the page of a person: every member is as good as another, a guest is asked to sign in.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  getPerson: anybody({ params: { inn: '540000094011' }, query: {} }),
}
