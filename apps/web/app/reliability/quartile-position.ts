// Position of a company's ratio on a bar of four equal quarters: the lower quartile of its industry is at 25 %, the median at 50 %, the upper
// quartile at 75 %.

interface Quartiles {
  readonly lower: number
  readonly median: number
  readonly upper: number
}

/** Width of a quarter of the bar, percent. */
const QUARTER = 25
/** Limits of the position, percent: closer to an end the mark would stick out of the bar. */
const [LEAST, MOST] = [2, 98]

/**
 * Whole percent from the left end of the bar. Between two quartiles the position is linear. In the outer quarters the width of a quarter stands for
 * the distance between lower and upper quartile.
 */
export function quartilePosition(value: number, { lower, median, upper }: Quartiles): number {
  // Two equal quartiles leave no distance to divide: the middle of their quarter.
  const part = (from: number, to: number) => (to === from ? 0.5 : (value - from) / (to - from))
  // Without a distance between the quartiles, that of the median from zero, or 1, so that nothing is divided by zero.
  const spread = upper - lower || Math.abs(median) || 1
  const computePosition = () => {
    if (value < lower) return QUARTER * (1 - (lower - value) / spread)
    if (value < median) return QUARTER * (1 + part(lower, median))
    if (value <= upper) return QUARTER * (2 + part(median, upper))
    return QUARTER * (3 + (value - upper) / spread)
  }
  return Math.min(MOST, Math.max(LEAST, Math.round(computePosition())))
}
