// Turns one reading of the query together with the filters into a condition for the index.
import { type Condition, withRequirements } from '@sverka/posting-lists/conditions'
import { factTerm, MAX_WORD_LENGTH, statusGroups } from '../../company-index/company-index.ts'
import { type Filters, filterTerms } from './filters.ts'
import { type Reading, termOfIndex } from './query.ts'

/** Terms for the legal forms in the query. */
export const formTerms = (reading: Reading): string[] => reading.forms.map(factTerm.form)
const wordTerms = (reading: Reading): string[] => reading.terms.flatMap((term) => termOfIndex(term) ?? [])
/** Numbers too long to be terms: ИНН or ОГРН must begin with each of these, or a word must equal it. */
const longNumbers = (reading: Reading): string[] =>
  reading.terms.flatMap((term) => (termOfIndex(term) === null ? [term.text.slice(0, MAX_WORD_LENGTH)] : []))

/** A document must have all words of the reading, one fact of each of its groups, and meet the filters. */
export function buildCondition(reading: Reading, filters: Filters): Condition {
  const { singles, groups } = filterTerms(filters)
  const classes = filters.statuses?.map((group) => statusGroups.indexOf(group))
  return withRequirements({ all: [...wordTerms(reading), ...singles], groups, lookUps: longNumbers(reading), classes }, reading)
}
