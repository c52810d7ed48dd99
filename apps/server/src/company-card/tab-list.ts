// Shared by the lists of all tabs. A tab shows a stored block of a company's data: here a page of its entries, its source, stable ids, and filtering by
// days.
import type { Provenance } from '@sverka/contract/company/company'
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import { type BlockProvenance, type CompanyRecord, openRecord, type RecordBlockName } from '../registry/registry.ts'
import { readCheckedSubject } from '../reliability/reliability.ts'
import { checkSource } from '../sources/sources.ts'
import { type CardRequest, requireCard, requireWholeCard } from './company-card.access.ts'

/**
 * The record with only the named blocks; while a page is rendered, the whole record, which its operations share. Throws `number_invalid` and
 * `company_not_found`.
 */
export async function openTab(request: CardRequest, ...blockNames: RecordBlockName[]): Promise<CompanyRecord> {
  if (request.shared) return (await requireWholeCard(request)).record
  return openRecord(request.db, await requireCard(request.db, request.query), blockNames)
}

/** A tab's record, and whether its source was checked for the company. */
export interface CheckedTab {
  readonly record: CompanyRecord
  readonly checked: SourceCheck
}

/** Opens a block for a tab, with the result and the day of the check of its source. */
export async function openCheckedTab(request: CardRequest, blockName: RecordBlockName): Promise<CheckedTab> {
  const record = await openTab(request, blockName)
  return { record, checked: checkSource(blockName, await readCheckedSubject(request.db, record)) }
}

/** The check of a list that comes from the register extract, which is always there; `entries`: how many the list has. */
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
export const orEmpty = <T>(given: readonly T[] | undefined): readonly T[] => given ?? []

/** Pages count from 1; 20 entries by default. */
export interface PageQuery {
  readonly page?: number
  readonly page_size?: number
  /** Key of an entry: the page that has it is returned instead of `page`. */
  readonly record?: string
}

/**
 * One page of the entries that passed the filters. `count`: how many passed, `total`: how many are stored, `known`: how many the source says that
 * it has, if more than are stored, else null.
 */
export function tabPage<T, R>(
  given: { all: readonly T[]; passed: readonly T[]; known?: number | undefined; entryKey: (entry: T) => string | null | undefined },
  query: PageQuery,
  present: (entry: T) => R,
) {
  const size = query.page_size ?? 20
  const { all, passed, known, entryKey } = given
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
