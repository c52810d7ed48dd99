// Loads the number of registered people for the home page.
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../../api/refusal.ts'

/** Null if it could not be loaded: the page is shown without it. */
export async function loadHome(call: Call): Promise<{ subscribers: number | null }> {
  try {
    return await call('GET /api/v1/counter/', {})
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return { subscribers: null }
    throw error
  }
}
