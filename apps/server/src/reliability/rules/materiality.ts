// What a deal of a given sum is beside the company: its money, net assets, open claims and revenue, and which remarks are small against it.
import { type DealFigure, dealFigures } from '@sverka/contract/company-card/reliability.rules'
import type { Dossier, Facts } from './dossier-facts.ts'
import type { Proof } from './evidence.ts'
import { asRespondent, sumClaims } from './factors/courts/cases.ts'
import { listYears } from './factors/finances/accounts-lines.ts'
import type { Reading } from './reading.ts'

/** One figure in kopecks, null where it is not known; `percent`: the deal of the figure, of claims the claims of the deal. */
export interface Compared {
  readonly word: DealFigure
  readonly kopecks: number | null
  readonly percent: number | null
  readonly year: number | null
  /** The deal is large beside it, by thresholds of our own. */
  readonly isLarge: boolean
}

/** Shares of the figure from which a deal is large: half of the money, a tenth of the net assets, the claims themselves, a month's revenue. */
const LARGE: Readonly<Record<DealFigure, number>> = { cash: 50, net_assets: 10, open_claims: 100, revenue_month: 100 }
const MONTHS = 12

type Figure = Pick<Compared, 'kopecks' | 'year'>
const UNKNOWN: Figure = { kopecks: null, year: null }

const heldIn = <K extends keyof Facts>({ blocks }: Dossier, name: K): Facts[K] | null => {
  const holding = blocks[name] as { state: string; data?: Facts[K] | null } | undefined
  return holding?.state === 'held' ? (holding.data ?? null) : null
}

function computeFigures(dossier: Dossier): Readonly<Record<DealFigure, Figure>> {
  const accounts = heldIn(dossier, 'accounts')
  const newest = accounts && listYears(accounts)[0]
  const line = (code: string, per = 1): Figure => {
    const value = newest?.lines[code]
    return newest && value !== undefined ? { kopecks: Math.round(value / per), year: newest.year } : UNKNOWN
  }
  return { cash: line('1250'), net_assets: line('1300'), open_claims: openClaims(dossier), revenue_month: line('2110', MONTHS) }
}

/** Of cases that are not over; where one of them names no sum, all of them together are not known. */
function openClaims(dossier: Dossier): Figure {
  const [cases, register] = [heldIn(dossier, 'cases'), heldIn(dossier, 'register')]
  if (!cases || !register || cases.known !== undefined) return UNKNOWN
  const open = asRespondent(cases.cases, register.row).filter(({ active }) => active === true)
  if (open.some(({ claimKopecks }) => claimKopecks === undefined)) return UNKNOWN
  return { kopecks: sumClaims(open), year: null }
}

/** A deal of so many kopecks beside each figure; what is not known says so. */
export function besideDeal(dossier: Dossier, sum: number): Compared[] {
  const figures = computeFigures(dossier)
  return dealFigures.map((word) => {
    const { kopecks, year } = figures[word]
    const share = kopecks === null ? null : word === 'open_claims' ? kopecks / sum : kopecks > 0 ? sum / kopecks : null
    const percent = share === null ? null : Math.round(share * 1000) / 10
    // Nothing at all, or less, is less than any sum.
    const isNothing = kopecks !== null && kopecks <= 0 && word !== 'open_claims'
    return { word, kopecks, percent, year, isLarge: isNothing || (percent !== null && percent >= LARGE[word]) }
  })
}

/** Money that a remark is about; the sums of accounts are no remark's own. */
const OWN_SUMS: ReadonlySet<Proof['label']> = new Set(['remaining', 'debt', 'arrears', 'penalties', 'fine', 'claims'])
/** Our threshold: below a twentieth of the deal. */
const SMALL = 0.05

/** A remark about money that is little beside the deal; a stop, and what tells no sum, always matters. */
export function isSmallBeside({ factor, proofs }: Pick<Reading, 'factor' | 'proofs'>, sum: number): boolean {
  if (factor.polarity === 'stop') return false
  const own = proofs.find(({ label }) => OWN_SUMS.has(label))
  return own !== undefined && typeof own.value === 'number' && own.value > 0 && own.value * 100 < sum * SMALL
}
