// Functions for the lists of all tabs of a company card. A tab shows a block, which is the stored facts of one source about the company. Here:
// opening the block, one page of its entries, its source, stable ids, and filtering by days.
import type { Provenance } from '@sverka/contract/company/company'
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import { type BlockProvenance, type CompanyRecord, openRecord, type RecordBlockName } from '../registry/registry.ts'
import { readCheckedSubject } from '../reliability/reliability.ts'
import { checkSource } from '../sources/sources.ts'
import { type CardRequest, requireCard, requireWholeCard } from './company-card.access.ts'

/**
 * The record with only the named blocks. While a page is rendered: the whole record, which the operations of the page share. Throws `number_invalid`
 * and `company_not_found`.
 */
export async function openTab(request: CardRequest, ...blockNames: RecordBlockName[]): Promise<CompanyRecord> {
  if (request.shared) return (await requireWholeCard(request)).record
  return openRecord(request.db, await requireCard(request.db, request.query), blockNames)
}

/** A tab's record, and whether its source was checked for the company, with which result and day. */
export interface CheckedTab {
  readonly record: CompanyRecord
  readonly checked: SourceCheck
}

/** Opens a block for a tab, with the result and the day of the check of its source. */
export async function openCheckedTab(request: CardRequest, blockName: RecordBlockName): Promise<CheckedTab> {
  const record = await openTab(request, blockName)
  return { record, checked: checkSource(blockName, await readCheckedSubject(request.db, record)) }
}

/** The check of a list that comes from the register extract, which every company has; `entries`: number of entries in the list. */
export const checkExtractList = ({ row }: CompanyRecord, entries: number): SourceCheck => ({
  state: entries > 0 ? 'found' : 'not_found',
  as_of: row.registerAsOf,
})

/** Where a block comes from; null if it is not stored. */
export function blockSource({ provenance }: CompanyRecord, blockName: RecordBlockName): Provenance | null {
  const block = provenance[blockName]
  return block ? presentProvenance(block) : null
}

/** Provenance in the form of the contract. */
export const presentProvenance = ({ source, asOf, loadedAt, example }: BlockProvenance): Provenance => ({
  source,
  as_of: asOf,
  loaded_at: loadedAt.toISOString(),
  ...(example ? { example } : {}),
})

/** A list of a stored block: empty lists are not stored and come back as undefined. */
export const orEmpty = <T>(list: readonly T[] | undefined): readonly T[] => list ?? []

/** Pages count from 1; 20 entries by default. */
export interface PageQuery {
  readonly page?: number
  readonly page_size?: number
  /** Key of an entry: the page that has it is returned instead of `page`. */
  readonly record?: string
}

/**
 * One page of the entries that passed the filters. `count`: number of these, `total`: number of stored entries. `known`: the total number that the
 * source states, if it is greater than the stored one, else null.
 */
export function tabPage<T, R>(
  entries: { all: readonly T[]; passed: readonly T[]; known?: number | undefined; entryKey: (entry: T) => string | null | undefined },
  query: PageQuery,
  present: (entry: T) => R,
) {
  const size = query.page_size ?? 20
  const { all, passed, known, entryKey } = entries
  const place = query.record === undefined ? -1 : passed.findIndex((entry) => entryKey(entry) === query.record)
  const page = place === -1 ? (query.page ?? 1) : Math.floor(place / size) + 1
  return {
    count: passed.length,
    page,
    page_size: size,
    result: passed.slice((page - 1) * size, page * size).map(present),
    total: all.length,
    known: known !== undefined && known > all.length ? known : null,
  }
}

/** A positive 31-bit id from the entry's own key (hash FNV-1a), so that an entry has the same id in every answer. */
export function stableId(key: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(key)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash & 0x7fffffff || 1
}

/** Days, YYYY-MM-DD, both inclusive. */
export interface Period {
  readonly date_from?: string
  readonly date_to?: string
}

/**
 * Whether an entry begins on or after `date_from` and ends on or before `date_to`. Without `start` or `end` its `date` counts, else the other end.
 */
export function isWithin(
  entry: { start?: string | undefined; end?: string | undefined; date?: string | undefined },
  period: Period,
): boolean {
  const start = entry.start ?? entry.date ?? entry.end
  const end = entry.end ?? entry.date ?? entry.start
  if (period.date_from && !(start !== undefined && start >= period.date_from)) return false
  return !(period.date_to && !(end !== undefined && end <= period.date_to))
}

/** For `sort`: newest first, entries without a day last. Compares ISO days as plain text, because `localeCompare` is ten times slower. */
export function newestFirst(a = '', b = ''): number {
  if (a === b) return 0
  return a < b ? 1 : -1
}
