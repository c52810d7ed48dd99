// Compares the sum of a planned deal with the company's cash, net assets, open claims and revenue, and decides which remarks of the report are minor
// for a deal of this sum.
import { type DealFigure, dealFigures } from '@sverka/contract/company-card/reliability.rules'
import { asRespondent, claimedKopecks, pendingCases } from '../../registry/registry.ts'
import type { Dossier, Facts } from './dossier-facts.ts'
import type { Proof } from './evidence.ts'
import { listYears } from './factors/finances/accounts-lines.ts'
import type { Reading } from './reading.ts'

/**
 * One figure of the company compared with the deal. `kopecks`: the figure, null if unknown. `percent`: the deal's sum in percent of the figure, or
 * for open claims the claims in percent of the deal's sum; null if unknown. `year`: that of the accounts with the figure.
 */
export interface FigureComparison {
  /** Name of the figure. */
  readonly word: DealFigure
  readonly kopecks: number | null
  readonly percent: number | null
  readonly year: number | null
  /** The deal is large against it, by our own thresholds. */
  readonly isLarge: boolean
}

/** From this percentage a deal is large: half of the cash, a tenth of net assets, claims as large as the deal, the revenue of a month. */
const LARGE_FROM_PERCENT: Readonly<Record<DealFigure, number>> = { cash: 50, net_assets: 10, open_claims: 100, revenue_month: 100 }
const MONTHS_IN_YEAR = 12

type Figure = Pick<FigureComparison, 'kopecks' | 'year'>
const UNKNOWN: Figure = { kopecks: null, year: null }

/** The data of a block that we hold; null without them. */
const ifHeld = <K extends keyof Facts>({ blocks }: Dossier, name: K): Facts[K] | null => {
  const holding = blocks[name] as { state: string; data?: Facts[K] | null } | undefined
  return holding?.state === 'held' ? (holding.data ?? null) : null
}

function computeFigures(dossier: Dossier): Readonly<Record<DealFigure, Figure>> {
  const accounts = ifHeld(dossier, 'accounts')
  const newest = accounts && listYears(accounts)[0]
  // Codes of lines of the annual accounts: 1250 cash, 1300 equity, 2110 revenue of the year.
  const readLine = (code: string, divisor = 1): Figure => {
    const value = newest?.lines[code]
    return newest && value !== undefined ? { kopecks: Math.round(value / divisor), year: newest.year } : UNKNOWN
  }
  return {
    cash: readLine('1250'),
    net_assets: readLine('1300'),
    open_claims: openClaims(dossier),
    revenue_month: readLine('2110', MONTHS_IN_YEAR),
  }
}

/** Claims of open cases against the company; unknown if one of them states no sum, or the list of cases is not whole. */
function openClaims(dossier: Dossier): Figure {
  const [cases, register] = [ifHeld(dossier, 'cases'), ifHeld(dossier, 'register')]
  // `known`: the source states a greater number of cases than it delivered.
  if (!cases || !register || cases.known !== undefined) return UNKNOWN
  const open = pendingCases(asRespondent(cases.cases, register.row))
  if (open.some(({ claimKopecks }) => claimKopecks === undefined)) return UNKNOWN
  return { kopecks: claimedKopecks(open), year: null }
}

/** Each figure of the company compared with the deal; `sum` in kopecks. */
export function compareWithDeal(dossier: Dossier, sum: number): FigureComparison[] {
  const figures = computeFigures(dossier)
  return dealFigures.map((word) => {
    const { kopecks, year } = figures[word]
    const share = kopecks === null ? null : word === 'open_claims' ? kopecks / sum : kopecks > 0 ? sum / kopecks : null
    const percent = share === null ? null : Math.round(share * 1000) / 10
    // Any sum is large against zero or less.
    const isZeroOrLess = kopecks !== null && kopecks <= 0 && word !== 'open_claims'
    return { word, kopecks, percent, year, isLarge: isZeroOrLess || (percent !== null && percent >= LARGE_FROM_PERCENT[word]) }
  })
}

/** Labels of evidence with the sum that a remark is about, such as a debt or a fine. Lines of the accounts are not such sums. */
const REMARK_SUMS: ReadonlySet<Proof['label']> = new Set(['remaining', 'debt', 'arrears', 'penalties', 'fine', 'claims'])
/** A remark is minor below 5 % of the deal's sum: our threshold. */
const MINOR_SHARE = 0.05

/** Whether a remark's sum is minor for a deal of `sum` kopecks; a stop factor, or a remark without a sum, never is. */
export function isSmallAgainst({ factor, proofs }: Pick<Reading, 'factor' | 'proofs'>, sum: number): boolean {
  if (factor.polarity === 'stop') return false
  const remarkSum = proofs.find(({ label }) => REMARK_SUMS.has(label))
  // Evidence is in rubles, the deal in kopecks.
  return remarkSum !== undefined && typeof remarkSum.value === 'number' && remarkSum.value > 0 && remarkSum.value * 100 < sum * MINOR_SHARE
}
