// The card's tab «Арбитраж» (commercial courts): the court cases of a company with filters, and statistics over all of them.
import type { Case, CaseRole, CaseStatistics } from '@sverka/contract/company-card/arbitration'
import {
  asPlaintiff,
  asRespondent,
  type CompanyRecord,
  type CompanyRow,
  claimedKopecks,
  distinctCases,
  type LegalCase,
  type Party,
  roleInCase,
} from '../../registry/registry.ts'
import { toRubles } from '../company-card.present.ts'
import { foldForComparison } from '../fold-for-comparison.ts'
import {
  blockSource,
  type CheckedTab,
  isWithin,
  newestFirst,
  orEmpty,
  type PageQuery,
  type Period,
  stableId,
  tabPage,
} from '../tab-list.ts'
import { caseTotals } from './case-totals.ts'

/** Filters of the list. Amounts are limits of the claim in rubles, both inclusive; `search` is a part of the case number, `court` the exact name. */
export interface CaseQuery extends PageQuery, Period {
  readonly search?: string
  readonly role?: CaseRole
  readonly amount_from?: number
  readonly amount_to?: number
  readonly court?: string
}

/** The stored cases of the company, each once (a source may list a case once for every instance), newest first. */
export const listCases = ({ blocks }: CompanyRecord): LegalCase[] =>
  distinctCases(orEmpty(blocks.cases?.cases)).sort((a, b) => newestFirst(a.date, b.date))

/** One page of cases, newest first, the totals over all cases, and all courts for the filter. */
export function readCasesPage({ record, checked }: CheckedTab, query: CaseQuery) {
  const all = listCases(record)
  const passed = inRole(all, record.row, query.role).filter((entry) => passes(entry, query))
  const courts = [...new Set(all.flatMap((entry) => entry.court ?? []))].sort((a, b) => a.localeCompare(b, 'ru'))
  // Total number of cases according to the source; greater than the stored list if not all were fetched.
  const known = record.blocks.cases?.known
  return {
    ...tabPage({ all, passed, known, entryKey: ({ number }) => number }, query, (entry) => presentCase(entry, record.row)),
    totals: caseTotals(all, record.row),
    source: blockSource(record, 'cases'),
    checked,
    courts,
  }
}

function inRole(cases: readonly LegalCase[], row: CompanyRow, role: CaseRole | undefined): readonly LegalCase[] {
  if (role === 'plaintiff') return asPlaintiff(cases, row)
  if (role === 'respondent') return asRespondent(cases, row)
  return role ? cases.filter((entry) => roleInCase(entry, row) === role) : cases
}

function passes(entry: LegalCase, query: CaseQuery): boolean {
  const claim = toRubles(entry.claimKopecks)
  return (
    (!query.search || foldForComparison(entry.number).includes(foldForComparison(query.search.trim()))) &&
    isWithin({ start: entry.startDate, end: entry.endDate, date: entry.date }, query) &&
    (!query.court || entry.court === query.court) &&
    (query.amount_from === undefined || (claim !== null && claim >= query.amount_from)) &&
    (query.amount_to === undefined || (claim !== null && claim <= query.amount_to))
  )
}

function presentCase(entry: LegalCase, row: CompanyRow): Case {
  return {
    id: stableId(entry.uuid ?? entry.number),
    number: entry.number,
    date: entry.date,
    start_date: entry.startDate ?? null,
    end_date: entry.endDate ?? null,
    role: roleInCase(entry, row),
    plaints: orEmpty(entry.plaintiffs).map(presentSide),
    responders: orEmpty(entry.respondents).map(presentSide),
    court: entry.court ?? null,
    amount_claim: toRubles(entry.claimKopecks),
    amount_awarded: toRubles(entry.awardedKopecks),
    // A case with an end date is over, even if the source does not mark it so.
    active: entry.active ?? (entry.endDate ? false : null),
    category: entry.category ?? null,
    stage: entry.stage ?? null,
    outcome: entry.outcome ?? null,
    link_on_card: entry.url ?? null,
  }
}

const presentSide = ({ name, inn, ogrn, address }: Party): Case['plaints'][number] => ({
  name,
  inn: inn ?? null,
  ogrn: ogrn ?? null,
  address: address ?? null,
})

/** Number of courts that the statistics name: those with the most cases. */
const COURTS_SHOWN = 5

/** Numbers, and sums in rubles, over all stored cases; cases without a sum are also counted separately. */
export function readCaseStatistics(record: CompanyRecord): CaseStatistics {
  const cases = listCases(record)
  const [suing, sued] = [asPlaintiff(cases, record.row), asRespondent(cases, record.row)]
  return {
    total: cases.length,
    plaintiff: suing.length,
    respondent: sued.length,
    claimed_by: claimedKopecks(suing) / 100,
    claimed_from: claimedKopecks(sued) / 100,
    without_sum: cases.filter((entry) => entry.claimKopecks === undefined).length,
    years: byYear(cases, record.row),
    courts: byCourt(cases),
    totals: caseTotals(cases, record.row),
    source: blockSource(record, 'cases'),
  }
}

/** Cases by year, oldest first; a year without a case between the first and the last has zeros. */
function byYear(cases: readonly LegalCase[], row: CompanyRow): CaseStatistics['years'] {
  const yearsAndRoles = cases.map((entry) => ({ year: Number(entry.date.slice(0, 4)), role: roleInCase(entry, row) }))
  const numbers = yearsAndRoles.map(({ year }) => year)
  if (numbers.length === 0) return []
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const count = (year: number, role: CaseRole) => yearsAndRoles.filter((entry) => entry.year === year && entry.role === role).length
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((year) => ({
    year,
    plaintiff: count(year, 'plaintiff'),
    respondent: count(year, 'respondent'),
    other: count(year, 'other'),
  }))
}

function byCourt(cases: readonly LegalCase[]): CaseStatistics['courts'] {
  const counts = new Map<string, number>()
  for (const { court } of cases) if (court) counts.set(court, (counts.get(court) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'ru'))
    .slice(0, COURTS_SHOWN)
}
