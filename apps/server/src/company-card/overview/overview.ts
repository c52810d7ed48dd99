// The overview «Сводка» of the company card: counts and first rows of every tab; sums in rubles. Used by its own operation and by the whole card.
import type { Connection } from '@sverka/contract/company/company'
import { DEFAULT_LINE } from '@sverka/contract/company-card/finances.rules'
import { type CompanyOverview, SUMMARY_CONNECTIONS, SUMMARY_CONTRACTS } from '@sverka/contract/company-card/overview'
import { overviewSources } from '@sverka/contract/company-card/overview.rules'
import type { Reader } from '../../platform/db/database.ts'
import {
  asPlaintiff,
  asRespondent,
  type Classifiers,
  type CompanyRecord,
  type RecordBlockName,
  sumUnpaid,
} from '../../registry/registry.ts'
import { financeFindings, type RecordToCheck } from '../../reliability/reliability.ts'
import { checkSources } from '../../sources/sources.ts'
import { listCases } from '../arbitration/arbitration.ts'
import { addStopFactors, listConnections } from '../connections/connections.ts'
import { listContracts } from '../contracts/contracts.ts'
import { foldContracts } from '../contracts/fold-contracts.ts'
import { sumTaxDebts } from '../debts/debts.ts'
import { accountYears, type ViewerContext } from '../finances/finances.ts'
import { listInspections } from '../inspections/inspections.ts'
import { hasYearlyData } from '../open-data/open-data.ts'
import { toSanctionsMark } from '../sanctions/sanctions.ts'
import { orEmpty } from '../tab-list.ts'

/** The blocks (stored facts of one source) that the overview reads. */
export const overviewBlocks = [
  'register',
  'accounts',
  'headcount',
  'taxes',
  'incomes',
  'offences',
  'cases',
  'contracts',
  'inspections',
  'trademarks',
  'enforcement',
  'debts',
  'sanctions',
  'sanctionsLeft',
  'links',
] as const satisfies readonly RecordBlockName[]

/** A part is null if its source has no data of the company. */
export async function readOverview(
  db: Reader,
  subject: RecordToCheck,
  names: Classifiers,
  viewer: ViewerContext,
): Promise<CompanyOverview> {
  return buildOverview(db, subject, await listConnections(db, subject.record, names), viewer)
}

/** The result of `readOverview`, for a caller that has already read the connections. */
export async function buildOverview(
  db: Reader,
  subject: RecordToCheck,
  connections: readonly Connection[],
  viewer: ViewerContext,
): Promise<CompanyOverview> {
  const { record } = subject
  const { blocks } = record
  const checked = checkSources(overviewSources, subject)
  const [financesPart, first] = await Promise.all([
    finances(db, record, viewer),
    addStopFactors(db, connections.slice(0, SUMMARY_CONNECTIONS)),
  ])
  return {
    finances: financesPart,
    has_yearly_data: hasYearlyData(blocks),
    staff: blocks.headcount?.years[0] ?? null,
    arbitration: blocks.cases ? arbitration(record, blocks.cases.known) : null,
    connections: { total: connections.length, first },
    contracts: blocks.contracts ? contracts(record, blocks.contracts.known) : null,
    inspections: blocks.inspections ? inspections(record) : null,
    trademarks: blocks.trademarks ? { total: orEmpty(blocks.trademarks.trademarks).length } : null,
    enforcement: blocks.enforcement ? enforcement(orEmpty(blocks.enforcement.proceedings)) : null,
    tax_debts: sumTaxDebts(blocks.debts) ?? (checked.debts.state === 'not_found' ? { total: 0, sum: 0 } : null),
    sanctions: toSanctionsMark(record, checked.sanctions).sanctions,
    checked,
  }
}

/** Revenue by year in rubles, oldest first, and the factors that the reliability report finds in the accounts. */
async function finances(db: Reader, record: CompanyRecord, viewer: ViewerContext): Promise<CompanyOverview['finances']> {
  const years = accountYears(record)
  if (years.length === 0) return null
  const revenue = years.flatMap(({ year, lines }) => {
    const value = lines[DEFAULT_LINE]
    return value === undefined ? [] : [{ year, value: value / 100 }]
  })
  return { revenue: revenue.reverse(), factors: await financeFindings(db, record, viewer) }
}

/** Court cases; `known`: the total that the source states, if it delivered only a part. */
function arbitration(record: CompanyRecord, known: number | undefined): CompanyOverview['arbitration'] {
  const cases = listCases(record)
  return {
    total: Math.max(cases.length, known ?? 0),
    plaintiff: asPlaintiff(cases, record.row).length,
    respondent: asRespondent(cases, record.row).length,
    last_date: cases[0]?.date ?? null,
  }
}

/** Enforcement proceedings of bailiffs with a remaining debt, as the reliability report counts them. */
function enforcement(proceedings: Parameters<typeof sumUnpaid>[0]): CompanyOverview['enforcement'] {
  const { count, kopecks } = sumUnpaid(proceedings)
  return { total: count, remaining: kopecks / 100 }
}

function contracts(record: CompanyRecord, known: number | undefined): CompanyOverview['contracts'] {
  const all = listContracts(record)
  return { total: Math.max(all.length, known ?? 0), first: foldContracts(all).slice(0, SUMMARY_CONTRACTS) }
}

/** `warnings`: inspections that found violations, `unknown`: those whose result the source does not state. */
function inspections(record: CompanyRecord): CompanyOverview['inspections'] {
  const all = listInspections(record)
  return {
    total: all.length,
    warnings: all.filter((entry) => entry.violations === true).length,
    unknown: all.filter((entry) => entry.violations == null).length,
  }
}
