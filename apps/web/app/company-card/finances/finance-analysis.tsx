// View «Анализ» (analysis) of the tab «Финансы»: revenue by year as bars, findings, comparison with the industry, and the main lines of the accounts.
import type { CompanyFinances } from '@sverka/contract/company-card/finances'
import { DEFAULT_LINE } from '@sverka/contract/company-card/finances.rules'
import type { IndustryComparison } from '@sverka/contract/company-card/reliability'
import type { Format } from '@sverka/contract/formats.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { IndustryStrips } from '../../reliability/industry-strips.tsx'
import { Tag } from '../../ui/badge.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { Column, Grid } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { FactorList } from './factor-list.tsx'
import { ANALYSIS_LINES, type FinanceRow, financeRows, lineName, relativeChange } from './finance-rows.ts'
import type { FinancesMessages } from './finances.messages.ts'
import { financesMessages } from './finances.messages.ts'
import { signed } from './signed.ts'

/** Rubles in one unit of the chart: by specification §9 the bars are in thousands of rubles, as in the official forms. Texts are in rubles. */
const BAR_UNIT = 1000

interface FinanceAnalysisProps {
  finances: CompanyFinances
  industry: readonly IndustryComparison[]
}

export function FinanceAnalysis({ finances, industry }: FinanceAnalysisProps) {
  const texts = useMessages(financesMessages)
  const rows = financeRows(finances)
  return (
    <Grid>
      <Column span={8}>
        <RevenueChart finances={finances} rows={rows} />
      </Column>
      <Column span={4}>
        <Panel title={texts.factors} count={finances.factors.length || null}>
          <FactorList factors={finances.factors} />
        </Panel>
      </Column>
      {industry.length > 0 && (
        <Column span={12}>
          <IndustryStrips industry={industry} />
        </Column>
      )}
      <Column span={12}>
        <LinesTable finances={finances} rows={rows} />
      </Column>
    </Grid>
  )
}

interface PartProps {
  finances: CompanyFinances
  rows: readonly FinanceRow[]
}

function RevenueChart({ finances, rows }: PartProps) {
  const texts = useMessages(financesMessages)
  const format = useFormat()
  // `DEFAULT_LINE` is 2110, the revenue.
  const revenue = rows.find((row) => row.code === DEFAULT_LINE)?.values ?? {}
  const years = finances.finances_years
    .map(({ year }) => year)
    .filter((year) => revenue[year] !== undefined)
    .reverse()
  const last = years.at(-1)
  const change = last === undefined ? null : relativeChange(revenue[last], revenue[last - 1])
  const formatBar = (value: number) => format.shortNumber(value * BAR_UNIT)
  const points = years.map((year) => ({ label: String(year), value: (revenue[year] ?? 0) / BAR_UNIT }))
  return (
    <Panel
      title={texts.revenue}
      count={texts.revenueCode}
      action={change !== null && <Tag tone={change > 0 ? 'good' : 'neutral'}>{texts.changeByYear(signed(change, format))}</Tag>}
    >
      {points.length === 0 ? (
        <Text tone="muted">{texts.noData}</Text>
      ) : (
        <BarChart
          points={points}
          label={texts.chartLabel(format.list(points.map(({ label, value }) => `${label} ${formatBar(value)}`)))}
          format={formatBar}
          // On phones: the number without its unit, in the unit (thousand, million) of the top of the chart.
          bare={(value, like) => format.numberLike(value * BAR_UNIT, like * BAR_UNIT)}
        />
      )}
    </Panel>
  )
}

function LinesTable({ finances, rows }: PartProps) {
  const texts = useMessages(financesMessages)
  const format = useFormat()
  const shown = ANALYSIS_LINES.flatMap((code) => rows.find((row) => row.code === code) ?? [])
  const years = finances.finances_years.map(({ year }) => year)
  return (
    <Panel title={texts.indicators} count="₽" flush>
      <Table caption={texts.indicators} columns={columns(texts, format, years)} rows={shown} rowKey={(row) => row.code} edged stickyFirst />
    </Panel>
  )
}

/** Lines whose growth is green: revenue, gross profit, profit on sales, net profit. Growth of costs, debts and stocks is not. */
const GOOD_GROWTH = ['2110', '2100', '2200', '2400']
/** Lines in bold: revenue and net profit. */
const TOTALS = ['2110', '2400']

const emphasised = ({ code }: FinanceRow, text: string) => (TOTALS.includes(code) ? <Text weight="bold">{text}</Text> : text)

/** Columns: name, line code, latest year, change from the year before (if that year is there), earlier years. `years` are newest first. */
function columns(texts: FinancesMessages, format: Format, years: readonly number[]): TableColumn<FinanceRow>[] {
  const [last, ...earlier] = years
  const value = (year: number): TableColumn<FinanceRow> => ({
    key: String(year),
    head: year,
    numeric: true,
    cell: (row) => (row.values[year] === undefined ? MISSING : emphasised(row, format.integer(row.values[year]))),
  })
  const change: TableColumn<FinanceRow>[] =
    last !== undefined && earlier[0] === last - 1
      ? [{ key: 'change', head: texts.change(last - 1), numeric: true, cell: (row) => <Change row={row} year={last} /> }]
      : []
  return [
    { key: 'name', head: texts.indicator, rowHeader: true, cell: (row) => emphasised(row, lineName(row, texts.lines)) },
    { key: 'code', head: texts.code, cell: (row) => <Text tone="muted">{row.code}</Text> },
    ...(last === undefined ? [] : [value(last)]),
    ...change,
    ...earlier.map(value),
  ]
}

function Change({ row, year }: { row: FinanceRow; year: number }) {
  const format = useFormat()
  const change = relativeChange(row.values[year], row.values[year - 1])
  if (change === null) return MISSING
  return change > 0 && GOOD_GROWTH.includes(row.code) ? <Text tone="good">{signed(change, format)}</Text> : signed(change, format)
}
