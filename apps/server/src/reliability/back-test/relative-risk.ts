// How many times more often companies with a finding went bankrupt than those without it, with its confidence interval.

/** Numbers of companies: all, those with the finding, the bankrupt among these, and all bankrupt ones. */
export interface Tally {
  readonly firms: number
  readonly flagged: number
  readonly flaggedBankrupt: number
  readonly bankrupt: number
}

export interface RelativeRisk {
  /** Share of bankrupt companies with the finding, divided by their share without it. */
  readonly risk: number
  /** Bounds of the 95 % confidence interval. */
  readonly low: number
  readonly high: number
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964

/**
 * Relative risk with the confidence interval of the log method (Katz and others, 1978). If a cell of the two-by-two table is empty, 0.5 is
 * added to each cell (Haldane and Anscombe). Null if no company or every company has the finding, or none went bankrupt.
 */
export function relativeRisk({ firms, flagged, flaggedBankrupt, bankrupt }: Tally): RelativeRisk | null {
  const others = firms - flagged
  if (flagged === 0 || others === 0 || bankrupt === 0) return null
  const othersBankrupt = bankrupt - flaggedBankrupt
  const isEmpty = [flaggedBankrupt, othersBankrupt, flagged - flaggedBankrupt, others - othersBankrupt].includes(0)
  const half = isEmpty ? 0.5 : 0
  const [a, n1] = [flaggedBankrupt + half, flagged + 2 * half]
  const [c, n0] = [othersBankrupt + half, others + 2 * half]
  const log = Math.log(a / n1 / (c / n0))
  const error = Math.sqrt(1 / a - 1 / n1 + 1 / c - 1 / n0)
  return { risk: Math.exp(log), low: Math.exp(log - Z * error), high: Math.exp(log + Z * error) }
}
