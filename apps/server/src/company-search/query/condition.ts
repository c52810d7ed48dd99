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

/** What a condition asks for beside the words of a reading. */
export interface Further {
  readonly all?: readonly string[]
  readonly groups?: readonly (readonly string[])[]
}

/** The condition of a reading with the filters, and what is asked for beside. */
export function conditionOf(reading: Reading, filters: Filters, further: Further = {}): Condition {
  const { singles, groups } = filterTerms(filters)
  const asked = [...reading.groups, ...(further.groups ?? [])]
  const only = asked.flatMap((group) => (group.length === 1 ? group : []))
  const all = [...new Set([...wordTerms(reading), ...singles, ...only, ...(further.all ?? [])])]
  const numbers = longNumbers(reading)
  const allGroups = [...groups, ...asked.filter((group) => group.length > 1)]
  const isEverything = all.length + allGroups.length + numbers.length === 0
  return {
    all,
    groups: isEverything ? [kinds] : allGroups,
    numbers,
    statuses: filters.statuses,
  }
}

/** The terms whose lists a search of these conditions reads. */
export const termsOfConditions = (conditions: readonly Condition[]): string[] =>
  conditions.flatMap(({ all, groups, numbers }) => [...all, ...groups.flat(), ...numbers])
