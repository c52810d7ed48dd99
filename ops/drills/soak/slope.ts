// Linear regression for the drill `soak`: the growth per hour of a measured value, with the 95 % confidence interval of the growth.

export interface Point {
  /** Hours since the start. */
  readonly at: number
  readonly value: number
}

export interface Slope {
  /** The slope: growth of the value per hour. */
  readonly perHour: number
  /** Half of the width of the 95 % confidence interval of the slope, if the errors of the points are independent. */
  readonly within: number
  /** Values of the first and of the last point. */
  readonly first: number
  readonly last: number
}

/** Quantiles of Student's distribution at 97.5 % for 1, 2, 3 … degrees of freedom; beyond the last one that of the normal distribution is used. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09, 2.09]
const NORMAL = 1.96

/** Fits a line by least squares. Throws for fewer than three points. */
export function fitSlope(points: readonly Point[]): Slope {
  const count = points.length
  if (count < 3) throw new Error('a slope with its interval needs three points')
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count
  const [midAt, midValue] = [mean(points.map(({ at }) => at)), mean(points.map(({ value }) => value))]
  const spread = points.reduce((sum, { at }) => sum + (at - midAt) ** 2, 0)
  const perHour = points.reduce((sum, { at, value }) => sum + (at - midAt) * (value - midValue), 0) / spread
  const residual = points.reduce((sum, { at, value }) => sum + (value - midValue - perHour * (at - midAt)) ** 2, 0)
  const within = (STUDENT[count - 3] ?? NORMAL) * Math.sqrt(residual / (count - 2) / spread)
  return { perHour, within, first: points[0]?.value ?? 0, last: points.at(-1)?.value ?? 0 }
}
