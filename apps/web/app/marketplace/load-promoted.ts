// Asks for the promoted goods that a page drawn by the server holds for who reads it without scripts.
import type { PromotedCard } from '@sverka/contract/marketplace/promotion'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'

/** None where they cannot be had: the page is whole without them. */
export async function loadPromoted(call: Call): Promise<readonly PromotedCard[]> {
  try {
    return (await call('GET /api/v1/marketplace/promoted/', {})).result
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return []
    throw error
  }
}
