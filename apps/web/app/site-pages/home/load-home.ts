// Loads the home page's data besides its texts.
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../../api/refusal.ts'

/** The number of registered people; null if it could not be loaded: the page does not need it. */
export async function loadHome(call: Call): Promise<{ subscribers: number | null }> {
  try {
    return await call('GET /api/v1/counter/', {})
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return { subscribers: null }
    throw error
  }
}
