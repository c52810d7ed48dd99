// Relative risk: how many times more often companies with a finding (a risk factor that was found) went bankrupt than those without it.

/** Numbers of companies. */
export interface Tally {
  /** All companies counted. */
  readonly firms: number
  /** Companies with the finding. */
  readonly flagged: number
  /** Companies with the finding that went bankrupt. */
  readonly flaggedBankrupt: number
  /** All companies that went bankrupt. */
  readonly bankrupt: number
}

export interface RelativeRisk {
  /** The bankrupt share of the companies with the finding, divided by the bankrupt share of the others; 1 means no difference. */
  readonly risk: number
  /** Bounds of the 95 % confidence interval. */
  readonly low: number
  readonly high: number
}

/** Standard deviations from the mean within which 95 % of a normal distribution lie. */
const Z_95 = 1.959964

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
  // The usual letters of the formula: `a` of `n1` companies with the finding went bankrupt, `c` of `n0` without it.
  const [a, n1] = [flaggedBankrupt + half, flagged + 2 * half]
  const [c, n0] = [othersBankrupt + half, others + 2 * half]
  const log = Math.log(a / n1 / (c / n0))
  const error = Math.sqrt(1 / a - 1 / n1 + 1 / c - 1 / n0)
  return { risk: Math.exp(log), low: Math.exp(log - Z_95 * error), high: Math.exp(log + Z_95 * error) }
}
