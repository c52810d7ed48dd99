// История: records of the register, newest first, differences between extracts, and what our own refreshes changed.
import type { Arrival, HistoryKind, RegisterChange, RegisterEntry } from '@sverka/contract/company-card/history'
import type { Classifiers, CompanyRecord, EarlierExtract, HistoryRecord } from '../../registry/registry.ts'
import { presentCoded } from '../company-card.present.ts'
import { foldForComparison } from '../fold-for-comparison.ts'
import { firstKnown } from '../past/differences.ts'
import { blockSource, checkExtractList, isWithin, newestFirst, type PageQuery, type Period, tabPage } from '../tab-list.ts'
import type { ChangeRow } from './history.sql.ts'
import { changeKind, entryKind, presentKinds } from './history-kinds.ts'
import { findListChanges } from './list-changes.ts'
import { isAboutFunds, recordDay } from './record-day.ts'

export interface HistoryQuery extends PageQuery, Period {
  readonly search?: string
  readonly kind?: HistoryKind
}

export interface HistoryContext {
  readonly names: Classifiers
  readonly changes: readonly ChangeRow[]
  /** Replaced extracts, the newest first. */
  readonly earlier: readonly EarlierExtract[]
  /** The first day for which we have an extract; null if we have none. */
  readonly knownFrom: string | null
  readonly refreshes: readonly { readonly source: string; readonly at: Date; readonly changed: readonly string[] }[]
}

/** One page of records; `search` looks in the kind, the number and the documents of a record. */
export async function readHistoryPage(record: CompanyRecord, query: HistoryQuery, context: HistoryContext) {
  const { names, changes, earlier, refreshes, knownFrom } = context
  const arrivals = findArrivals(record)
  const all = [...record.register.history]
    .sort((a, b) => newestFirst(a.date, b.date))
    .map((entry) => ({ entry, shown: presentEntry(entry, names, arrivals) }))
  const words = query.search ? foldForComparison(query.search.trim()) : ''
  const isKind = (kind: HistoryKind) => query.kind === undefined || query.kind === kind
  const passed = all.filter(
    ({ entry, shown }) =>
      isWithin({ date: entry.date }, query) &&
      isKind(entryKind(shown)) &&
      (words === '' || searchTexts(entry, names).some((text) => foldForComparison(text).includes(words))),
  )
  const known = [...changes.map((change) => presentChange(change, record)), ...(await findListChanges(record, earlier))]
  return {
    ...tabPage({ all, passed, entryKey: ({ entry: { grn, date } }) => grn ?? date }, query, ({ shown }) => shown),
    source: blockSource(record, 'register'),
    checked: checkExtractList(record, all.length),
    changes: known.filter((change) => isKind(changeKind(change))),
    kinds: presentKinds(
      all.map(({ shown }) => shown),
      known,
    ),
    known_from: firstKnown(known, knownFrom ?? record.row.registerAsOf),
    refreshes: refreshes.map(({ source, at, changed }) => ({ source, at: at.toISOString(), changed: [...changed] })),
  }
}

const searchTexts = (entry: HistoryRecord, names: Classifiers): string[] => [
  entry.kind.name ?? names.recordKinds.get(entry.kind.code) ?? entry.kind.code,
  entry.grn ?? '',
  ...(entry.documents ?? []).map((document) => document.name),
]

/** Heads and founders by the day of the record that added them, YYYY-MM-DD. */
function findArrivals({ register: { heads, founders } }: CompanyRecord): ReadonlyMap<string, Arrival[]> {
  const came = [
    ...heads.map((head) => ({ day: head.recordDate, arrival: arrival('head', head, { post: head.post ?? null }) })),
    ...founders.flatMap((founder) =>
      founder.name
        ? [
            {
              day: founder.recordDate,
              arrival: arrival('founder', { ...founder, name: founder.name }, { percent: founder.share.percent ?? null }),
            },
          ]
        : [],
    ),
  ]
  const byDay = Map.groupBy(came, ({ day }) => day ?? '')
  return new Map([...byDay].map(([day, all]) => [day, all.map((one) => one.arrival)]))
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
    // A record about funds never adds a person, even if somebody was added on the same day.
    arrivals: isAboutFunds(entry) ? [] : (arrivals.get(entry.date) ?? []),
  }
}
