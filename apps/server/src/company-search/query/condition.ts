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

/** What all records meet. */
const EVERYTHING = [kinds]

/** The condition of a reading with the filters. */
export function conditionOf(reading: Reading, filters: Filters): Condition {
  const { singles, groups } = filterTerms(filters)
  const numbers = longNumbers(reading)
  const asked = narrowed({ all: [...wordTerms(reading), ...singles], groups, numbers, statuses: filters.statuses }, reading)
  const isEverything = asked.all.length + asked.groups.length + numbers.length === 0
  return isEverything ? { ...asked, groups: EVERYTHING } : asked
}

/** The same condition with what is asked for beside. */
export function narrowed(condition: Condition, { all = [], groups = [] }: Further): Condition {
  if (all.length + groups.length === 0) return condition
  const only = groups.flatMap((group) => (group.length === 1 ? group : []))
  const before = condition.groups === EVERYTHING ? [] : condition.groups
  return {
    ...condition,
    all: [...new Set([...condition.all, ...only, ...all])],
    groups: [...before, ...groups.filter((group) => group.length > 1)],
  }
}

/** The terms whose lists a search by these conditions reads. */
export const termsOfConditions = (conditions: readonly (Further & Partial<Pick<Condition, 'numbers'>>)[]): string[] =>
  conditions.flatMap(({ all = [], groups = [], numbers = [] }) => [...all, ...groups.flat(), ...numbers])
