// What a record must meet: a reading of the query and the filters as terms of the index, numbers and statuses.

import type { StatusGroup } from '../documents/rank.ts'
import { factTerm } from '../documents/terms.ts'
import { LONGEST_WORD } from '../documents/words.ts'
import { type Filters, filterTerms } from './filters.ts'
import { type Reading, termOfIndex } from './query.ts'

export interface Condition {
  /** Terms that a record must have. */
  readonly all: readonly string[]
  /** Of each group a record must have one term. */
  readonly groups: readonly (readonly string[])[]
  /** Numbers too long for a term: ИНН or ОГРН must begin with each, or a word must be it. */
  readonly numbers: readonly string[]
  /** Undefined: any. */
  readonly statuses: readonly StatusGroup[] | undefined
}

const kinds = [factTerm.kind('company'), factTerm.kind('entrepreneur')] as const

export const formTerms = (reading: Reading): string[] => reading.forms.map(factTerm.form)

const wordTerms = (reading: Reading): string[] => reading.terms.flatMap((term) => termOfIndex(term) ?? [])

const longNumbers = (reading: Reading): string[] =>
  reading.terms.flatMap((term) => (termOfIndex(term) === null ? [term.text.slice(0, LONGEST_WORD)] : []))

/** The condition of a reading with the filters; with `forms` a record must also have one of these. */
export function conditionOf(reading: Reading, filters: Filters, forms: readonly string[] = []): Condition {
  const { singles, groups } = filterTerms(filters)
  const all = [...new Set([...wordTerms(reading), ...singles])]
  const numbers = longNumbers(reading)
  const allGroups = forms.length > 0 ? [...groups, forms] : groups
  const isEverything = all.length + allGroups.length + numbers.length === 0
  return {
    all,
    groups: isEverything ? [kinds] : allGroups,
    numbers,
    statuses: filters.statuses,
  }
}

/** The terms whose lists a search of this reading reads. */
export function termsToRead(reading: Reading, filters: Filters): string[] {
  const { all, groups, numbers } = conditionOf(reading, filters)
  return [...all, ...groups.flat(), ...numbers, ...formTerms(reading)]
}
