// What a line of a list keeps of the company that was found.
import type { ListedCompany } from '@sverka/contract/bulk-checks/bulk-checks'
import type { StoredFinding } from '../reliability/reliability.ts'

/** A company as its line keeps it: with what was found and the day, from which the sentence is told. */
export type KeptCompany = Omit<ListedCompany, 'first'> & {
  readonly first?: ListedCompany['first']
  readonly finding?: StoredFinding | null
  readonly on?: string
}
