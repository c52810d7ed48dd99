// Loads the regions of Russia for the filters of the company search and of the selection.
import type { Output } from '@sverka/contract/operations/operations'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'

type Loaded = Output<'GET /api/v1/regions/'>['result']

/** The regions with their official codes as ids (77 is Moscow); null if loading failed. */
export type Regions = Loaded | null

/** Without regions the search still works; the filter says that they could not be loaded. */
export async function loadRegions(call: Call, lang: Language): Promise<Regions> {
  try {
    return (await call('GET /api/v1/regions/', { query: { lang } })).result
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return null
    throw error
  }
}

/** Options of the filter. If the list could not be loaded: only the chosen region, with its code as name, so that the choice is not lost. */
export const regionsToChoose = (
  regions: Regions,
  chosenRegion: number | null | undefined,
): readonly Pick<Loaded[number], 'id' | 'name'>[] => regions ?? (chosenRegion ? [{ id: chosenRegion, name: String(chosenRegion) }] : [])
