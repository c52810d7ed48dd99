// The feature of selections of companies by their traits.
import type { Feature } from '../platform/feature.ts'
import { selectionRoutes } from './company-selection.routes.ts'
import { deleteExported } from './company-selection.sql.ts'
import { deleteAllSaved } from './saved-selections.sql.ts'
import { showSaved } from './saved-selections.ts'

export const companySelection: Feature = (services) => ({
  readsReplicas: true,
  routes: () => selectionRoutes(services),
  personalData: {
    copy: async (db, userId) => [{ name: 'saved-selections.json', content: (await showSaved(db, userId)).selections }],
    forget: async (tx, userId) => ({ exports: await deleteExported(tx, userId), selections: await deleteAllSaved(tx, userId) }),
  },
})
