// Finds the claim (a buyer's complaint) of an order that ended in the buyer's favour. A correcting document, which lowers the sum of an issued
// document, names this claim as its reason.
import { moscowDay } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { listClaimRows } from './claims.sql.ts'
import { claimNumber } from './present.ts'

/**
 * The latest claim that the seller agreed to and the buyer accepted, or that staff decided for the buyer; null without one. `endedOn`: Moscow
 * day, YYYY-MM-DD.
 */
export async function findUpheldClaim(db: Reader, orderId: number): Promise<{ number: string; endedOn: string } | null> {
  const rows = await listClaimRows(db, orderId)
  const upheld = rows.find(
    ({ state, answer, decision }) => (state === 'accepted' && answer === 'agrees') || (state === 'decided' && decision === 'buyer'),
  )
  return upheld?.endedAt ? { number: claimNumber(upheld), endedOn: moscowDay(upheld.endedAt) } : null
}
