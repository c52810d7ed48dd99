// The day of the only record of the register that can have changed something between two extracts.
import type { HistoryRecord } from '../../registry/registry.ts'

/** Codes of register records about funds and tax offices, which change nothing that the history compares. */
const FUNDS = /^13/
export const isAboutFunds = ({ kind }: HistoryRecord): boolean => FUNDS.test(kind.code)

/** The day of the only record after `from` and not after `to` (days of extracts); null if records of several days are possible, or none. */
export function recordDay(history: readonly HistoryRecord[], { from, to }: { from: string; to: string }): string | null {
  const days = new Set(
    history.filter((entry) => !entry.void && !isAboutFunds(entry) && entry.date > from && entry.date <= to).map(({ date }) => date),
  )
  const [day, ...others] = days
  return day !== undefined && others.length === 0 ? day : null
}
