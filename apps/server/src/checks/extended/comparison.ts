// The site's comparison of up to five companies as a table for printing: a column for each company.
import type { CheckSection } from '@sverka/contract/checks/checks'
import { readableName } from '@sverka/contract/company/names'
import type { ComparedCompany } from '@sverka/contract/company-card/comparison'
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { dayText, percentText, rublesText } from '../evidence-text.ts'
import { extendedReportTexts as t } from '../texts/extended.ts'
import { reportTexts } from '../texts/report.ts'
import { stopsWords } from '../unchecked-words.ts'

/** The text of a cell; null for «no data». */
type ReadCell = (company: ComparedCompany) => string | null

/** The newest year of the annual accounts. */
const newest = ({ years }: ComparedCompany) => years.at(-1)
/** Takes rubles. */
const money = (sum: number): string => rublesText(Math.round(sum * 100))
const ratio = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })
const ofYear = (value: number | null | undefined, year: number | undefined): string | null =>
  value === null || value === undefined || year === undefined ? null : t.inYear(money(value), year)
const formatKnown = (value: number | null | undefined, format: (value: number) => string): string | null =>
  value === null || value === undefined ? null : format(value)

/** Revenue, one line of text for each year; null with a single year, which shows no trend. */
const revenueByYear: ReadCell = ({ years }) =>
  years.length < 2 ? null : years.map(({ year, revenue }) => `${year}: ${formatKnown(revenue, money) ?? '—'}`).join('\n')

/** Titles of the rows, and how each reads its cell of a company. */
const rowsFor = (purpose: Purpose): readonly (readonly [string, ReadCell])[] => [
  [t.rows.state, ({ status, procedure }) => [status, procedure].filter(Boolean).join(', ')],
  [t.rows.verdict(purpose), ({ verdict }) => (verdict ? t.verdicts[verdict] : t.noShares)],
  [t.rows.first, ({ worst }) => worst[0]?.fact ?? worst[0]?.title ?? null],
  [t.rows.region, ({ region }) => region],
  [t.rows.activity, ({ activity }) => activity],
  [t.rows.registered, ({ registered_on: on }) => dayText(on)],
  [t.rows.head, ({ head }) => head?.name ?? null],
  [t.rows.since, ({ head }) => (head?.since ? dayText(head.since) : null)],
  [t.rows.revenue, (company) => ofYear(newest(company)?.revenue, newest(company)?.year)],
  [t.rows.years, revenueByYear],
  [t.rows.profit, (company) => ofYear(newest(company)?.profit, newest(company)?.year)],
  [t.rows.staff, ({ staff }) => staff && t.inYear(String(staff.count), staff.year)],
  [t.rows.capital, ({ capital }) => formatKnown(capital, money)],
  // Current ratio (current assets to current liabilities), equity ratio (equity to total assets), net margin (profit to revenue).
  [t.rows.liquidity, ({ ratios }) => formatKnown(ratios?.liquidity, ratio.format)],
  [t.rows.autonomy, ({ ratios }) => formatKnown(ratios?.autonomy, ratio.format)],
  [t.rows.margin, ({ ratios }) => formatKnown(ratios?.margin, (value) => percentText(value * 100))],
  [t.rows.claims, ({ claims }) => claims && t.onSum(claims.count, money(claims.sum))],
  [t.rows.enforcement, ({ enforcement }) => enforcement && t.onSum(enforcement.count, money(enforcement.remaining))],
  [t.rows.taxDebts, ({ tax_debts: debts }) => debts && money(debts.sum)],
  [t.rows.asOf, ({ as_of: asOf }) => dayText(asOf)],
  [t.rows.casesAsOf, ({ claims }) => dayText(claims?.as_of)],
  [t.rows.bailiffsAsOf, ({ enforcement }) => dayText(enforcement?.as_of)],
  [t.rows.debtsAsOf, ({ tax_debts: debts }) => dayText(debts?.as_of)],
]

/** The table; a dash means «no data», never zero. `today` is its day, YYYY-MM-DD. */
export const comparisonSection = (companies: readonly ComparedCompany[], today: string, purpose: Purpose): CheckSection => ({
  title: t.comparison,
  source: [
    companies.some(({ example }) => example) ? `${reportTexts.example}: ${t.comparisonSource}` : t.comparisonSource,
    ...stopsWords(companies.flatMap(({ unchecked_stops: stops }) => stops)),
  ].join('. '),
  as_of: today,
  columns: [t.ratio, ...companies.map(({ name, inn, ogrn }) => `${readableName(name)}, ${inn ?? ogrn}`)],
  rows: rowsFor(purpose).map(([title, read]) => [title, ...companies.map((company) => read(company) ?? '—')]),
})
