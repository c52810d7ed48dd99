// What each event of a company's history is about, so that a reader can choose.
import { type HistoryKind, historyKinds, type RegisterChange, type RegisterEntry } from '@sverka/contract/company-card/history'

const CHANGES: Record<RegisterChange['field'], HistoryKind> = {
  head: 'people',
  founders: 'people',
  name: 'place',
  address: 'place',
  capital: 'money',
  status: 'state',
  activities: 'other',
}

export const changeKind = ({ field }: Pick<RegisterChange, 'field'>): HistoryKind => CHANGES[field]

/** By the tax service's codes of records: charters, and how a company or sole trader began, was reorganised or ended. */
const CHARTER = /^121/
const STATE = /^(?:112|123|14|16|212|24)/

export function entryKind({ arrivals, kind: { code } }: Pick<RegisterEntry, 'arrivals' | 'kind'>): HistoryKind {
  if (arrivals.length > 0) return 'people'
  if (CHARTER.test(code)) return 'charter'
  return STATE.test(code) ? 'state' : 'other'
}

/** Those that occur, in their fixed order. */
export function presentKinds(entries: readonly RegisterEntry[], changes: readonly RegisterChange[]): HistoryKind[] {
  const found = new Set([...entries.map(entryKind), ...changes.map(changeKind)])
  return historyKinds.filter((kind) => found.has(kind))
}
