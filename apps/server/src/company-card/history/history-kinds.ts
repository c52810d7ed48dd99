// The kind of each event in a company's history, by which a user can filter. An event is a record of the state register, or a change between two
// extracts of it.
import { type HistoryKind, historyKinds, type RegisterChange, type RegisterEntry } from '@sverka/contract/company-card/history'

/** The kind of a changed field: `place` is its name and address, `state` its legal status. */
const KINDS_OF_FIELDS: Record<RegisterChange['field'], HistoryKind> = {
  head: 'people',
  founders: 'people',
  name: 'place',
  address: 'place',
  capital: 'money',
  status: 'state',
  activities: 'other',
}

/** The kind of a change between two extracts. */
export const changeKind = ({ field }: Pick<RegisterChange, 'field'>): HistoryKind => KINDS_OF_FIELDS[field]

/** Codes of register records about the charter: 121 changes of the founding documents. They are codes of the classifier of records, СПВЗ. */
const CHARTER = /^121/
/**
 * Codes of register records about the state of a company: 112 creation, 123 reorganisation, 14 liquidation and end, 16 court decisions; of a sole
 * trader: 212 registration, 24 end.
 */
const STATE = /^(?:112|123|14|16|212|24)/

/** The kind of a register record: one that added a head or founder is about people, whatever its code. */
export function entryKind({ arrivals, kind: { code } }: Pick<RegisterEntry, 'arrivals' | 'kind'>): HistoryKind {
  if (arrivals.length > 0) return 'people'
  if (CHARTER.test(code)) return 'charter'
  return STATE.test(code) ? 'state' : 'other'
}

/** The kinds that occur among the events, in the order of `historyKinds`. */
export function presentKinds(entries: readonly RegisterEntry[], changes: readonly RegisterChange[]): HistoryKind[] {
  const found = new Set([...entries.map(entryKind), ...changes.map(changeKind)])
  return historyKinds.filter((kind) => found.has(kind))
}
