// Decides the verdict of the reliability report for each kind of deal (purpose): weighs the factors that were found, and lists the findings that
// would have to be resolved for another verdict. A verdict is «impossible» (the company has ended), «refuse», «unknown» (required facts are
// missing), «caution» or «proceed».

import { applicablePurposes, type FactorGroup, type Purpose } from '@sverka/contract/company-card/reliability.rules'
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { type Missing, missingFor } from './coverage.ts'
import type { Dossier } from './dossier-facts.ts'
import type { Reading } from './engine.ts'
import { isComputed } from './factor.ts'
import { missingBehindStops } from './unchecked-stops.ts'

/** Weights of groups of factors in tenths, our own judgement: 15 multiplies points by 1.5. Groups not listed weigh 10. */
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

/** Sum of weighted points: from 10 on «proceed» is possible, from −20 on «caution», below that the verdict is «refuse». Our own thresholds. */
const PROCEED_FROM = 10
const CAUTION_FROM = -20
/** Maximum number of reasons named for the deal, and of those against it. */
const MAX_REASONS = 5
/** Findings with which the verdict is at best «caution»: enforcement, unpaid wages, tax arrears, reorganisation, less than a year of work. */
const AT_BEST_CAUTION = new Set([
  ...(['enforcement', 'enforcement-wages', 'enforcement-taxes', 'enforcement-contributions'] as const),
  ...(['tax-debt', 'debt-contributions', 'debt-income-tax', 'debt-to-income', 'debt-to-bailiffs', 'told-arrears'] as const),
  ...(['reorganisation', 'age-under-6-months', 'age-under-1-year'] as const),
] as string[])
/** One negative finding with so many points or fewer makes the verdict at best «caution». */
const GRAVE_FINDING = -5
/** So does a sum of so many weighted points or fewer of all negative findings. */
const GRAVE_SUM = -10
/** Findings that exclude one kind of deal only: arrested shares cannot be bought. */
const STOPS_BY_PURPOSE: Partial<Record<Purpose, ReadonlySet<string>>> = { share: new Set(['shares-ban', 'share-arrested']) }
/** «Proceed» needs a positive factor of these groups: they show that the company works, unlike being registered or never sued. */
const GROUPS_OF_WORK: ReadonlySet<FactorGroup> = new Set(['finances', 'taxes', 'staff', 'contracts'])
/** Positive factors that only say that something bad was not found, or that almost every company has: not enough for «proceed». */
const NOT_ENOUGH = new Set(['active', 'no-tax-debt', 'insured', 'inspections-clean'])

/** The kinds of deal that are possible with the legal form: no share of a sole trader can be bought. */
export function purposesOfDossier({ kind, blocks: { register } }: Dossier): readonly Purpose[] {
  return applicablePurposes(kind, register?.state === 'held' ? register.data?.row.okopfCode : null)
}

/** The verdict for one kind of deal with its explanation. */
export interface WeighedVerdict {
  readonly purpose: Purpose
  readonly verdict: Verdict
  /** Sum of the weighted points. */
  readonly points: number
  /** A stop factor was found: positive factors change nothing. */
  readonly stopped: boolean
  /** The strongest reasons for the deal. */
  readonly for: readonly Reason[]
  /** The strongest reasons against the deal, stop factors first. */
  readonly against: readonly Reason[]
  /** Required facts that are missing or too old. */
  readonly missing: readonly Missing[]
  /** Findings to be resolved together for another verdict, heaviest first. `verdict`: that without this finding and all findings before it. */
  readonly wouldChange: readonly { readonly reading: Reading; readonly verdict: Verdict }[]
  /** Number of factors with points that have no answer, although they apply to the company. */
  readonly unchecked: number
}

/** A found factor and its points, weighted for the deal. */
interface Reason {
  readonly reading: Reading
  readonly points: number
}

/** Whether a positive factor is left out if a stop was found: one that rests on the absence of arrears, cases or messages, or one of `NOT_ENOUGH`. */
const restsOnAbsence = ({ factor }: Reading): boolean =>
  NOT_ENOUGH.has(factor.code) || (isComputed(factor) && (factor.needsCompleteList === true || factor.absence === 'found'))

/** Sort key: 1 for `NOT_ENOUGH`, which is named after all other reasons whatever its points, else 0. */
const sortLast = ({ factor }: Reading): number => Number(NOT_ENOUGH.has(factor.code))

const factorWeight = (purpose: Purpose, { factor }: Reading): number => weights[purpose][factor.group] ?? 10

/** The points of a finding, weighted for the kind of deal. */
const weighed = (purpose: Purpose, reading: Reading): number => (reading.counted * factorWeight(purpose, reading)) / 10

const isAnswer = ({ state }: Reading): boolean => state === 'found' || state === 'not_found'

/**
 * Whether findings exclude «proceed»: one of `AT_BEST_CAUTION`, one grave negative finding, or many light ones. Other attention factors do not
 * count.
 */
function hasRemarks(purpose: Purpose, found: readonly Reading[]): boolean {
  const against = found.filter(({ factor, counted }) => factor.polarity === 'negative' && counted < 0)
  const total = against.reduce((sum, reading) => sum + weighed(purpose, reading), 0)
  return (
    found.some(({ factor }) => AT_BEST_CAUTION.has(factor.code)) ||
    total <= GRAVE_SUM ||
    against.some(({ counted }) => counted <= GRAVE_FINDING)
  )
}

