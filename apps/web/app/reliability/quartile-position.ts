// Position of a value on an axis of four equal quarters, between which the quartiles of an industry lie.

interface Quarters {
  readonly lower: number
  readonly median: number
  readonly upper: number
}

const QUARTER = 25
/** Limits of the position, percent: closer to an end the mark would stick out of the axis. */
const [LEAST, MOST] = [2, 98]

/** Whole percent from the left end. Linear between quartiles; beyond them one quarter of the axis is worth the distance between lower and upper quartile. */
export function quartilePosition(value: number, { lower, median, upper }: Quarters): number {
  const part = (from: number, to: number) => (to === from ? 0.5 : (value - from) / (to - from))
  const spread = upper - lower || Math.abs(median) || 1
  const computePosition = () => {
    if (value < lower) return QUARTER * (1 - (lower - value) / spread)
    if (value < median) return QUARTER * (1 + part(lower, median))
    if (value <= upper) return QUARTER * (2 + part(median, upper))
    return QUARTER * (3 + (value - upper) / spread)
  }
  return Math.min(MOST, Math.max(LEAST, Math.round(computePosition())))
}
