// Loads title and description that staff set for a path; the page works without them.
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'

/** The entry of a path, or null. */
export async function loadPageMeta(call: Call, path: string): Promise<PageMeta | null> {
  try {
    const [entry = null] = await call('GET /api/v1/page-meta/', { query: { slug: path } })
    return entry
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return null
    throw error
  }
}
