// The feature of selections: companies chosen by their properties (region, activity, size …), shown, saved and exported.
import type { Feature } from '../platform/feature.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import { selectionRoutes } from './company-selection.routes.ts'
import { deleteExported } from './company-selection.sql.ts'
import type { SelectionTable } from './export-selection.ts'
import { deleteAllSaved } from './saved-selections.sql.ts'
import { readSavedSelections } from './saved-selections.ts'

/** `personalData`: the saved selections and counted exports that are given to a member, or erased, on request. */
export const companySelection: Feature = (services) => {
  const printer = createFilePrinter<SelectionTable>(new URL('./export-worker.ts', import.meta.url))
  return {
    readsReplicas: true,
    routes: () => selectionRoutes({ ...services, printer }),
    close: () => printer.close(),
    personalData: {
      exportUserData: async (db, userId) => [
        { name: 'saved-selections.json', content: (await readSavedSelections(db, userId)).selections },
      ],
      eraseUserData: async (tx, userId) => ({ exports: await deleteExported(tx, userId), selections: await deleteAllSaved(tx, userId) }),
    },
  }
}
