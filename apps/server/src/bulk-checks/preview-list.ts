// Shows a list before it is checked: its lines with their companies, and how much of the plan's quota the check would use.
import type { ListPreview, PreviewedLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { readableName } from '@sverka/contract/company/names'
import { listChecksAlreadyCounted } from '../plans/plans.ts'
import type { Reader } from '../platform/db/database.ts'
import { findNamesByNumbers, type NamedCompany, presentBranch } from '../registry/registry.ts'
import { type BranchLine, withBranches } from './line-branches.ts'
import type { ReadTable } from './read-list.ts'

interface Asking {
  readonly userId: number
  /** The column that the member has chosen. */
  readonly column: number | undefined
  readonly at: Date
}

/** Uses up no checks. `checks.counted`: companies that would use up a check; `free`: those already counted in this period. */
export async function previewTable(db: Reader, table: ReadTable, { userId, column, at }: Asking): Promise<ListPreview> {
  const lines = await withBranches(db, table.lines)
  const named = await findNamesByNumbers(db, [...new Set(lines.flatMap(({ number }) => number ?? []))])
  const companyIds = [...new Set([...named.values()].map(({ id }) => id))]
  const { counted, left, until } = await listChecksAlreadyCounted(db, { userId, companyIds, at })
  return {
    sheets: [...table.sheets],
    hidden_sheets: [...table.hidden],
    sheet: table.sheet,
    columns: [...table.columns],
    column: column ?? null,
    sum_column: table.sumColumn,
    rows: table.rows.map(([line, cells]) => ({ line, cells: [...cells] })),
    not_data: table.leftOut.map(({ line, as }) => ({ line, as })),
    lines: lines.map((line) => presentLine(line, named)),
    checks: { counted: companyIds.length - counted, free: counted, left, until: until?.toISOString() ?? null },
  }
}

function presentLine({ fault, branch, kpp: _, ...line }: BranchLine, named: ReadonlyMap<string, NamedCompany>): PreviewedLine {
  const company = line.number === null ? undefined : named.get(line.number)
  const unknown = fault === null && company === undefined ? 'not_found' : null
  const shown = branch && presentBranch(branch)
  const sum = line.sum === null ? null : line.sum / 100
  return { ...line, sum, fault: fault ?? unknown, company: company ? readableName(company.name) : null, branch: shown }
}
