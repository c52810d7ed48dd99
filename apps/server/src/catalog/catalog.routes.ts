// Declares the operations of the lists that forms and filters choose from.
import { listRegions } from '@sverka/contract/catalog'
import { type Bound, reads } from '../platform/http/binding.ts'
import { regions } from './catalog.ts'

export const catalogRoutes: readonly Bound[] = [reads(listRegions, ({ db, query }) => regions(db, query))]
