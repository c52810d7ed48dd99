// One reading of the factors for each intention: weighs groups differently, decides, and says what would change the verdict.
import type { Verdict } from '@sverka/contract/company-card/reliability'
import type { FactorGroup, Purpose } from '@sverka/contract/company-card/reliability.rules'
import type { Reading } from './engine.ts'

/** Weights in tenths; a group that is not named weighs 10. */
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

/** Weighed points from which a verdict holds. */
const PROCEED = 10
const CAUTION = -20
/** With fewer answers nothing is said. */
const ENOUGH_ANSWERS = 20
/** How many reasons and changes are named. */
const NAMED = 5

export interface Weighed {
  readonly purpose: Purpose
  readonly verdict: Verdict
  readonly points: number
  readonly because: readonly { readonly reading: Reading; readonly points: number }[]
  readonly wouldChange: readonly { readonly reading: Reading; readonly verdict: Verdict }[]
  readonly unchecked: number
}

const weightOf = (purpose: Purpose, { factor }: Reading): number => weights[purpose][factor.group] ?? 10

const weighed = (purpose: Purpose, reading: Reading): number => (reading.counted * weightOf(purpose, reading)) / 10

const isAnswer = ({ state }: Reading): boolean => state === 'found' || state === 'not_found'

/** The verdict over these readings: a stop refuses whatever else is there. */
function decide(purpose: Purpose, readings: readonly Reading[]): { verdict: Verdict; points: number } {
  const points = Math.round(readings.reduce((sum, reading) => sum + weighed(purpose, reading), 0))
  if (readings.some(({ state, factor }) => state === 'found' && factor.polarity === 'stop')) return { verdict: 'refuse', points }
  if (readings.filter(isAnswer).length < ENOUGH_ANSWERS) return { verdict: 'unknown', points }
  if (points >= PROCEED) return { verdict: 'proceed', points }
  return { verdict: points >= CAUTION ? 'caution' : 'refuse', points }
}

/** The verdict alone, at a fraction of the cost of the whole reading. */
export const verdictOf = (purpose: Purpose, readings: readonly Reading[]): Verdict => decide(purpose, readings).verdict

/** Weighs the readings for one purpose. */
export function weigh(purpose: Purpose, readings: readonly Reading[]): Weighed {
  const { verdict, points } = decide(purpose, readings)
  const found = readings.filter(({ state, counted }) => state === 'found' && counted !== 0)
  const because = [...found]
    .sort((a, b) => Math.abs(weighed(purpose, b)) - Math.abs(weighed(purpose, a)))
    .slice(0, NAMED)
    .map((reading) => ({ reading, points: Math.round(weighed(purpose, reading)) }))
  return {
    purpose,
    verdict,
    points,
    because,
    wouldChange: changes(purpose, readings, verdict),
    unchecked: readings.filter(({ state, factor }) => !isAnswer({ state } as Reading) && state !== 'not_applicable' && factor.points !== 0)
      .length,
  }
}

/** Takes negatives away, the heaviest first, until the verdict becomes another: what has to be cleared, together. */
function changes(purpose: Purpose, readings: readonly Reading[], verdict: Verdict): Weighed['wouldChange'] {
  if (verdict === 'proceed' || verdict === 'unknown') return []
  const heaviest = readings
    .filter(({ state, counted }) => state === 'found' && counted < 0)
    .sort((a, b) => weighed(purpose, a) - weighed(purpose, b))
  const cleared: { reading: Reading; verdict: Verdict }[] = []
  let rest = [...readings]
  for (const reading of heaviest) {
    rest = rest.filter((one) => one !== reading)
    const now = decide(purpose, rest).verdict
    cleared.push({ reading, verdict: now })
    if (now !== verdict) return cleared
  }
  return cleared
}
