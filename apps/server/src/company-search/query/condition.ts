// Turns one reading of a search query (one way to understand it) together with the filters into a condition for the search index. The index finds
// companies by terms: beginnings of words, and facts such as a legal form or a region.
import { type Condition, withRequirements } from '@sverka/posting-lists/conditions'
import { factTerm, MAX_WORD_LENGTH, statusGroups } from '../../company-index/company-index.ts'
import { type Filters, filterTerms } from './filters.ts'
import { type Reading, termOfIndex } from './query.ts'

/** Terms of the facts that stand for the legal forms in the query. */
export const formTerms = (reading: Reading): string[] => reading.forms.map(factTerm.form)
/** Terms of the words; numbers that are too long have none. */
const wordTerms = (reading: Reading): string[] => reading.terms.flatMap((term) => termOfIndex(term) ?? [])
/** Numbers too long to be terms: the ИНН (taxpayer number) or ОГРН (registration number) must begin with each of them, or a word must equal it. */
const longNumbers = (reading: Reading): string[] =>
  reading.terms.flatMap((term) => (termOfIndex(term) === null ? [term.text.slice(0, MAX_WORD_LENGTH)] : []))

/** The condition: a document (a company in the index) has all words of the reading, one fact of each of its groups, and meets the filters. */
export function buildCondition(reading: Reading, filters: Filters): Condition {
  const { singles, groups } = filterTerms(filters)
  // The index groups documents by status, in this order.
  const classes = filters.statuses?.map((group) => statusGroups.indexOf(group))
  return withRequirements({ all: [...wordTerms(reading), ...singles], groups, lookUps: longNumbers(reading), classes }, reading)
}
