// Computes the score of a reliability report from the readings (results of its factors): the sum of points, the gauge (share of positive findings
// among positive and negative ones) and the counts by state.
import type { Counts, Gauge } from '@sverka/contract/company-card/reliability'
import { type FactorState, factorStates, type Polarity } from '@sverka/contract/company-card/reliability.rules'
import type { Static } from 'typebox'
import type { Reading } from './engine.ts'

/** Of several findings about one event only the most serious is counted. */
const isCounted = ({ state, countedWith }: Reading): boolean => state === 'found' && !countedWith

/** Counted findings by polarity. Stop factors count as negative; attention factors are not part of the gauge. */
export const positives = (readings: readonly Reading[]): Reading[] =>
  readings.filter((one) => isCounted(one) && one.factor.polarity === 'positive')
export const negatives = (readings: readonly Reading[]): Reading[] =>
  readings.filter((one) => isCounted(one) && (one.factor.polarity === 'negative' || one.factor.polarity === 'stop'))
export const attentions = (readings: readonly Reading[]): Reading[] =>
  readings.filter((one) => isCounted(one) && one.factor.polarity === 'attention')

/** The sum of the points of all findings. */
export const sumPoints = (readings: readonly Reading[]): number => readings.reduce((sum, { counted }) => sum + counted, 0)

/** Position of the gauge from 0 to 1 (specification, section 9): positives / (positives + negatives); null without either. */
export const computeRatio = (positive: number, negative: number): number | null =>
  positive + negative === 0 ? null : positive / (positive + negative)

/** The gauge of one report. */
export const readingsGauge = (readings: readonly Reading[]): Gauge => gaugeOfCounts(countReadings(readings))

/** The gauge from stored counts. `checked`: factors with an answer; `of`: all that apply to the company. */
export const gaugeOfCounts = ({ positive, negative, found, not_found, not_applicable, all }: Static<typeof Counts>): Gauge => ({
  positive,
  negative,
  ratio: computeRatio(positive, negative),
  checked: found + not_found,
  of: all - not_applicable,
})

/** Counts of findings by polarity, of readings by state, and of all. */
export function countReadings(readings: readonly Reading[]): Static<typeof Counts> {
  const byState = Object.fromEntries(factorStates.map((state) => [state, 0])) as Record<FactorState, number>
  for (const { state } of readings) byState[state] += 1
  const [positive, negative] = [positives(readings).length, negatives(readings).length]
  return { all: readings.length, positive, negative, attention: attentions(readings).length, ...byState }
}

/** Sort order, worst first. */
const WEIGHT: Readonly<Record<Polarity, number>> = { stop: 0, negative: 1, attention: 2, positive: 3 }

/** All negative findings, worst first: stops, then by points. Without any negative finding: the attention factors, by points. */
export function worstFirst(readings: readonly Reading[]): Reading[] {
  const found = negatives(readings)
  const listed = found.length > 0 ? found : attentions(readings)
  return listed.sort((a, b) => WEIGHT[a.factor.polarity] - WEIGHT[b.factor.polarity] || a.counted - b.counted)
}
