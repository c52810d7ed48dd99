// Bulk checks: the data that a line of a list stores about its company, as JSON in one column.
import type { ListedCompany } from '@sverka/contract/bulk-checks/bulk-checks'
import type { StoredFinding } from '../reliability/reliability.ts'

/** The company as it was on the day of the check. The text of its worst finding is made when the list is shown, in the reader's language. */
export type StoredCompany = Omit<ListedCompany, 'first'> & {
  /** The worst finding as text: only in lines stored by earlier releases. */
  readonly first?: ListedCompany['first']
  /** The worst finding; null if nothing was found or the company was not checked. Absent in lines of earlier releases. */
  readonly finding?: StoredFinding | null
  /** Moscow day of the check, YYYY-MM-DD; absent if the company was not checked, and in lines of earlier releases. */
  readonly on?: string
}
