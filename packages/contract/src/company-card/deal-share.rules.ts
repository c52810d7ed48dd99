// How the share of a deal in a company's figures is told: in percent, and from twice as much as a number of times.

/** From this many percent on a number of times reads better. */
const TIMES_FROM = 200
/** From this many percent on the number of times needs no decimal. */
const WHOLE_FROM = 1000

/** How many times as much `percent` is, rounded for reading: one decimal below ten times. Null below twice as much. */
export function countTimes(percent: number): number | null {
  if (percent < TIMES_FROM) return null
  return percent < WHOLE_FROM ? Math.round(percent / 10) / 10 : Math.round(percent / 100)
}
