// The routes of selections of companies by their properties: select, export as a table, and the selections that a member saves.
import { exportSelection, getExportAllowance, selectCompanies } from '@sverka/contract/company-selection/company-selection'
import {
  deleteSavedSelection,
  getSelectionNews,
  listSavedSelections,
  markSelectionSeen,
  saveSelection as saveSelectionOperation,
} from '@sverka/contract/company-selection/saved-selections'
import { readOwnNotes } from '../company-notes/company-notes.ts'
import { requireMember } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { claimExport, readExportAllowance, readSelectionPage, refundExport } from './company-selection.ts'
import type { SelectionTable } from './export-selection.ts'
import { markSeen, readSavedSelections, readSelectionNews, removeSavedSelection, saveSelection } from './saved-selections.ts'

/** Media type of an xlsx file. */
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `today`: the product's day, by which ages are computed (fixed in the demo). Daily limits of the plan go by the clock instead. */
interface Deps extends Pick<Services, 'today'> {
  readonly printer: FilePrinter<SelectionTable>
}

/** All routes of the feature. */
export const selectionRoutes = ({ today, printer }: Deps): readonly BoundRoute[] => [
  reads(selectCompanies, ({ db, query }) => readSelectionPage(db, query, today())),
  reads(getExportAllowance, ({ db, caller, clock }) => readExportAllowance(db, requireMember(caller).userId, clock.now())),
  // The rows are counted in a transaction before the file is written, because writing may wait for other files. If it fails, they are refunded.
  withOwnTransactions(exportSelection, async ({ db, caller, clock, body: { format, ...criteria } }) => {
    const session = requireMember(caller)
    const claim = { userId: session.userId, at: clock.now() }
    const rows = await db.transaction().execute((tx) => claimExport(tx, criteria, { ...claim, today: today() }))
    const write = async () => {
      const companies = rows.map(({ id }) => id)
      const notes = await readOwnNotes(readOnly(db), session, companies)
      return printer.print({ rows, notes, purpose: criteria.purpose ?? 'prepayment', format }, session.userId)
    }
    const content = await write().catch(async (error: unknown) => {
      await db.transaction().execute((tx) => refundExport(tx, { ...claim, units: rows.length }))
      throw error
    })
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX,
      'content-disposition': `attachment; filename="companies.${format}"`,
    })
  }),
  ...savedRoutes({ today }),
]

/** The routes of the selections that a member saves. */
const savedRoutes = ({ today }: Pick<Services, 'today'>): readonly BoundRoute[] => [
  writes(saveSelectionOperation, async ({ tx, caller, clock, body }) => {
    const saved = await saveSelection(tx, body, { userId: requireMember(caller).userId, today: today(), at: clock.now() })
    return new HttpResponse(201, saved)
  }),
  reads(listSavedSelections, ({ db, caller }) => readSavedSelections(db, requireMember(caller).userId)),
  reads(getSelectionNews, ({ db, caller, params }) =>
    readSelectionNews(db, params.id, { userId: requireMember(caller).userId, today: today() }),
  ),
  writes(markSelectionSeen, ({ tx, caller, clock, params, body }) =>
    markSeen(tx, { id: params.id, companies: body.companies }, { userId: requireMember(caller).userId, today: today(), at: clock.now() }),
  ),
  writes(deleteSavedSelection, ({ tx, caller, params }) => removeSavedSelection(tx, params.id, requireMember(caller).userId)),
]
