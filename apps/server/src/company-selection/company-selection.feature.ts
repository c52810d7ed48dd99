// The feature of selections of companies by their traits.
import type { Feature } from '../platform/feature.ts'
import { selectionRoutes } from './company-selection.routes.ts'
import { deleteExported } from './company-selection.sql.ts'

export const companySelection: Feature = (services) => ({
  readsReplicas: true,
  routes: () => selectionRoutes(services),
  personalData: { copy: async () => [], forget: async (tx, userId) => ({ exports: await deleteExported(tx, userId) }) },
})