/** Missing data: required groups, and stop factors that were not checked although their source can be loaded. */
interface Gaps {
  readonly missing: readonly Missing[]
  /** The missing data of all unchecked stop factors in one entry. */
  readonly behindStops: Missing | null
}

const findGaps = (purpose: Purpose, readings: readonly Reading[], dossier: Dossier): Gaps => ({
  missing: missingFor(purpose, dossier),
  behindStops: missingBehindStops(readings, dossier),
})

/** Order of decision: company ended, stop factor, missing data, points. With a loadable stop factor unchecked the verdict is never «proceed». */
function decide(purpose: Purpose, readings: readonly Reading[], { missing, behindStops }: Gaps): { verdict: Verdict; points: number } {
  const points = Math.round(readings.reduce((sum, reading) => sum + weighed(purpose, reading), 0))
  const found = readings.filter(({ state }) => state === 'found')
  if (found.some(({ factor }) => factor.code === 'closed')) return { verdict: 'impossible', points }
  if (found.some((reading) => isStopFor(purpose, reading))) return { verdict: 'refuse', points }
  if (missing.length > 0) return { verdict: 'unknown', points }
  if (points < CAUTION_FROM) return { verdict: 'refuse', points }
  const showsWork = found.some(
    ({ factor }) => factor.polarity === 'positive' && GROUPS_OF_WORK.has(factor.group) && !NOT_ENOUGH.has(factor.code),
  )
  const isClear = points >= PROCEED_FROM && showsWork && !hasRemarks(purpose, found)
  return { verdict: isClear ? (behindStops ? 'unknown' : 'proceed') : 'caution', points }
}

/** The verdict if nothing were missing: for the back-test, which has only the accounts of past years. */
export const verdictOfFindings = (purpose: Purpose, readings: readonly Reading[]): Verdict =>
  decide(purpose, readings, { missing: [], behindStops: null }).verdict

/** Only the verdict: far cheaper than `weighPurpose`. */
export const decideVerdict = (purpose: Purpose, readings: readonly Reading[], dossier: Dossier): Verdict =>
  decide(purpose, readings, findGaps(purpose, readings, dossier)).verdict

/** The verdict for one kind of deal with its reasons, the missing data, and what would change it. */
export function weighPurpose(purpose: Purpose, readings: readonly Reading[], dossier: Dossier): WeighedVerdict {
  const gaps = findGaps(purpose, readings, dossier)
  const { verdict, points } = decide(purpose, readings, gaps)
  const found = readings.filter(({ state, counted }) => state === 'found' && counted !== 0)
  const stopped = found.some((reading) => isStopFor(purpose, reading))
  const strongest = (side: readonly Reading[]): Reason[] =>
    side
      .map((reading) => ({ reading, points: Math.round(weighed(purpose, reading)) }))
      .filter(({ points: weightedPoints }) => weightedPoints !== 0)
      .sort(
        (a, b) =>
          stopFirst(purpose, a.reading, b.reading) || sortLast(a.reading) - sortLast(b.reading) || Math.abs(b.points) - Math.abs(a.points),
      )
      .slice(0, MAX_REASONS)
  return {
    purpose,
    verdict,
    points,
    stopped,
    for: strongest(found.filter((reading) => reading.counted > 0 && !(stopped && restsOnAbsence(reading)))),
    against: strongest(found.filter(({ counted }) => counted < 0)),
    missing: verdict === 'unknown' && gaps.missing.length === 0 && gaps.behindStops ? [gaps.behindStops] : gaps.missing,
    wouldChange: findingsToResolve(purpose, { readings, gaps, verdict }),
    unchecked: readings.filter(({ state, factor }) => !isAnswer({ state } as Reading) && state !== 'not_applicable' && factor.points !== 0)
      .length,
  }
}

const isStopFor = (purpose: Purpose, { factor }: Reading): boolean =>
  factor.polarity === 'stop' || (STOPS_BY_PURPOSE[purpose]?.has(factor.code) ?? false)
const stopFirst = (purpose: Purpose, a: Reading, b: Reading): number => Number(isStopFor(purpose, b)) - Number(isStopFor(purpose, a))

/** A decision: its readings, the missing data and the verdict. */
interface Decision {
  readonly readings: readonly Reading[]
  readonly gaps: Gaps
  readonly verdict: Verdict
}

/** Removes negative findings, heaviest first, until the verdict changes, and returns the removed ones; empty if it never changes. */
function findingsToResolve(purpose: Purpose, { readings, gaps, verdict }: Decision): WeighedVerdict['wouldChange'] {
  if (verdict === 'proceed' || verdict === 'unknown' || verdict === 'impossible') return []
  const heaviest = readings
    .filter(({ state, counted }) => state === 'found' && counted < 0)
    .sort((a, b) => stopFirst(purpose, a, b) || weighed(purpose, a) - weighed(purpose, b))
  const resolved: { reading: Reading; verdict: Verdict }[] = []
  let rest = [...readings]
  for (const reading of heaviest) {
    // With a finding go the lighter findings about the same event.
    rest = rest.filter((other) => other !== reading && other.countedWith !== reading.factor)
    const now = decide(purpose, rest, gaps).verdict
    resolved.push({ reading, verdict: now })
    if (now !== verdict) return resolved
  }
  // The verdict does not change whatever is resolved: nothing is promised.
  return []
}
