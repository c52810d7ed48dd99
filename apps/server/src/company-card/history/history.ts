// История: records of the register, newest first, and what our own refreshes changed.
import type { RegisterEntry } from '@sverka/contract/company-card/history'
import type { Classifiers, CompanyRecord, HistoryRecord } from '../../registry/registry.ts'
import { coded } from '../company-card.present.ts'
import { folded } from '../look-alike.ts'
import { isWithin, newestFirst, type PageQuery, type Period, sourceOf, tabPage } from '../tab-list.ts'

export interface HistoryQuery extends PageQuery, Period {
  readonly search?: string
}

export interface HistoryContext {
  readonly names: Classifiers
  readonly refreshes: readonly { readonly source: string; readonly at: Date; readonly changed: readonly string[] }[]
}

/** One page of records; `search` looks into the record's kind, its number and its documents. */
export function showHistory(record: CompanyRecord, query: HistoryQuery, { names, refreshes }: HistoryContext) {
  const all = [...record.register.history].sort((a, b) => newestFirst(a.date, b.date))
  const words = query.search ? folded(query.search.trim()) : ''
  const passed = all.filter(
    (entry) =>
      isWithin({ date: entry.date }, query) && (words === '' || textsOf(entry, names).some((text) => folded(text).includes(words))),
  )
  return {
    ...tabPage({ all, passed, keyOf: ({ grn, date }) => grn ?? date }, query, (entry) => presentEntry(entry, names)),
    source: sourceOf(record, 'register'),
    refreshes: refreshes.map(({ source, at, changed }) => ({ source, at: at.toISOString(), changed: [...changed] })),
  }
}

const textsOf = (entry: HistoryRecord, names: Classifiers): string[] => [
  entry.kind.name ?? names.recordKinds.get(entry.kind.code) ?? entry.kind.code,
  entry.grn ?? '',
  ...(entry.documents ?? []).map((document) => document.name),
]

function presentEntry(entry: HistoryRecord, names: Classifiers): RegisterEntry {
  return {
    grn: entry.grn ?? null,
    date: entry.date,
    kind: coded(entry.kind, names.recordKinds) ?? { code: entry.kind.code, name: null },
    authority: entry.authority ?? null,
    documents: (entry.documents ?? []).map(({ name, number, date }) => ({ name, number: number ?? null, date: date ?? null })),
    void: entry.void ?? false,
  }
}
