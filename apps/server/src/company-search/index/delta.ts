// The delta: companies that changed since the segments were made, as a process holds them in memory, found by the prefixes of their words.

import { groupOfRank } from '../documents/rank.ts'
import { END, isFact } from '../documents/terms.ts'
import type { Condition, Further } from '../query/condition.ts'

/** A row of `company_search_delta`. */
export interface DeltaRow {
  readonly companyId: number
  readonly version: number
  readonly rank: number
  readonly inn: string | null
  readonly ogrn: string
  /** Between blanks; null for a company that is gone. */
  readonly words: string | null
}

type Rows = ReadonlySet<DeltaRow>

/** Rows are found by prefixes of up to so many letters, a sign before them not counted; longer terms are looked for among those. */
const PREFIX_LETTERS = 3
const NONE: Rows = new Set()

export class Delta {
  readonly #rows = new Map<number, DeltaRow>()
  readonly #byPrefix = new Map<string, Set<DeltaRow>>()

  /** Takes a row over, unless a later one of its company is known already. */
  put(row: DeltaRow): void {
    const known = this.#rows.get(row.companyId)
    if (known && known.version >= row.version) return
    if (known) for (const prefix of prefixesOf(known)) this.#byPrefix.get(prefix)?.delete(known)
    const own = { ...row, words: row.words === null ? null : ` ${row.words} ` }
    this.#rows.set(row.companyId, own)
    for (const prefix of prefixesOf(own)) {
      const rows = this.#byPrefix.get(prefix) ?? new Set()
      this.#byPrefix.set(prefix, rows.add(own))
    }
  }

  /** Whether any of the companies has a term. */
  has(term: string): boolean {
    for (const { words } of this.#perhaps(term)) if (hasTerm(words, term)) return true
    return false
  }

  /** How many words of the companies have each of these prefixes; those that none has are left out. */
  count(prefixes: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>()
    for (const [letters, alike] of Map.groupBy(new Set(prefixes), keyOf)) {
      const wanted = new Set(alike)
      const lengths = [...new Set(alike.map(({ length }) => length))]
      for (const word of this.#wordsWith(letters)) {
        for (const length of lengths) {
          const prefix = word.slice(0, length)
          if (prefix.length === length && wanted.has(prefix)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
        }
      }
    }
    return counts
  }

  /** The companies that meet the condition, in any order. */
  matching(condition: Condition): DeltaRow[] {
    const matching: DeltaRow[] = []
    if (this.#rows.size === 0) return matching
    const { all, groups, numbers } = condition
    const needed = [...all.map((term) => [term]), ...groups].map((terms) => terms.map((term) => ({ term, rows: this.#perhaps(term) })))
    if (needed.some((terms) => terms.every(({ rows }) => rows.size === 0))) return matching
    const others = { ...condition, all: [], groups: [] }
    // The first digits of ИНН and ОГРН are words.
    const numbered = numbers.map((number) => [{ rows: this.#perhaps(number) }])
    for (const record of this.#fewest([...needed, ...numbered])) {
      const hasAll = needed.every((terms) =>
        terms.some(({ term, rows }) => rows.has(record) && (isPrefix(term) || hasTerm(record.words, term))),
      )
      if (hasAll && meets(record, others)) matching.push(record)
    }
    return matching
  }

  /** The whole words of names that begin with the term of a prefix, ascending. */
  nameWords(prefix: string): string[] {
    const words = [...new Set(this.#wordsWith(prefix))].filter((word) => word.endsWith(END))
    return words.map((word) => word.slice(1, -1)).sort()
  }

  *#wordsWith(letters: string): Iterable<string> {
    const begin = ` ${letters}`
    for (const { words } of this.#perhaps(letters)) {
      if (words === null) continue
      for (let at = words.indexOf(begin); at >= 0; at = words.indexOf(begin, at + 1)) yield words.slice(at + 1, words.indexOf(' ', at + 1))
    }
  }

  /** All rows that may have a term. */
  #perhaps(term: string): Rows {
    return this.#byPrefix.get(keyOf(term)) ?? NONE
  }

  /** The fewest rows among which all are that have one term of each group. */
  #fewest(needed: readonly (readonly { readonly rows: Rows }[])[]): Iterable<DeltaRow> {
    const sizeOf = (terms: readonly { readonly rows: Rows }[]) => terms.reduce((sum, { rows }) => sum + rows.size, 0)
    const [fewest] = [...needed].sort((a, b) => sizeOf(a) - sizeOf(b))
    if (!fewest) return this.#rows.values()
    return fewest.length === 1 ? (fewest[0]?.rows ?? NONE) : new Set(fewest.flatMap(({ rows }) => [...rows]))
  }
}

/** What the rows that may have a term are found by: a fact as a whole, of any other term the first letters. */
const keyOf = (term: string): string => (isFact(term) ? term : term.slice(0, lettersOf(term)))

/** Length of the longest prefix of a word that rows are found by. */
const lettersOf = (word: string): number => (SIGNED.test(word) ? PREFIX_LETTERS + 1 : PREFIX_LETTERS)

/** Terms of the name alone, people and codes of activities: with three places they would be found by two letters. */
const SIGNED = /^[.^~#%]/

/** Whether the rows found by a term are just those that have it. */
const isPrefix = (term: string): boolean => keyOf(term) === term

/** A fact is a word as a whole, any other term the prefix of one. */
export const hasTerm = (words: string | null, term: string): boolean => words?.includes(isFact(term) ? ` ${term} ` : ` ${term}`) ?? false

function prefixesOf({ words }: DeltaRow): Set<string> {
  const prefixes = new Set<string>()
  for (const word of words?.split(' ') ?? []) {
    if (isFact(word)) prefixes.add(word)
    else for (let length = 1; length <= Math.min(lettersOf(word), word.length); length++) prefixes.add(word.slice(0, length))
  }
  return prefixes
}

/** Whether words between blanks have what is asked for. */
export const hasFurther = (words: string | null, { all = [], groups = [] }: Further): boolean =>
  all.every((term) => hasTerm(words, term)) && groups.every((group) => group.some((term) => hasTerm(words, term)))

/** `words` between blanks. */
export function meets({ words, inn, ogrn, rank }: DeltaRow, { all, groups, numbers, statuses }: Condition): boolean {
  return (
    words !== null &&
    hasFurther(words, { all, groups }) &&
    numbers.every((number) => inn?.startsWith(number) || ogrn.startsWith(number) || hasTerm(words, number)) &&
    (!statuses || statuses.includes(groupOfRank(rank)))
  )
}
