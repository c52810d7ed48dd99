// The regions to choose from, asked for once in a browser's visit.
import type { Output } from '@sverka/contract/operations/operations'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'

type Loaded = Output<'GET /api/v1/regions/'>['result']

/** Null where the list did not come. */
export type Regions = Loaded | null

/** Without them the page still searches; the choice then says that the list did not come. */
export async function loadRegions(call: Call): Promise<Regions> {
  try {
    return (await call('GET /api/v1/regions/', { query: {} })).result
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return null
    throw error
  }
}

/** What can be chosen: of a list that did not come the region of the address, by its number, so that it is not dropped. */
export const regionsToChoose = (regions: Regions, asked: number | null | undefined): readonly Pick<Loaded[number], 'id' | 'name'>[] =>
  regions ?? (asked ? [{ id: asked, name: String(asked) }] : [])
