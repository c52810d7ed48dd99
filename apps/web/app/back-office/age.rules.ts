// How long a request of a staff queue has waited: in minutes, then in hours and minutes, from 48 hours on in days; and whether it is overdue.
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_HOURS = 24

/** An age in the unit in which it is shown, rounded down. `now`: less than a minute. */
export type Age =
  | { readonly unit: 'now' }
  | { readonly unit: 'minutes'; readonly minutes: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'days'; readonly days: number }

/** The age between two ISO times. A `since` later than `now`, which clocks that differ can cause, counts as `now`. */
export function measureAge(since: string, now: string): Age {
  const waited = Math.max(0, Date.parse(now) - Date.parse(since))
  const hours = Math.floor(waited / HOUR_MS)
  const minutes = Math.floor((waited % HOUR_MS) / MINUTE_MS)
  if (hours >= 2 * DAY_HOURS) return { unit: 'days', days: Math.floor(hours / DAY_HOURS) }
  if (hours > 0) return { unit: 'hours', hours, minutes }
  return minutes > 0 ? { unit: 'minutes', minutes } : { unit: 'now' }
}

/** Whether at least `hours` and one minute lie between two ISO times. At the full hour itself a request is not overdue yet. */
export const isOverdue = (since: string, now: string, hours: number): boolean =>
  Date.parse(now) - Date.parse(since) >= hours * HOUR_MS + MINUTE_MS
