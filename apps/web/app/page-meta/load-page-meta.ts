// Loads the title and description that staff have set for the path of a page. A page works without them.
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'

/** The entry of a path; null if staff have set none, or if it could not be loaded. */
export async function loadPageMeta(call: Call, path: string): Promise<PageMeta | null> {
  try {
    const [entry = null] = await call('GET /api/v1/page-meta/', { query: { slug: path } })
    return entry
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return null
    throw error
  }
}
