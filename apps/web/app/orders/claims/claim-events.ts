// Turns the events of buyers' claims (complaints) into lines of the history of their order.
import type { Claim } from '@sverka/contract/orders/claims'
import { useMessages } from '../../i18n/catalogue.ts'
import { claimsMessages } from './claims.messages.ts'

export interface HistoryLine {
  readonly key: string
  readonly text: string
  /** ISO time. */
  readonly at: string
}

/**
 * Returns a function that lists for each claim when it was made, answered by the seller, escalated to the site's support (by the buyer, or
 * because a term passed), and ended: by the buyer's acceptance or withdrawal, or by a decision of support.
 */
export function useClaimEvents(): (claims: readonly Claim[]) => HistoryLine[] {
  const { events, kinds } = useMessages(claimsMessages)
  return (claims) =>
    claims.flatMap(({ id, kind, state, claimed_at: claimed, answer, escalated, ended_at: ended }) => {
      const endText = state === 'accepted' || state === 'withdrawn' || state === 'decided' ? events[state] : ''
      return [
        { key: `${id} claimed`, text: events.claimed(kinds[kind]), at: claimed },
        ...(answer ? [{ key: `${id} answered`, text: events.answered, at: answer.at }] : []),
        ...(escalated ? [{ key: `${id} escalated`, text: events.escalated, at: escalated.at }] : []),
        ...(ended ? [{ key: `${id} ended`, text: endText, at: ended }] : []),
      ]
    })
}
