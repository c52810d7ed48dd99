// How many times more often companies with a finding went bankrupt than those without it, with its confidence interval.

export interface Tally {
  readonly firms: number
  readonly flagged: number
  readonly flaggedBankrupt: number
  readonly bankrupt: number
}

export interface RelativeRisk {
  readonly risk: number
  /** Bounds of the 95 % confidence interval. */
  readonly low: number
  readonly high: number
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964

/**
 * The ratio of two proportions with the log method's interval (Katz and others, 1978); with an empty cell half a company is added to each
 * (Haldane and Anscombe). Null if nobody has the sign, everybody has it, or nobody went bankrupt: then nothing can be compared.
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
