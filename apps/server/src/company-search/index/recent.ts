// The records that changed since the segments were made, as a process holds them in memory, found by how their words begin.
import type { Condition } from '../condition.ts'
import { groupOfRank } from '../rank.ts'
import { isFact } from '../terms.ts'

/** A row of `company_search_recent`. */
export interface RecentRow {
  readonly id: number
  readonly version: number
  readonly rank: number
  readonly inn: string | null
  readonly ogrn: string
  /** Between blanks; null for a record that is gone. */
  readonly words: string | null
}

type Rows = ReadonlySet<RecentRow>

/** Records are kept by so many first letters of their words; longer terms are looked for among those. */
const FIRST_LETTERS = 3
const NONE: Rows = new Set()

export class Recent {
  readonly #records = new Map<number, RecentRow>()
  readonly #byLetters = new Map<string, Set<RecentRow>>()

  /** Takes a row over, unless a later writing of its record is known already. */
  put(row: RecentRow): void {
    const known = this.#records.get(row.id)
    if (known && known.version >= row.version) return
    if (known) for (const letters of lettersOf(known)) this.#byLetters.get(letters)?.delete(known)
    const kept = { ...row, words: row.words === null ? null : ` ${row.words} ` }
    this.#records.set(row.id, kept)
    for (const letters of lettersOf(kept)) {
      const rows = this.#byLetters.get(letters) ?? new Set()
      this.#byLetters.set(letters, rows.add(kept))
    }
  }

  /** Whether any of the records has a term. */
  has(term: string): boolean {
    for (const { words } of this.#perhaps(term)) if (isAmong(words, term)) return true
    return false
  }

  /** How many words of the records begin with each of these; those that none does are left out. */
  count(beginnings: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>()
    for (const [letters, alike] of Map.groupBy(new Set(beginnings), (one) => one.slice(0, FIRST_LETTERS))) {
      const wanted = new Set(alike)
      const lengths = [...new Set(alike.map(({ length }) => length))]
      for (const word of this.#wordsWith(letters)) {
        for (const length of lengths) {
          const beginning = word.slice(0, length)
          if (beginning.length === length && wanted.has(beginning)) counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
        }
      }
    }
    return counts
  }

  /** Ranks of the records that meet the condition, best first. */
  matching(condition: Condition): number[] {
    const ranks: number[] = []
    const { all, groups } = condition
    const needed = [...all.map((term) => [term]), ...groups].map((terms) => terms.map((term) => ({ term, rows: this.#perhaps(term) })))
    const others = { ...condition, all: [], groups: [] }
    for (const record of this.#fewest(needed)) {
      const hasAll = needed.every((terms) =>
        terms.some(({ term, rows }) => rows.has(record) && (isKept(term) || isAmong(record.words, term))),
      )
      if (hasAll && meets(record, others)) ranks.push(record.rank)
    }
    return ranks.sort((a, b) => a - b)
  }

  *#wordsWith(letters: string): Iterable<string> {
    for (const { words } of this.#perhaps(letters)) for (const word of words?.split(' ') ?? []) if (word.startsWith(letters)) yield word
  }

  /** All records that may have a term. */
  #perhaps(term: string): Rows {
    return this.#byLetters.get(isFact(term) ? term : term.slice(0, FIRST_LETTERS)) ?? NONE
  }

  /** The fewest records among which all are that have one term of each group. */
  #fewest(needed: readonly (readonly { readonly rows: Rows }[])[]): Iterable<RecentRow> {
    const sizeOf = (terms: readonly { readonly rows: Rows }[]) => terms.reduce((sum, { rows }) => sum + rows.size, 0)
    const [fewest] = [...needed].sort((a, b) => sizeOf(a) - sizeOf(b))
    if (!fewest) return this.#records.values()
    return fewest.length === 1 ? (fewest[0]?.rows ?? NONE) : new Set(fewest.flatMap(({ rows }) => [...rows]))
  }
}

/** Whether the records kept by a term are just those that have it. */
const isKept = (term: string): boolean => isFact(term) || term.length <= FIRST_LETTERS

/** A fact is a word as a whole, any other term the beginning of one. */
export const isAmong = (words: string | null, term: string): boolean => words?.includes(isFact(term) ? ` ${term} ` : ` ${term}`) ?? false

function lettersOf({ words }: RecentRow): Set<string> {
  const letters = new Set<string>()
  for (const word of words?.split(' ') ?? []) {
    if (isFact(word)) letters.add(word)
    else for (let length = 1; length <= Math.min(FIRST_LETTERS, word.length); length++) letters.add(word.slice(0, length))
  }
  return letters
}

/** `words` between blanks. */
export function meets({ words, inn, ogrn, rank }: RecentRow, { all, groups, numbers, statuses }: Condition): boolean {
  return (
    words !== null &&
    all.every((term) => isAmong(words, term)) &&
    groups.every((group) => group.some((term) => isAmong(words, term))) &&
    numbers.every((number) => inn?.startsWith(number) || ogrn.startsWith(number) || isAmong(words, number)) &&
    (!statuses || statuses.includes(groupOfRank(rank)))
  )
}
