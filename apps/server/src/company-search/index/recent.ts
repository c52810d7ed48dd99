// The records that changed since the segments were made, as a process holds them in memory: few, so that they are gone through one by one.
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

export class Recent {
  readonly #records = new Map<number, RecentRow>()

  /** Takes a row over, unless a later writing of its record is known already. */
  put(row: RecentRow): void {
    const known = this.#records.get(row.id)
    if (known && known.version >= row.version) return
    this.#records.set(row.id, { ...row, words: row.words === null ? null : ` ${row.words} ` })
  }

  /** Whether any of the records has a term. */
  has(term: string): boolean {
    for (const { words } of this.#records.values()) if (words !== null && isAmong(words, term)) return true
    return false
  }

  /** How many words of the records begin with each of these; those that none does are left out. */
  count(beginnings: readonly string[]): Map<string, number> {
    const wanted = new Set(beginnings)
    const lengths = [...new Set(beginnings.map(({ length }) => length))]
    const counts = new Map<string, number>()
    for (const { words } of this.#records.values()) {
      for (const word of words?.split(' ') ?? []) {
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
    for (const record of this.#records.values()) if (meets(record, condition)) ranks.push(record.rank)
    return ranks.sort((a, b) => a - b)
  }
}

/** A fact is a word as a whole, any other term the beginning of one. */
const isAmong = (words: string, term: string): boolean => words.includes(isFact(term) ? ` ${term} ` : ` ${term}`)

function meets({ words, inn, ogrn, rank }: RecentRow, { all, groups, numbers, statuses }: Condition): boolean {
  return (
    words !== null &&
    all.every((term) => isAmong(words, term)) &&
    groups.every((group) => group.some((term) => isAmong(words, term))) &&
    numbers.every((number) => inn?.startsWith(number) || ogrn.startsWith(number) || isAmong(words, number)) &&
    (!statuses || statuses.includes(groupOfRank(rank)))
  )
}
