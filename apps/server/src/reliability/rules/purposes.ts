// Verdict for each kind of deal: weighs groups of factors, decides, and tells what would change the verdict.
import type { Verdict } from '@sverka/contract/company-card/reliability'
import { applicablePurposes, type FactorGroup, type Purpose } from '@sverka/contract/company-card/reliability.rules'
import { type Missing, missingFor } from './coverage.ts'
import type { Dossier } from './dossier-facts.ts'
import type { Reading } from './engine.ts'
import { isComputed } from './factor.ts'
import { missingBehindStops } from './unchecked-stops.ts'

/** Weights in tenths; groups not listed weigh 10. */
const weights: Readonly<Record<Purpose, Partial<Record<FactorGroup, number>>>> = {
  // We pay first: will the supplier exist and deliver?
  prepayment: { registration: 14, address: 14, people: 14, staff: 12, enforcement: 14, bankruptcy: 15, permits: 6, sanctions: 8 },
  // We deliver first: will the buyer pay?
  deferral: { finances: 15, enforcement: 15, bankruptcy: 15, courts: 14, taxes: 12, permits: 4, contracts: 6, staff: 8 },
  // We hire: can the contractor do the work?
  contractor: { staff: 16, permits: 16, contracts: 15, inspections: 14, finances: 8, address: 8 },
  // We buy a share: what comes with it?
  share: { taxes: 15, connections: 16, courts: 14, finances: 13, people: 12, bankruptcy: 14, contracts: 6 },
}

/** Weighted points from which a verdict applies. */
const PROCEED = 10
const CAUTION = -20
/** Number of reasons and changes named. */
const NAMED = 5
/** Findings with which the verdict is at best «with conditions»: unpaid wages, enforcement, tax arrears, reorganisation, under a year of work. */
const NEVER_GREEN = new Set([
  ...(['enforcement', 'enforcement-wages', 'enforcement-taxes', 'enforcement-contributions'] as const),
  ...(['tax-debt', 'debt-contributions', 'debt-income-tax', 'debt-to-income', 'debt-to-bailiffs', 'told-arrears'] as const),
  ...(['reorganisation', 'age-under-6-months', 'age-under-1-year'] as const),
] as string[])
/** Negative points, of one finding or in total, from which the verdict is at best «with conditions». */
const REMARK = -5
const REMARKS = -10
/** Stops for one kind of deal only: arrested shares cannot be bought. */
const STOPS_OF: Partial<Record<Purpose, ReadonlySet<string>>> = { share: new Set(['shares-ban', 'share-arrested']) }
/** Groups whose positive factors show that the company works, unlike being registered or never sued. */
const OF_WORK: ReadonlySet<FactorGroup> = new Set(['finances', 'taxes', 'staff', 'contracts'])
/** Positive factors that only deny something, or that everybody has. */
const NOT_ENOUGH = new Set(['active', 'no-tax-debt', 'insured', 'inspections-clean'])

/** Possible deals by legal form. */
export function purposesOfDossier({ kind, blocks: { register } }: Dossier): readonly Purpose[] {
  return applicablePurposes(kind, register?.state === 'held' ? register.data?.row.okopfCode : null)
}

export interface WeighedVerdict {
  readonly purpose: Purpose
  readonly verdict: Verdict
  readonly points: number
  /** A stop factor was found: positive factors change nothing. */
  readonly stopped: boolean
  readonly for: readonly Reason[]
  readonly against: readonly Reason[]
  readonly missing: readonly Missing[]
  readonly wouldChange: readonly { readonly reading: Reading; readonly verdict: Verdict }[]
  readonly unchecked: number
}

interface Reason {
  readonly reading: Reading
  readonly points: number
}

/** Positive factors that must not be listed where a stop was found: absence of arrears, cases or messages, known contacts. */
const onlyDenies = ({ factor }: Reading): boolean =>
  NOT_ENOUGH.has(factor.code) || (isComputed(factor) && (factor.needsCompleteList === true || factor.absence === 'found'))

/** 1 for what is true of almost every company: it is named after what this one has to show, whatever its points. */
const saysLittle = ({ factor }: Reading): number => Number(NOT_ENOUGH.has(factor.code))

const factorWeight = (purpose: Purpose, { factor }: Reading): number => weights[purpose][factor.group] ?? 10

const weighed = (purpose: Purpose, reading: Reading): number => (reading.counted * factorWeight(purpose, reading)) / 10

const isAnswer = ({ state }: Reading): boolean => state === 'found' || state === 'not_found'

/** Whether negative findings are serious: one grave, or many light ones; attention factors do not count. */
function hasRemarks(purpose: Purpose, found: readonly Reading[]): boolean {
  const against = found.filter(({ factor, counted }) => factor.polarity === 'negative' && counted < 0)
  const total = against.reduce((sum, reading) => sum + weighed(purpose, reading), 0)
  return found.some(({ factor }) => NEVER_GREEN.has(factor.code)) || total <= REMARKS || against.some(({ counted }) => counted <= REMARK)
}

