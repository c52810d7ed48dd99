// The operations of selections.
import { exportSelection, getExportAllowance, selectCompanies } from '@sverka/contract/company-selection/company-selection'
import {
  deleteSavedSelection,
  getSelectionNews,
  listSavedSelections,
  markSelectionSeen,
  saveSelection as saveSelectionOperation,
} from '@sverka/contract/company-selection/saved-selections'
import { readOwnNotes } from '../company-notes/company-notes.ts'
import { member } from '../platform/auth/session.ts'
import { Answer, type Bound, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { showAllowance, showSelection, takeSelection } from './company-selection.ts'
import { selectionCsv, selectionXlsx } from './export-selection.ts'
import { dropSaved, markSeen, saveSelection, showNews, showSaved } from './saved-selections.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Ages are computed by the product's day, which in a demo is fixed; daily limits of the plan by the clock. */
export const selectionRoutes = ({ today }: Pick<Services, 'today'>): readonly Bound[] => [
  reads(selectCompanies, ({ db, query }) => showSelection(db, query, today())),
  reads(getExportAllowance, ({ db, caller, clock }) => showAllowance(db, member(caller).userId, clock.now())),
  writes(exportSelection, async ({ tx, caller, clock, body: { format, ...asked } }) => {
    const session = member(caller)
    const rows = await takeSelection(tx, asked, { userId: session.userId, at: clock.now(), today: today() })
    const companies = rows.map(({ id }) => id)
    const notes = await readOwnNotes(tx, session, companies)
    const isCsv = format === 'csv'
    return new Answer<Uint8Array>(200, isCsv ? selectionCsv(rows, notes) : await selectionXlsx(rows, notes), {
      'content-type': isCsv ? 'text/csv; charset=utf-8' : XLSX,
      'content-disposition': `attachment; filename="companies.${format}"`,
    })
  }),
  ...savedRoutes({ today }),
]

const savedRoutes = ({ today }: Pick<Services, 'today'>): readonly Bound[] => [
  writes(saveSelectionOperation, async ({ tx, caller, clock, body }) => {
    const saved = await saveSelection(tx, body, { userId: member(caller).userId, today: today(), at: clock.now() })
    return new Answer(201, saved)
  }),
  reads(listSavedSelections, ({ db, caller }) => showSaved(db, member(caller).userId)),
  reads(getSelectionNews, ({ db, caller, params }) => showNews(db, params.id, { userId: member(caller).userId, today: today() })),
  writes(markSelectionSeen, ({ tx, caller, clock, params, body }) =>
    markSeen(tx, { id: params.id, companies: body.companies }, { userId: member(caller).userId, today: today(), at: clock.now() }),
  ),
  writes(deleteSavedSelection, ({ tx, caller, params }) => dropSaved(tx, params.id, member(caller).userId)),
]
