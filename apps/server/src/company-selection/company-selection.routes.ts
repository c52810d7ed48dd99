// The calls of selections.
import { exportSelection, getExportAllowance, selectCompanies } from '@sverka/contract/company-selection/company-selection'
import { member } from '../platform/auth/session.ts'
import { Answer, type Bound, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { showAllowance, showSelection, takeSelection } from './company-selection.ts'
import { selectionCsv, selectionXlsx } from './export-selection.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Ages are counted by the product's day, which of the demo is a fixed one; what a plan gives in a day by the clock. */
export const selectionRoutes = ({ today }: Pick<Services, 'today'>): readonly Bound[] => [
  reads(selectCompanies, ({ db, query }) => showSelection(db, query, today())),
  reads(getExportAllowance, ({ db, caller, clock }) => showAllowance(db, member(caller).userId, clock.now())),
  writes(exportSelection, async ({ tx, caller, clock, body: { format, ...asked } }) => {
    const rows = await takeSelection(tx, asked, { userId: member(caller).userId, at: clock.now(), today: today() })
    const isCsv = format === 'csv'
    return new Answer<Uint8Array>(200, isCsv ? selectionCsv(rows) : await selectionXlsx(rows), {
      'content-type': isCsv ? 'text/csv; charset=utf-8' : XLSX,
      'content-disposition': `attachment; filename="companies.${format}"`,
    })
  }),
]
