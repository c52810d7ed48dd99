// The tab «Финансы» of a company card: the annual accounts by year and line in rubles, the filed reports, and the factors found in them.
import type { CompanyFinances } from '@sverka/contract/company-card/finances'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { Reader } from '../../platform/db/database.ts'
import type { PageReads } from '../../platform/http/page-reads.ts'
import type { AccountsYear, Classifiers, CompanyRecord } from '../../registry/registry.ts'
import { accountsFoundAt, financeFindings } from '../../reliability/reliability.ts'
import { blockSource, orEmpty } from '../tab-list.ts'

/** Years with at least one line of annual accounts (lines by their code, such as 2110 for revenue), newest first; amounts in kopecks. */
export const accountYears = ({ blocks }: CompanyRecord): AccountsYear[] =>
  orEmpty(blocks.accounts?.years)
    .filter(({ lines }) => Object.keys(lines).length > 0)
    .sort((a, b) => b.year - a.year)

/** Conditions under which findings of the reliability report are computed and written. */
export interface ViewerContext {
  /** The day of the findings, YYYY-MM-DD. */
  readonly today: string
  readonly language: ReportLanguage
  /** Reads that several operations of one page share; null or absent outside a page. */
  readonly shared?: PageReads | null
}

/** The whole tab. `classifiers` has the names of the lines of accounts. */
export async function readFinances(
  db: Reader,
  record: CompanyRecord,
  classifiers: Classifiers,
  viewer: ViewerContext,
): Promise<CompanyFinances> {
  const years = accountYears(record)
  return {
    finances_years: years.map(({ year, lines }) => ({
      year,
      amount: sortedLines(lines).map(([code, kopecks]) => ({
        code,
        name: classifiers.accountingLines.get(code) ?? null,
        value: kopecks / 100,
      })),
    })),
    // The same values in the shape of the specification: by year, line code and `СумОтч` (sum of the reporting year), in rubles.
    additional_finances: Object.fromEntries(
      years.map(({ year, lines }) => [
        String(year),
        Object.fromEntries(sortedLines(lines).map(([code, kopecks]) => [code, { СумОтч: kopecks / 100 }])),
      ]),
    ),
    reports: years.map(({ year, reportUrl }) => ({ year, url: reportUrl ?? ownReport(record.row.ogrn, year) })),
    factors: await financeFindings(db, record, viewer),
    // If we have no accounts of a bank, insurer or state institution: the official service that publishes them. Null for all others.
    accounts_at: years.length === 0 ? accountsFoundAt(record, viewer.language) : null,
    source: blockSource(record, 'accounts'),
  }
}

/** Path of the download of the stored lines, for a year whose filed report has no URL. */
const ownReport = (ogrn: string, year: number): string => `/api/v1/company-finances/report/?query=${ogrn}&year=${year}`

/** Lines as [code, kopecks], sorted by code. */
export const sortedLines = (lines: AccountsYear['lines']): [string, number][] =>
  Object.entries(lines).sort(([a], [b]) => a.localeCompare(b))
