// The call that lists the registers behind the product.
import { listSources } from '@sverka/contract/sources'
import { type Bound, reads } from '../platform/http/binding.ts'
import { showSources } from './sources.ts'

/** `factors` counts the report's factors by source; it is the report's own knowledge, so the application hands it over. */
export const sourcesRoutes = (factors: () => ReadonlyMap<string, number>): readonly Bound[] => [
  reads(listSources, async ({ db, query }) => {
    const result = await showSources(db, factors(), query.lang ?? 'ru')
    return { count: result.length, result }
  }),
]
