// When digests (e-mails that collect a member's notices) are sent: at the member's hour, Moscow time, from Monday to Friday or only on Mondays.
import type { DigestRow } from './notifications.sql.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** UTC+3 all year since 2014. */
const MOSCOW_MS = 3 * HOUR_MS
// Days of the week as `getUTCDay` counts them.
const SUNDAY = 0
const MONDAY = 1
const SATURDAY = 6

/** The latest time up to `now` at which the digest was due; null if the member has no digests. `hour`: 0 to 23, Moscow time. */
export function lastDigestTime(now: Date, { frequency, hour }: Pick<DigestRow, 'frequency' | 'hour'>): Date | null {
  if (frequency === 'never') return null
  const local = now.getTime() + MOSCOW_MS
  // Today at that hour, as if Moscow time were UTC; then back day by day.
  let slot = Math.floor(local / DAY_MS) * DAY_MS + hour * HOUR_MS
  const fits = (moment: number): boolean => {
    const day = new Date(moment).getUTCDay()
    return frequency === 'weekly' ? day === MONDAY : day !== SATURDAY && day !== SUNDAY
  }
  while (slot > local || !fits(slot)) slot -= DAY_MS
  return new Date(slot - MOSCOW_MS)
}
