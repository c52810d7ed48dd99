// Answers a search: reads the query, plans by frequency, passes over the tiers, marks what matched.
import type { FoundCompany } from '@sverka/contract/company-search'
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { Clock } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { countKeys, type FoundRow, listFound } from './company-search.sql.ts'
import { withCounts } from './counts.ts'
import type { Filters } from './filters.ts'
import { marksOf, matchedField } from './marks.ts'
import { type Frequencies, namesToCount } from './plan.ts'
import { piecesOf, type Reading, readingOf } from './query.ts'
import { idOfRank } from './rank.ts'
import { namesOfPieces, possibleReadings, rankRepairs, repairsOf, typedReadings } from './readings.ts'
import { LAST_START_MS, type SearchDb } from './search-db.ts'
import { type Found, searchReadings, type Window } from './search-readings.ts'

export interface SearchRequest {
  readonly query: string
  readonly filters: Filters
  readonly page: number
  readonly pageSize: number
  readonly clock: Clock
}

export interface SearchAnswer {
  readonly count: number
  readonly exact: boolean
  /** False: time ran out before the whole index was seen. */
  readonly complete: boolean
  /** What was searched instead, when the query as typed can match nothing. */
  readonly corrected: { readonly query: string; readonly others: readonly string[] } | null
  readonly readings: readonly Reading[]
  /** Best first. */
  readonly ranks: readonly number[]
}

const NOTHING: SearchAnswer = { count: 0, exact: true, complete: true, corrected: null, readings: [], ranks: [] }

const isEmpty = (filters: Filters): boolean => Object.values(filters).every((value) => value === undefined)

export { statusGroup } from './rank.ts'
export type { SearchDb } from './search-db.ts'

/** Ranks of one page in order, with the count up to 1,000. A blank query without filters finds nothing. */
export async function searchRanks(db: SearchDb, request: SearchRequest): Promise<SearchAnswer> {
  const { query, filters } = request
  const pieces = piecesOf(query)
  if (pieces.length === 0 && (query.trim() !== '' || isEmpty(filters))) return NOTHING
  const window = windowOf(request)
  const [typed = readingOf([]), ...joined] = typedReadings(pieces)
  const names = [typed, ...joined].flatMap((reading) => namesToCount(reading, filters))
  const counted = await withCounts(db.register, new Map(), [...namesOfPieces(pieces), ...names])
  const { readings, asTyped } = pieces.length === 0 ? { readings: [typed], asTyped: true } : possibleReadings(query, counted)
  const found = readings.length > 0 ? await searchReadings(db, { readings, filters, counted, window }) : null
  if (found && (found.count > 0 || !found.complete)) {
    return answer(found, readings, asTyped ? null : { query: readings[0]?.text ?? query, others: [] })
  }
  return (await searchRepaired(db, request, counted, window)) ?? { ...NOTHING, readings }
}

/** The same by ids: what other features list. */
export async function searchIds(db: SearchDb, request: SearchRequest): Promise<Pick<SearchAnswer, 'count' | 'exact'> & { ids: number[] }> {
  const { ranks, count, exact } = await searchRanks(db, request)
  return { ids: ranks.map(idOfRank), count, exact }
}

function windowOf({ page, pageSize, clock }: SearchRequest): Window {
  const offset = (page - 1) * pageSize
  return { offset, size: offset < SEARCH_END ? pageSize : 0, lastStart: clock.now().getTime() + LAST_START_MS, clock }
}

/** Tries the likeliest repairs of one word, in order, until one finds something. */
async function searchRepaired(db: SearchDb, { query, filters }: SearchRequest, counted: Frequencies, window: Window) {
  const repair = repairsOf(query, counted)
  if (!repair) return null
  const wrong = repair.words[repair.at] ?? ''
  const repaired = rankRepairs(wrong, await countKeys(db.register, repair.candidates)).map((word) => repair.words.with(repair.at, word))
  for (const [i, words] of repaired.entries()) {
    const reading = readingOf(words)
    const found = await searchReadings(db, { readings: [reading], filters, counted, window })
    if (found.count > 0) {
      const others = repaired.slice(i + 1).map((other) => other.join(' '))
      return answer(found, [reading], { query: reading.text, others })
    }
  }
  return null
}

const answer = (found: Found, readings: readonly Reading[], corrected: SearchAnswer['corrected']): SearchAnswer => ({
  count: found.count,
  exact: found.exact,
  complete: found.complete,
  corrected,
  readings,
  ranks: found.ranks,
})

/** The records of these ranks in their order, marked. One that no reading matches is a collision of hashes and is left out. */
export async function showFound(db: Reader, ranks: readonly number[], readings: readonly Reading[]): Promise<FoundCompany[]> {
  if (ranks.length === 0) return []
  const ids = ranks.map(idOfRank)
  const rows = new Map((await listFound(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? presentFound(row, readings) : []
  })
}

function presentFound(row: FoundRow, readings: readonly Reading[]): FoundCompany[] {
  for (const reading of readings) {
    const marks = marksOf(row, reading)
    if (!marks) continue
    return [
      {
        id: row.id,
        kind: row.kind as FoundCompany['kind'],
        name: row.name,
        fio: row.fio,
        inn: row.inn,
        ogrn: row.ogrn,
        status: row.statusName,
        region: row.region,
        address: row.address,
        leader: row.leader,
        registration_date: row.registeredOn,
        closed_on: row.closedOn,
        okved: row.okved === null ? null : { code: row.okved, name: row.okvedName },
        matched_by: matchedField(marks),
        marks,
      },
    ]
  }
  return []
}
