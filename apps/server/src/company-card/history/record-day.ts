// The day of the only record of the register that can have changed something between two extracts.
import type { HistoryRecord } from '../../registry/registry.ts'

/** Codes of records about funds and tax offices, which change nothing that the history tells. */
const FUNDS = /^13/
export const isAboutFunds = ({ kind }: HistoryRecord): boolean => FUNDS.test(kind.code)

/** Null if there are several days to choose from, or none. ISO days; a record of the first day is in the first extract already. */
export function recordDay(history: readonly HistoryRecord[], { from, to }: { from: string; to: string }): string | null {
  const days = new Set(
    history.filter((entry) => !entry.void && !isAboutFunds(entry) && entry.date > from && entry.date <= to).map(({ date }) => date),
  )
  const [day, ...others] = days
  return day !== undefined && others.length === 0 ? day : null
}
