// Looks complete numbers (ИНН, ОГРН, КПП) up in the register's tables, so that they are found however busy the search index is.

import type { SearchedNumber } from '@sverka/contract/company-search/company-search'
import { SEARCH_RESULTS_MAX, type SearchSort } from '@sverka/contract/company-search/company-search.rules'
import { type AskedNumber, askedKpp, askedNumbers } from '@sverka/contract/company-search/pasted.rules'
import { meetsCondition } from '@sverka/posting-lists/delta'
import {
  buildIndexDocument,
  companyTermRules,
  endOfPrefix,
  groupOfRank,
  kindOfRank,
  listSearchableRecords,
  type SearchableRecord,
} from '../../company-index/company-index.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Trait } from '../answer/traits.ts'
import { buildCondition } from '../query/condition.ts'
import type { Filters } from '../query/filters.ts'
import { makeReading, type Reading } from '../query/query.ts'
import type { SearchRequest } from '../query/request.ts'
import { listByKpp, listByNumbers, type NumberedRow } from './numbers.sql.ts'

export interface FoundByNumbers {
  /** Everything found in order, at most as many as are shown. */
  readonly ids: readonly number[]
  readonly count: number
  /** False if there are more than 1,000. */
  readonly exact: boolean
  readonly numbers: readonly SearchedNumber[]
  /** The readings of the query by which matching parts are highlighted. */
  readonly readings: readonly Reading[]
  /** Kind and status group of everything found without the filters of kind and status, for the facets. */
  readonly traits: readonly Trait[]
}

/** One more than is shown, to tell «exactly 1,000» from «more». */
const ROWS_READ = SEARCH_RESULTS_MAX + 1

/**
 * Null if the index must answer instead: for a query without a complete number, for nine digits that are no company's КПП, and for a КПП that more
 * than 1,000 companies share.
 */
export async function findByNumbers(
  db: Reader,
  request: Pick<SearchRequest, 'query' | 'filters' | 'sort'>,
): Promise<FoundByNumbers | null> {
  const asked = askedNumbers(request.query)
  if (asked.length > 0) {
    const numbers = asked.filter(({ isRounded }) => !isRounded).map(({ number }) => number)
    const rows = await listByNumbers(db, numbers, ROWS_READ)
    const found = await inOrder(db, rows, request)
    return { ...found, numbers: asked.map((one) => numberState(one, rows, numbers)), readings: listReadings(numbers) }
  }
  const named = askedKpp(request.query)
  if (!named) return null
  const { kpp, isLabelled } = named
  const rows = await listByKpp(db, kpp, isLabelled ? [] : [kpp, endOfPrefix(kpp)], ROWS_READ)
  const ofKpp = rows.filter(({ at }) => at === 1).length
  // Only the index has so many companies in the order of results.
  if (ofKpp === ROWS_READ || (!isLabelled && ofKpp === 0)) return null
  const state = rows.length > 0 ? 'found' : 'unknown'
  return { ...(await inOrder(db, rows, request)), numbers: [{ number: kpp, state }], readings: listReadings([kpp]) }
}

/** `rounded`: a spreadsheet rounded it; `checksum`: nobody has it and its check digit is wrong; `unknown`: right, but nobody has it. */
function numberState({ number, holds, isRounded }: AskedNumber, rows: readonly NumberedRow[], numbers: readonly string[]): SearchedNumber {
  if (isRounded) return { number, state: 'rounded' }
  if (rows.some(({ at }) => numbers[at - 1] === number)) return { number, state: 'found' }
  return { number, state: holds ? 'unknown' : 'checksum' }
}

/** A number is highlighted where the row shows it; the last reading, without words, matches rows that do not show it. */
const listReadings = (numbers: readonly string[]): Reading[] => [...numbers.map((number) => makeReading([number])), NO_WORDS]

interface RankedRecord {
  readonly key: number
  readonly rank: number
  readonly record: SearchableRecord
  /** Order in results: companies with the number before those of a person with it (0, 1), then the number's position in the query. */
  readonly place: readonly number[]
}

/** Applies the filters to the found companies and sorts them. */
async function inOrder(db: Reader, rows: readonly NumberedRow[], { filters, sort }: Pick<SearchRequest, 'filters' | 'sort'>) {
  const places = new Map<number, readonly number[]>()
  for (const { id, at, isBehind } of rows) {
    const place = [Number(isBehind), at]
    const known = places.get(id)
    if (!known || compare(place, known) < 0) places.set(id, place)
  }
  const records = places.size === 0 ? [] : await listSearchableRecords(db, { ids: [...places.keys()] })
  const { kind, statuses, ...others } = filters
  const all = records.map((record) => ({ ...buildIndexDocument(record), record, place: places.get(record.id) ?? [] }))
  const open = all.filter(meeting(others))
  const found = open.filter(meeting({ kind, statuses })).sort((a, b) => bySort(a, b, sort) || compare(a.place, b.place) || a.rank - b.rank)
  return {
    ids: found.slice(0, SEARCH_RESULTS_MAX).map(({ key }) => key),
    count: Math.min(found.length, SEARCH_RESULTS_MAX),
    exact: found.length <= SEARCH_RESULTS_MAX && rows.length < ROWS_READ,
    traits: open.map(({ rank }): Trait => ({ group: groupOfRank(rank), kind: kindOfRank(rank) })),
  }
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, i) => value - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0

/** Larger or older companies first; unknown values last. */
function bySort({ record: one }: RankedRecord, { record: other }: RankedRecord, sort: SearchSort | undefined): number {
  if (sort === 'revenue') return (other.revenueKopecks ?? -1) - (one.revenueKopecks ?? -1)
  if (sort === 'age') return (one.registeredOn ?? LAST_DAY).localeCompare(other.registeredOn ?? LAST_DAY)
  return 0
}
const LAST_DAY = '9999-12-31'

const NO_WORDS = makeReading([])

/** A predicate for documents that meet the filters. */
function meeting(filters: Filters) {
  const condition = buildCondition(NO_WORDS, filters)
  return ({ key, rank, words }: ReturnType<typeof buildIndexDocument>): boolean =>
    meetsCondition(companyTermRules, { key, version: 0, rank, words: ` ${words.join(' ')} ` }, condition)
}
