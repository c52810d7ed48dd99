// Who gets what from the operations of the site's own pages.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  getCompaniesSitemap: anybody({ params: { part: 1 } }),
}
