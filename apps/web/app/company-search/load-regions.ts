// The regions to choose from, asked for once in a browser's visit.
import type { Output } from '@sverka/contract/operations/operations'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'

export type Regions = Output<'GET /api/v1/regions/'>['result']

/** Without them the page still searches; the list is then empty. */
export async function loadRegions(call: Call): Promise<Regions> {
  try {
    return (await call('GET /api/v1/regions/', { query: {} })).result
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return []
    throw error
  }
}
