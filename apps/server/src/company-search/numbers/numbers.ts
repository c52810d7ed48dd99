// Looks complete numbers of a query up in the register's tables, so that they are found however busy the search index is: ИНН (taxpayer number), ОГРН
// (registration number), КПП (code of a registration with a tax office, which many companies may share).

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

/** The companies found by numbers. */
export interface FoundByNumbers {
  /** Ids of all companies found, in the order of results, at most 1,000. */
  readonly ids: readonly number[]
  readonly count: number
  /** False if there are more than 1,000. */
  readonly exact: boolean
  /** The numbers of the query, each with its state: found, unknown, … */
  readonly numbers: readonly SearchedNumber[]
  /** The readings of the query by which matching parts are highlighted. */
  readonly readings: readonly Reading[]
  /** Kind and status group of the companies found without the filters of kind and status, to count the facets. */
  readonly traits: readonly Trait[]
}

/** One more than is shown, to distinguish «exactly 1,000» from «more». */
const ROWS_READ = SEARCH_RESULTS_MAX + 1

/**
 * The companies with the numbers of the query. Null if the index must answer instead: for a query without a complete number, for nine digits that
 * are no company's КПП, and for a КПП that more than 1,000 companies share.
 */
export async function findByNumbers(
  db: Reader,
  request: Pick<SearchRequest, 'query' | 'filters' | 'sort'>,
): Promise<FoundByNumbers | null> {
  const searched = askedNumbers(request.query)
  if (searched.length > 0) {
    const numbers = searched.filter(({ isRounded }) => !isRounded).map(({ number }) => number)
    const rows = await listByNumbers(db, numbers, ROWS_READ)
    const found = await filterAndSort(db, rows, request)
    return { ...found, numbers: searched.map((number) => numberState(number, rows, numbers)), readings: listReadings(numbers) }
  }
  const searchedKpp = askedKpp(request.query)
  if (!searchedKpp) return null
  // Nine digits without the label «КПП» may also be the beginning of an ИНН.
  const { kpp, isLabelled } = searchedKpp
  const rows = await listByKpp(db, kpp, isLabelled ? [] : [kpp, endOfPrefix(kpp)], ROWS_READ)
  const ofKpp = rows.filter(({ at }) => at === 1).length
  // Only the index has so many companies in the order of results.
  if (ofKpp === ROWS_READ || (!isLabelled && ofKpp === 0)) return null
  const state = rows.length > 0 ? 'found' : 'unknown'
  return { ...(await filterAndSort(db, rows, request)), numbers: [{ number: kpp, state }], readings: listReadings([kpp]) }
}

/** `rounded`: a spreadsheet rounded the number; `checksum`: nobody has it and its check digit is wrong; `unknown`: it is valid, but nobody has it. */
function numberState({ number, holds, isRounded }: AskedNumber, rows: readonly NumberedRow[], numbers: readonly string[]): SearchedNumber {
  if (isRounded) return { number, state: 'rounded' }
  if (rows.some(({ at }) => numbers[at - 1] === number)) return { number, state: 'found' }
  return { number, state: holds ? 'unknown' : 'checksum' }
}

/** A number is highlighted where the row shows it; the last reading, without words, matches rows that do not show it. */
const listReadings = (numbers: readonly string[]): Reading[] => [...numbers.map((number) => makeReading([number])), NO_WORDS]

/** A company found, with its key and rank in the search index. */
interface RankedRecord {
  /** Its id. */
  readonly key: number
  readonly rank: number
  readonly record: SearchableRecord
  /** Order in results: first 0 for a company with the number, 1 for a company of a person with the number; then its position in the query. */
  readonly place: readonly number[]
}

/** Applies the filters to the found companies and sorts them. */
async function filterAndSort(db: Reader, rows: readonly NumberedRow[], { filters, sort }: Pick<SearchRequest, 'filters' | 'sort'>) {
  const places = new Map<number, readonly number[]>()
  for (const { id, at, isBehind } of rows) {
    const place = [Number(isBehind), at]
    const earlier = places.get(id)
    if (!earlier || compare(place, earlier) < 0) places.set(id, place)
  }
  const records = places.size === 0 ? [] : await listSearchableRecords(db, { ids: [...places.keys()] })
  const { kind, statuses, ...others } = filters
  const all = records.map((record) => ({ ...buildIndexDocument(record), record, place: places.get(record.id) ?? [] }))
  const withoutKindAndStatus = all.filter(meeting(others))
  const found = withoutKindAndStatus
    .filter(meeting({ kind, statuses }))
    .sort((a, b) => bySort(a, b, sort) || compare(a.place, b.place) || a.rank - b.rank)
  return {
    ids: found.slice(0, SEARCH_RESULTS_MAX).map(({ key }) => key),
    count: Math.min(found.length, SEARCH_RESULTS_MAX),
    exact: found.length <= SEARCH_RESULTS_MAX && rows.length < ROWS_READ,
    traits: withoutKindAndStatus.map(({ rank }): Trait => ({ group: groupOfRank(rank), kind: kindOfRank(rank) })),
  }
}

/** Compares lists of numbers by their first difference, for `sort`. */
const compare = (first: readonly number[], second: readonly number[]): number =>
  first.map((value, i) => value - (second[i] ?? 0)).find((difference) => difference !== 0) ?? 0

/** For `sort`: larger or older companies first, unknown values last; 0 without a chosen order. */
function bySort({ record: first }: RankedRecord, { record: second }: RankedRecord, sort: SearchSort | undefined): number {
  if (sort === 'revenue') return (second.revenueKopecks ?? -1) - (first.revenueKopecks ?? -1)
  if (sort === 'age') return (first.registeredOn ?? LAST_DAY).localeCompare(second.registeredOn ?? LAST_DAY)
  return 0
}
/** Stands for an unknown day of registration, after all others. */
const LAST_DAY = '9999-12-31'

/** A reading without words, which every company matches. */
const NO_WORDS = makeReading([])

/** A predicate for companies (as documents of the index) that meet the filters. */
function meeting(filters: Filters) {
  const condition = buildCondition(NO_WORDS, filters)
  return ({ key, rank, words }: ReturnType<typeof buildIndexDocument>): boolean =>
    meetsCondition(companyTermRules, { key, version: 0, rank, words: ` ${words.join(' ')} ` }, condition)
}
