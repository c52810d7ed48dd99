// Groups the findings of a printed report (factors of a company that are found to apply) by event, as the web page does. The most serious event is
// first. Each event has one leading finding and those based on the same records.

import { bySeverity } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { russianMark } from '@sverka/contract/disputed-facts/disputes.russian.rules'
import { printedDay } from './evidence-text.ts'

/** Findings based on the same records (one debt, one court case). */
export interface EventFindings {
  readonly leader: Factor
  /** Further findings based on the same records as the leading one; they have no points of their own. */
  readonly beside: readonly Factor[]
}

/** Every found factor once; one whose leading factor is not among them leads an event of its own. */
export function groupFindingsByEvent(factors: readonly Factor[]): EventFindings[] {
  const found = factors.filter(({ state }) => state === 'found').sort(bySeverity)
  const codes = new Set(found.map(({ code }) => code))
  // The finding that has the points of this one; null if it is not among the found ones.
  const countedWith = ({ counted_with: leader }: Factor): string | null => (leader && codes.has(leader) ? leader : null)
  return found.flatMap((factor) =>
    countedWith(factor) ? [] : [{ leader: factor, beside: found.filter((other) => countedWith(other) === factor.code) }],
  )
}

/** All factors: found ones by event, then the others in their order. */
export const sortFactorsByEvent = (factors: readonly Factor[]): Factor[] => [
  ...groupFindingsByEvent(factors).flatMap(({ leader, beside }) => [leader, ...beside]),
  ...factors.filter(({ state }) => state !== 'found'),
]

/** The finding as a sentence; if the company disputes it, further lines say so and name the reason. */
export const disputedSentence = (factor: Pick<Factor, 'fact' | 'state' | 'title' | 'disputed'>): string =>
  [factorSentence(factor), ...(factor.disputed ?? []).map((mark) => russianMark(mark, printedDay(mark.on)))].join('\n')

/** The finding as a sentence; the title for factors not found, and in stored reports from before such sentences existed. */
export const factorSentence = ({ fact, state, title }: Pick<Factor, 'fact' | 'state' | 'title'>): string =>
  (state === 'found' && fact) || title
