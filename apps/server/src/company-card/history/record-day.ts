// Finds the day of a change between two extracts of a company: the day of the register's only record between them that can have caused it.
import type { HistoryRecord } from '../../registry/registry.ts'

/**
 * Codes of register records that enter data sent by other authorities: licences, registration with tax offices and social funds. They are not
 * regarded as causes of the changes that the history shows (head, founders, name, address, capital, status, activities).
 */
const FUNDS = /^13/

/** Whether the record enters data sent by another authority, mostly a fund or tax office. */
export const isAboutFunds = ({ kind }: HistoryRecord): boolean => FUNDS.test(kind.code)

/** The day of the records after `from` and not after `to` (days of extracts); null if there are none, or records of several days. */
export function recordDay(history: readonly HistoryRecord[], { from, to }: { from: string; to: string }): string | null {
  const days = new Set(
    history.filter((entry) => !entry.void && !isAboutFunds(entry) && entry.date > from && entry.date <= to).map(({ date }) => date),
  )
  const [day, ...others] = days
  return day !== undefined && others.length === 0 ? day : null
}
