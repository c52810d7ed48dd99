// Where a value stands on an axis of four quarters, in percent.

interface Quarters {
  readonly lower: number
  readonly median: number
  readonly upper: number
}

const QUARTER = 25
/** The mark never leaves the axis. */
const [LEAST, MOST] = [2, 98]

/** Within the middle quarters by proportion; in the outer ones, whose ends are not known, by the distance between the quartiles. */
export function placeOnQuarters(value: number, { lower, median, upper }: Quarters): number {
  const part = (from: number, to: number) => (to === from ? 0.5 : (value - from) / (to - from))
  const spread = upper - lower || Math.abs(median) || 1
  const place = () => {
    if (value < lower) return QUARTER * (1 - (lower - value) / spread)
    if (value < median) return QUARTER * (1 + part(lower, median))
    if (value <= upper) return QUARTER * (2 + part(median, upper))
    return QUARTER * (3 + (value - upper) / spread)
  }
  return Math.min(MOST, Math.max(LEAST, Math.round(place())))
}
