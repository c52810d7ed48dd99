// The card's tab «История» (history): the company's records in the state register, newest first, the differences between its extracts, and the
// changes that our refreshes from the external source made.
import type { Arrival, HistoryKind, RegisterChange, RegisterEntry } from '@sverka/contract/company-card/history'
import { mayChangeHistory } from '@sverka/contract/company-card/record-kinds.rules'
import { mapWithPauses } from '../../platform/map-with-pauses.ts'
import type { Classifiers, CompanyRecord, EarlierExtract, HistoryRecord } from '../../registry/registry.ts'
import { presentCoded } from '../company-card.present.ts'
import { foldForComparison } from '../fold-for-comparison.ts'
import { firstKnown } from '../past/differences.ts'
import { blockSource, checkExtractList, isWithin, newestFirst, type PageQuery, type Period, tabPage } from '../tab-list.ts'
import type { ChangeRow } from './history.sql.ts'
import { changeKind, entryKind, presentKinds } from './history-kinds.ts'
import { findListChanges } from './list-changes.ts'
import { recordDay } from './record-day.ts'

/** Filters of the records: days, text and kind. */
export interface HistoryQuery extends PageQuery, Period {
  readonly search?: string
  readonly kind?: HistoryKind
}

/** The data from other tables than the current extract. */
export interface HistoryContext {
  readonly names: Classifiers
  /** Stored changes between extracts, newest first. */
  readonly changes: readonly ChangeRow[]
  /** Extracts that newer ones replaced, the newest first. */
  readonly earlier: readonly EarlierExtract[]
  /** The first day for which we have an extract; null if we have none. */
  readonly knownFrom: string | null
  /** Refreshes that changed something, newest first; `changed`: names of fields of the card. */
  readonly refreshes: readonly { readonly source: string; readonly at: Date; readonly changed: readonly string[] }[]
}

/** One page of records; `search` is a part of the kind, the number or a document's name. The changes are never paged. */
export async function readHistoryPage(record: CompanyRecord, query: HistoryQuery, context: HistoryContext) {
  const { names, changes, earlier, refreshes, knownFrom } = context
  const arrivals = await findArrivals(record)
  const all = [...record.register.history]
    .sort((a, b) => newestFirst(a.date, b.date))
    .map((entry) => ({ entry, presented: presentEntry(entry, names, arrivals) }))
  const sought = query.search ? foldForComparison(query.search.trim()) : ''
  const isKind = (kind: HistoryKind) => query.kind === undefined || query.kind === kind
  const passed = all.filter(
    ({ entry, presented }) =>
      isWithin({ date: entry.date }, query) &&
      isKind(entryKind(presented)) &&
      (sought === '' || searchTexts(entry, names).some((text) => foldForComparison(text).includes(sought))),
  )
  const allChanges = [...changes.map((change) => presentChange(change, record)), ...(await findListChanges(record, earlier))]
  return {
    ...tabPage({ all, passed, entryKey: ({ entry: { grn, date } }) => grn ?? date }, query, ({ presented }) => presented),
    source: blockSource(record, 'register'),
    checked: checkExtractList(record, all.length),
    changes: allChanges.filter((change) => isKind(changeKind(change))),
    kinds: presentKinds(
      all.map(({ presented }) => presented),
      allChanges,
    ),
    known_from: firstKnown(allChanges, knownFrom ?? record.row.registerAsOf),
    refreshes: refreshes.map(({ source, at, changed }) => ({ source, at: at.toISOString(), changed: [...changed] })),
  }
}

const searchTexts = (entry: HistoryRecord, names: Classifiers): string[] => [
  entry.kind.name ?? names.recordKinds.get(entry.kind.code) ?? entry.kind.code,
  entry.grn ?? '',
  ...(entry.documents ?? []).map((document) => document.name),
]

/** Founders that are presented in one turn of the event loop: an extract may have thousands. */
const PRESENTED_AT_ONCE = 1000

/** Present heads and founders by the day of the record that added them, YYYY-MM-DD. */
async function findArrivals({ register: { heads, founders } }: CompanyRecord): Promise<ReadonlyMap<string, Arrival[]>> {
  const presentFounder = ({ name, share, recordDate: day, ...founder }: (typeof founders)[number]) =>
    name ? [{ day, arrival: arrival('founder', { ...founder, name }, { percent: share.percent ?? null }) }] : []
  const added = [
    ...heads.map((head) => ({ day: head.recordDate, arrival: arrival('head', head, { post: head.post ?? null }) })),
    ...(await mapWithPauses(founders, presentFounder, PRESENTED_AT_ONCE)).flat(),
  ]
  const byDay = Map.groupBy(added, ({ day }) => day ?? '')
  return new Map([...byDay].map(([day, all]) => [day, all.map((entry) => entry.arrival)]))
}

const arrival = (role: Arrival['role'], { name, inn }: { name: string; inn?: string }, more: Partial<Arrival>): Arrival => ({
  role,
  name,
  inn: inn ?? null,
  post: null,
  percent: null,
  ...more,
})

/**
 * A change in the contract's form. `on` is the day of the new head's record, or of the only register record between the extracts; else null.
 */
export function presentChange({ field, before, after, beforeDay, afterDay }: ChangeRow, { register }: CompanyRecord): RegisterChange {
  const between = { from: beforeDay, to: afterDay }
  const day = field === 'head' ? register.heads.find(({ name }) => name === after)?.recordDate : undefined
  const on = day && day > beforeDay && day <= afterDay ? day : recordDay(register.history, between)
  return { field: field as RegisterChange['field'], before, after, left: [], came: [], on, between }
}

function presentEntry(entry: HistoryRecord, names: Classifiers, arrivals: ReadonlyMap<string, Arrival[]>): RegisterEntry {
  return {
    grn: entry.grn ?? null,
    date: entry.date,
    kind: presentCoded(entry.kind, names.recordKinds) ?? { code: entry.kind.code, name: null },
    authority: entry.authority ?? null,
    documents: (entry.documents ?? []).map(({ name, number, date }) => ({ name, number: number ?? null, date: date ?? null })),
    void: entry.void ?? false,
    // A record of data sent by other authorities never adds a person, even if somebody was added on the same day.
    arrivals: mayChangeHistory(entry.kind.code) ? (arrivals.get(entry.date) ?? []) : [],
  }
}
