// The kind of each event in a company's history, by which a reader can filter.
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

/** Codes of register records about the charter, and about the beginning, reorganisation or end of a company or sole trader. */
const CHARTER = /^121/
const STATE = /^(?:112|123|14|16|212|24)/

/** The kind of a register record: one that added a head or founder is about people, whatever its code. */
export function entryKind({ arrivals, kind: { code } }: Pick<RegisterEntry, 'arrivals' | 'kind'>): HistoryKind {
  if (arrivals.length > 0) return 'people'
  if (CHARTER.test(code)) return 'charter'
  return STATE.test(code) ? 'state' : 'other'
}

/** The kinds that occur, in their fixed order. */
export function presentKinds(entries: readonly RegisterEntry[], changes: readonly RegisterChange[]): HistoryKind[] {
  const found = new Set([...entries.map(entryKind), ...changes.map(changeKind)])
  return historyKinds.filter((kind) => found.has(kind))
}
