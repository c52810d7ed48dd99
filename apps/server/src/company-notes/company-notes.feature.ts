// Connects members' own notes on companies to the server: routes, data export and account deletion.
import { NOTES_MAX } from '@sverka/contract/company-notes/company-notes.rules'
import type { Feature } from '../platform/feature.ts'
import { companyNotesRoutes } from './company-notes.routes.ts'
import { deleteNotes } from './company-notes.sql.ts'
import { readNotesPage } from './company-notes.ts'

export const companyNotes: Feature = () => ({
  routes: () => companyNotesRoutes,
  personalData: {
    exportUserData: async (db, userId) => [
      { name: 'company-notes.json', content: (await readNotesPage(db, userId, { page_size: NOTES_MAX })).result },
    ],
    eraseUserData: async (tx, userId) => ({ company_notes: await deleteNotes(tx, userId) }),
  },
})
