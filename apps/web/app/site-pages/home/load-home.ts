// Asks for what the home page shows besides its texts.
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../../api/refusal.ts'

/** The number of registered people; null where it cannot be had: the page is whole without it. */
export async function loadHome(call: Call): Promise<{ subscribers: number | null }> {
  try {
    return await call('GET /api/v1/counter/', {})
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return { subscribers: null }
    throw error
  }
}
