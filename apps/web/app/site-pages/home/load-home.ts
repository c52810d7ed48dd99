// Asks for what the home page shows besides its texts.
import type { Call } from '@sverka/contract/web-host'

/** The number of registered people; null where it cannot be had: the page is whole without it. */
export async function loadHome(_call: Call): Promise<{ subscribers: number | null }> {
  return { subscribers: null }
}
