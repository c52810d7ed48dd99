// Bulk checks: the preview of a member's list before it is checked: its lines with their companies, and how many checks of the member's plan it would
// use up.
import type { ListPreview, PreviewedLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { readableName } from '@sverka/contract/company/names'
import { listChecksAlreadyCounted } from '../plans/plans.ts'
import type { Reader } from '../platform/db/database.ts'
import { findNamesByNumbers, type NamedCompany, presentBranch } from '../registry/registry.ts'
import { type BranchLine, withBranches } from './line-branches.ts'
import type { ReadTable } from './read-list.ts'

interface PreviewRequest {
  readonly userId: number
  /** The column of numbers that the member has chosen, from 1; undefined if they have chosen none. */
  readonly column: number | undefined
  readonly at: Date
}

/**
 * Uses up no checks itself. In `checks`, `counted` is the number of companies that would use up a check, `free` of those already counted in this
 * period of the plan, `left` of the remaining checks.
 */
export async function previewTable(db: Reader, table: ReadTable, { userId, column, at }: PreviewRequest): Promise<ListPreview> {
  const lines = await withBranches(db, table.lines)
  const companies = await findNamesByNumbers(db, [...new Set(lines.flatMap(({ number }) => number ?? []))])
  const companyIds = [...new Set([...companies.values()].map(({ id }) => id))]
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
    lines: lines.map((line) => presentLine(line, companies)),
    checks: { counted: companyIds.length - counted, free: counted, left, until: until?.toISOString() ?? null },
  }
}

/** `companies`: those found, by the number in the line. */
function presentLine({ fault, branch, kpp: _, ...line }: BranchLine, companies: ReadonlyMap<string, NamedCompany>): PreviewedLine {
  const company = line.number === null ? undefined : companies.get(line.number)
  const notFound = fault === null && company === undefined ? 'not_found' : null
  const presentedBranch = branch && presentBranch(branch)
  const sum = line.sum === null ? null : line.sum / 100
  return { ...line, sum, fault: fault ?? notFound, company: company ? readableName(company.name) : null, branch: presentedBranch }
}
