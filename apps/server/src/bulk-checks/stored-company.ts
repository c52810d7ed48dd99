// What a line of a list stores about the company that was found.
import type { ListedCompany } from '@sverka/contract/bulk-checks/bulk-checks'
import type { StoredFinding } from '../reliability/reliability.ts'

/** A company as its line stores it: with the finding and the day, from which the sentence is made. */
export type StoredCompany = Omit<ListedCompany, 'first'> & {
  readonly first?: ListedCompany['first']
  readonly finding?: StoredFinding | null
  readonly on?: string
}
