// Finds the day of a change between two extracts of a company: the day of the register's only record between them that can have caused it.
import { mayChangeHistory } from '@sverka/contract/company-card/record-kinds.rules'
import type { HistoryRecord } from '../../registry/registry.ts'

/** The day of the records after `from` and not after `to` (days of extracts); null if there are none, or records of several days. */
export function recordDay(history: readonly HistoryRecord[], { from, to }: { from: string; to: string }): string | null {
  const days = new Set(
    history
      .filter((entry) => !entry.void && mayChangeHistory(entry.kind.code) && entry.date > from && entry.date <= to)
      .map(({ date }) => date),
  )
  const [day, ...others] = days
  return day !== undefined && others.length === 0 ? day : null
}
