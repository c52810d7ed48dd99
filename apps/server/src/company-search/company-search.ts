// Answers a search: reads the query, plans by frequency, passes over the tiers, marks what matched.
import type { FoundCompany } from '@sverka/contract/company-search'
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { Clock } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { countKeys, type FoundRow, listFound } from './company-search.sql.ts'
import type { Filters } from './filters.ts'
import { marksOf, matchedField } from './marks.ts'
import { namesToCount } from './plan.ts'
import { piecesOf, type Reading, readingOf } from './query.ts'
import { idOfRank } from './rank.ts'
import { namesOfPieces, possibleReadings, rankRepairs, repairsOf } from './readings.ts'
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
  readonly ids: readonly number[]
}

/** Everything a search may take, so that no statement passes a quarter of a second (see docs/performance.md). */
const MILLISECONDS = 120
const NOTHING: SearchAnswer = { count: 0, exact: true, complete: true, corrected: null, readings: [], ids: [] }

const isEmpty = (filters: Filters): boolean => Object.values(filters).every((value) => value === undefined)

/** Ids of one page in order, with the count up to 1,000. A blank query without filters finds nothing. */
export async function searchIds(db: Reader, request: SearchRequest): Promise<SearchAnswer> {
  const { query, filters } = request
  const pieces = piecesOf(query)
  if (pieces.length === 0 && (query.trim() !== '' || isEmpty(filters))) return NOTHING
  const window = windowOf(request)
  const typed = readingOf(pieces.flatMap(([first]) => first?.words ?? []))
  const counted = await countKeys(db, [...new Set([...namesOfPieces(pieces), ...namesToCount(typed, filters)])])
  const { readings, asTyped } = pieces.length === 0 ? { readings: [typed], asTyped: true } : possibleReadings(query, counted)
  const found = readings.length > 0 ? await searchReadings(db, { readings, filters, counted, window }) : null
  if (found && (found.count > 0 || !found.complete)) {
    return answer(found, readings, asTyped ? null : { query: readings[0]?.text ?? query, others: [] })
  }
  return (await searchRepaired(db, request, counted, window)) ?? { ...NOTHING, readings }
}

function windowOf({ page, pageSize, clock }: SearchRequest): Window {
  const offset = (page - 1) * pageSize
  return { offset, size: offset < SEARCH_END ? pageSize : 0, deadline: clock.now().getTime() + MILLISECONDS, clock }
}

/** Tries the likeliest repairs of one word, in order, until one finds something. */
async function searchRepaired(db: Reader, { query, filters }: SearchRequest, counted: ReadonlyMap<string, number>, window: Window) {
  const repair = repairsOf(query, counted)
  if (!repair) return null
  const wrong = repair.words[repair.at] ?? ''
  const repaired = rankRepairs(wrong, await countKeys(db, repair.candidates)).map((word) => repair.words.with(repair.at, word))
  for (const [i, words] of repaired.entries()) {
    const reading = readingOf(words)
    const known = await countKeys(db, namesToCount(reading, filters))
    const found = await searchReadings(db, { readings: [reading], filters, counted: known, window })
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
  ids: found.ranks.map(idOfRank),
})

/** The rows of these ids in their order, marked. A row that no reading matches is a collision of hashes and is left out. */
export async function showFound(db: Reader, { ids, readings }: Pick<SearchAnswer, 'ids' | 'readings'>): Promise<FoundCompany[]> {
  if (ids.length === 0) return []
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
