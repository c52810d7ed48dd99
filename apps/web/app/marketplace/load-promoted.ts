// Loads the promoted goods that the server renders for visitors without JavaScript; this does not count as a view of them.
import type { PromotedCard } from '@sverka/contract/marketplace/promotion'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'

/** Empty if they cannot be loaded, because the page works without them. */
export async function loadPromoted(call: Call): Promise<readonly PromotedCard[]> {
  try {
    return (await call('GET /api/v1/marketplace/promoted/', {})).result
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return []
    throw error
  }
}
