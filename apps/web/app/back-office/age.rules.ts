// How long something has waited: in minutes, then in hours and minutes, from 48 hours on in days.
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_HOURS = 24

export type Age =
  | { readonly unit: 'now' }
  | { readonly unit: 'minutes'; readonly minutes: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'days'; readonly days: number }

/** Takes two ISO times. A request later than `now` counts as new. */
export function measureAge(since: string, now: string): Age {
  const waited = Math.max(0, Date.parse(now) - Date.parse(since))
  const hours = Math.floor(waited / HOUR_MS)
  const minutes = Math.floor((waited % HOUR_MS) / MINUTE_MS)
  if (hours >= 2 * DAY_HOURS) return { unit: 'days', days: Math.floor(hours / DAY_HOURS) }
  if (hours > 0) return { unit: 'hours', hours, minutes }
  return minutes > 0 ? { unit: 'minutes', minutes } : { unit: 'now' }
}

/** Whether more than `hours` have passed between two ISO times, exact to the minute: at the full hour itself nothing is overdue yet. */
export const isOverdue = (since: string, now: string, hours: number): boolean =>
  Date.parse(now) - Date.parse(since) >= hours * HOUR_MS + MINUTE_MS
