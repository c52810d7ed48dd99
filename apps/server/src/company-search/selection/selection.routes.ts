// The calls of selections.
import { exportSelection, getExportAllowance, selectCompanies } from '@sverka/contract/company-search.selection'
import { member } from '../../platform/auth/session.ts'
import { Answer, type Bound, reads, writes } from '../../platform/http/binding.ts'
import { selectionCsv, selectionXlsx } from './export-selection.ts'
import { showAllowance, showSelection, takeSelection } from './selection.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const selectionRoutes: readonly Bound[] = [
  reads(selectCompanies, ({ db, query, clock }) => showSelection(db, query, clock.now())),
  reads(getExportAllowance, ({ db, caller, clock }) => showAllowance(db, member(caller).userId, clock.now())),
  writes(exportSelection, async ({ tx, caller, clock, body: { format, ...asked } }) => {
    const rows = await takeSelection(tx, asked, { userId: member(caller).userId, at: clock.now() })
    const isCsv = format === 'csv'
    return new Answer<Uint8Array>(200, isCsv ? selectionCsv(rows) : await selectionXlsx(rows), {
      'content-type': isCsv ? 'text/csv; charset=utf-8' : XLSX,
      'content-disposition': `attachment; filename="companies.${format}"`,
    })
  }),
]
