// Orders the findings of a report by event, as the page shows them: gravest first, each followed by those based on the same records.
import type { Factor } from '@sverka/contract/company-card/reliability'
import { byGravity } from '@sverka/contract/company-card/reliability.rules'
import { russianMark } from '@sverka/contract/disputed-facts/disputes.russian.rules'
import { printedDay } from './evidence-text.ts'

export interface Event {
  readonly leader: Factor
  /** Further findings based on the same records as the leading one; they have no points of their own. */
  readonly beside: readonly Factor[]
}

/** Every found factor once; one whose leading factor is missing leads itself. */
export function groupFindingsByEvent(factors: readonly Factor[]): Event[] {
  const found = factors.filter(({ state }) => state === 'found').sort(byGravity)
  const codes = new Set(found.map(({ code }) => code))
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

/** What happened, then on a line of its own what of it the company disputes. */
export const disputedSentence = (factor: Pick<Factor, 'fact' | 'state' | 'title' | 'disputed'>): string =>
  [factorSentence(factor), ...(factor.disputed ?? []).map((mark) => russianMark(mark, printedDay(mark.on)))].join('\n')

/** What happened; of what is not found, and in papers kept from before, the name of the rule alone. */
export const factorSentence = ({ fact, state, title }: Pick<Factor, 'fact' | 'state' | 'title'>): string =>
  (state === 'found' && fact) || title
