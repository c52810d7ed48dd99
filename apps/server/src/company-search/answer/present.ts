// Turns rows of search results into the JSON of the answer, with the parts that matched the query.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { FoundCompany } from '@sverka/contract/company-search/company-search'
import { type FoundBranch, presentBranch } from '../../registry/registry.ts'
import { toWorstFinding } from '../../reliability/reliability.ts'
import type { Reading } from '../query/query.ts'
import { findMarks, matchedField } from './marks.ts'
import { type FoundRow, type PageRow, parseRow } from './page.sql.ts'

/** The language and the Moscow day (YYYY-MM-DD) for the sentences about findings of the reliability report. */
interface FindingContext {
  readonly language: ReportLanguage
  readonly today: string
}

/**
 * `readings` are the ways to understand the query, the likeliest first. Leaves out companies that were deleted, and those that changed since they
 * were indexed and match none of the readings any more.
 */
export const presentFound = (
  rows: readonly Pick<PageRow, 'body'>[],
  readings: readonly Reading[],
  context: FindingContext,
): FoundCompany[] => rows.flatMap(({ body }) => (body === null ? [] : presentRow(parseRow(body), readings, context)))

/** Adds to each company the branch whose КПП (code of the registration with a tax office) is in the query. */
export const withBranches = (found: readonly FoundCompany[], branches: readonly FoundBranch[]): FoundCompany[] =>
  found.map((company) => {
    const ofCompany = branches.find(({ id }) => id === company.id)
    return ofCompany ? { ...company, branch: presentBranch(ofCompany.branch) } : company
  })

/** The result for the first reading that the row matches; an empty list if it matches none. */
function presentRow(row: FoundRow, readings: readonly Reading[], context: FindingContext): FoundCompany[] {
  const kind = row.kind as FoundCompany['kind']
  for (const reading of readings) {
    const marks = findMarks(row, reading)
    if (!marks) continue
    return [
      {
        id: row.id,
        kind,
        name: row.name,
        fio: row.fio,
        inn: row.inn,
        ogrn: row.ogrn,
        status: row.statusName,
        procedure: row.procedure === null ? null : { name: row.procedure, since: row.procedureSince },
        as_of: row.asOf,
        region: row.region,
        address: row.address,
        leader: row.leader,
        registration_date: row.registeredOn,
        closed_on: row.closedOn,
        okved: row.okved === null ? null : { code: row.okved, name: row.okvedName },
        revenue: toRevenue(row),
        attention: toWorstFinding(row.worst, { kind, ...context }),
        matched_by: matchedField(marks, reading),
        marks,
        branch: null,
      },
    ]
  }
  return []
}

/** Null for a revenue of zero or of an unknown year: neither shows how large a company is. */
const toRevenue = ({ revenue, revenueYear }: FoundRow): FoundCompany['revenue'] =>
  revenue && revenueYear ? { kopecks: revenue, year: revenueYear } : null
