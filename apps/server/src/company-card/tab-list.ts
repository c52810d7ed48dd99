// What the lists of all tabs share: a page of a block's entries, its provenance, stable ids, periods of days.
import type { Provenance } from '@sverka/contract/company/company'
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import { type BlockProvenance, type CompanyRecord, openRecord, type RecordBlockName } from '../registry/registry.ts'
import { readCheckedSubject } from '../reliability/reliability.ts'
import { checkSource } from '../sources/sources.ts'
import { accessCard, accessWholeCard, type CardRequest } from './company-card.access.ts'

/** The record with only the named blocks, or the one that the page has opened already. Throws `number_invalid` and `company_not_found`. */
export async function openTab(request: CardRequest, ...words: RecordBlockName[]): Promise<CompanyRecord> {
  if (request.shared) return (await accessWholeCard(request)).record
  return openRecord(request.db, await accessCard(request.db, request.query), words)
}

/** A tab's record with the answer of its source. */
export interface CheckedTab {
  readonly record: CompanyRecord
  readonly checked: SourceCheck
}

/** The tab's record with the answer whether its source was checked for the company, and as of when. */
export async function openChecked(request: CardRequest, word: RecordBlockName): Promise<CheckedTab> {
  const record = await openTab(request, word)
  return { record, checked: checkSource(word, await readCheckedSubject(request.db, record)) }
}

/** The same of what the register's extract lists. */
export const checkExtract = ({ row }: CompanyRecord, entries: number): SourceCheck => ({
  state: entries > 0 ? 'found' : 'not_found',
  as_of: row.registerAsOf,
})

/** Where a block comes from; null if it is not stored. */
export function blockSource({ provenance }: CompanyRecord, word: RecordBlockName): Provenance | null {
  const block = provenance[word]
  return block ? presentProvenance(block) : null
}

/** Provenance in the form of the contract. */
export const presentProvenance = ({ source, asOf, loadedAt, example }: BlockProvenance): Provenance => ({
  source,
  as_of: asOf,
  loaded_at: loadedAt.toISOString(),
  ...(example ? { example } : {}),
})

/** A list of a block; an empty one is not stored and opens as absent. */
export const orEmpty = <T>(given: readonly T[] | undefined): readonly T[] => given ?? []

export interface PageQuery {
  readonly page?: number
  readonly page_size?: number
  /** Returns the page that has this record, instead of the requested page. */
  readonly record?: string
}

/** One page of entries that passed the filters; `known` is the source's own count where it exceeds what is stored. */
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

/** FNV-1a of the entry's own key: an entry has the same id in every answer, never 0. */
export function stableId(key: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(key)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash & 0x7fffffff || 1
}

export interface Period {
  readonly date_from?: string
  readonly date_to?: string
}

/** Specification §5: begins on or after the first day and ends on or before the last; a missing day is replaced by the other. */
export function isWithin(
  entry: { start?: string | undefined; end?: string | undefined; date?: string | undefined },
  period: Period,
): boolean {
  const start = entry.start ?? entry.date ?? entry.end
  const end = entry.end ?? entry.date ?? entry.start
  if (period.date_from && !(start !== undefined && start >= period.date_from)) return false
  return !(period.date_to && !(end !== undefined && end <= period.date_to))
}

/** Newest first; entries without a day last. Compares ISO dates as plain text: by a language's rules a thousand take ten times longer. */
export function newestFirst(a = '', b = ''): number {
  if (a === b) return 0
  return a < b ? 1 : -1
}
