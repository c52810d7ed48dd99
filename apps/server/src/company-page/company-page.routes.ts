// Declares the operation of a seller's page.
import { getShowcase } from '@sverka/contract/company-page'
import { type Bound, reads } from '../platform/http/binding.ts'
import { showcase } from './company-page.ts'

export const companyPageRoutes: readonly Bound[] = [reads(getShowcase, ({ db, params, query }) => showcase(db, params.id, query))]