/** Missing data: required groups, and stop factors not checked though their source can be loaded. */
interface Gaps {
  readonly missing: readonly Missing[]
  readonly behindStops: Missing | null
}

const findGaps = (purpose: Purpose, readings: readonly Reading[], dossier: Dossier): Gaps => ({
  missing: missingFor(purpose, dossier),
  behindStops: missingBehindStops(readings, dossier),
})

/** Order of decision: company ended, stop factor, missing data, points. Without a check of all loadable stops the verdict is never «no remarks». */
function decide(purpose: Purpose, readings: readonly Reading[], { missing, behindStops }: Gaps): { verdict: Verdict; points: number } {
  const points = Math.round(readings.reduce((sum, reading) => sum + weighed(purpose, reading), 0))
  const found = readings.filter(({ state }) => state === 'found')
  if (found.some(({ factor }) => factor.code === 'closed')) return { verdict: 'impossible', points }
  if (found.some((reading) => isStopFor(purpose, reading))) return { verdict: 'refuse', points }
  if (missing.length > 0) return { verdict: 'unknown', points }
  if (points < CAUTION) return { verdict: 'refuse', points }
  const speaks = found.some(({ factor }) => factor.polarity === 'positive' && OF_WORK.has(factor.group) && !NOT_ENOUGH.has(factor.code))
  const isClear = points >= PROCEED && speaks && !hasRemarks(purpose, found)
  return { verdict: isClear ? (behindStops ? 'unknown' : 'proceed') : 'caution', points }
}

/** The verdict that findings would give if nothing were missing: for tests of the rules on the past, whose other sources are not known. */
export const verdictOfFindings = (purpose: Purpose, readings: readonly Reading[]): Verdict =>
  decide(purpose, readings, { missing: [], behindStops: null }).verdict

/** The verdict alone, far cheaper than the whole reading. */
export const decideVerdict = (purpose: Purpose, readings: readonly Reading[], dossier: Dossier): Verdict =>
  decide(purpose, readings, findGaps(purpose, readings, dossier)).verdict

/** Weighs the readings for one purpose. */
export function weighPurpose(purpose: Purpose, readings: readonly Reading[], dossier: Dossier): WeighedVerdict {
  const gaps = findGaps(purpose, readings, dossier)
  const { verdict, points } = decide(purpose, readings, gaps)
  const found = readings.filter(({ state, counted }) => state === 'found' && counted !== 0)
  const stopped = found.some((reading) => isStopFor(purpose, reading))
  const strongest = (side: readonly Reading[]): Reason[] =>
    side
      .map((reading) => ({ reading, points: Math.round(weighed(purpose, reading)) }))
      .filter(({ points: weight }) => weight !== 0)
      .sort(
        (a, b) =>
          stopFirst(purpose, a.reading, b.reading) ||
          saysLittle(a.reading) - saysLittle(b.reading) ||
          Math.abs(b.points) - Math.abs(a.points),
      )
      .slice(0, NAMED)
  return {
    purpose,
    verdict,
    points,
    stopped,
    for: strongest(found.filter((reading) => reading.counted > 0 && !(stopped && onlyDenies(reading)))),
    against: strongest(found.filter(({ counted }) => counted < 0)),
    missing: verdict === 'unknown' && gaps.missing.length === 0 && gaps.behindStops ? [gaps.behindStops] : gaps.missing,
    wouldChange: changes(purpose, { readings, gaps, verdict }),
    unchecked: readings.filter(({ state, factor }) => !isAnswer({ state } as Reading) && state !== 'not_applicable' && factor.points !== 0)
      .length,
  }
}

const isStopFor = (purpose: Purpose, { factor }: Reading): boolean =>
  factor.polarity === 'stop' || (STOPS_OF[purpose]?.has(factor.code) ?? false)
const stopFirst = (purpose: Purpose, a: Reading, b: Reading): number => Number(isStopFor(purpose, b)) - Number(isStopFor(purpose, a))

interface Decided {
  readonly readings: readonly Reading[]
  readonly gaps: Gaps
  readonly verdict: Verdict
}

/** Removes negative findings, heaviest first, until the verdict changes: those must be resolved together. */
function changes(purpose: Purpose, { readings, gaps, verdict }: Decided): WeighedVerdict['wouldChange'] {
  if (verdict === 'proceed' || verdict === 'unknown' || verdict === 'impossible') return []
  const heaviest = readings
    .filter(({ state, counted }) => state === 'found' && counted < 0)
    .sort((a, b) => stopFirst(purpose, a, b) || weighed(purpose, a) - weighed(purpose, b))
  const cleared: { reading: Reading; verdict: Verdict }[] = []
  let rest = [...readings]
  for (const reading of heaviest) {
    rest = rest.filter((one) => one !== reading && one.countedWith !== reading.factor)
    const now = decide(purpose, rest, gaps).verdict
    cleared.push({ reading, verdict: now })
    if (now !== verdict) return cleared
  }
  // The verdict does not change whatever is resolved: nothing is promised.
  return []
}
