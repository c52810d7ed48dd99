// How the size of a deal compared with a company is worded: as a percentage, or from 200 % on as a number of times.

/** From this percentage on it is worded as a number of times. */
const TIMES_FROM = 200
/** From this percentage on the number of times has no decimal. */
const WHOLE_FROM = 1000

/** How many times as much `percent` is, rounded for reading: one decimal below ten times. Null below twice as much. */
export function timesAsMuch(percent: number): number | null {
  if (percent < TIMES_FROM) return null
  return percent < WHOLE_FROM ? Math.round(percent / 10) / 10 : Math.round(percent / 100)
}
