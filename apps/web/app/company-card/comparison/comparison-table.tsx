// The table of compared companies, a column for each. Rows with the same value for all are left out unless the URL asks for all rows (`rows=all`).

import { readableName } from '@sverka/contract/company/names'
import type { ComparedCompany } from '@sverka/contract/company-card/comparison'
import { COMPARED_MAX } from '@sverka/contract/company-card/comparison.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { comparisonPath } from '../../shell/compared.ts'
import { SmallBars } from '../../ui/charts/small-bars.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { comparisonMessages } from './comparison.messages.ts'
import styles from './comparison.module.css'
import { type ComparisonRow, findBest, isSame, useComparisonRows } from './comparison-rows.tsx'
import { type Comparison, companyNumber } from './load-comparison.ts'

export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const texts = useMessages(comparisonMessages)
  const { companies, all } = comparison
  const allRows = useComparisonRows()
  const rows = all ? allRows : allRows.filter((row) => !isSame(row, companies))
  const hidden = allRows.length - rows.length
  return (
    <Panel flush foot={[texts.best, hidden > 0 && texts.hidden(hidden)].filter(Boolean).join(' ')}>
      <Table
        caption={texts.short}
        rows={rows}
        rowKey={({ key }) => key}
        rowGroup={({ group }) => texts.groups[group]}
        beside
        edged
        columns={[
          { key: 'row', head: texts.count(companies.length, COMPARED_MAX), rowHeader: true, cell: ({ key }) => texts.rows[key] },
          ...companies.map((company) => ({
            key: company.ogrn,
            head: <ColumnHead company={company} comparison={comparison} />,
            cell: (row: ComparisonRow) => <Value row={row} company={company} companies={companies} />,
          })),
        ]}
      />
    </Panel>
  )
}

/** The company's name and number, and a link to the comparison without it. */
function ColumnHead({ company, comparison: { companies, purpose, all } }: { company: ComparedCompany; comparison: Comparison }) {
  const texts = useMessages(comparisonMessages)
  const number = companyNumber(company)
  const name = readableName(company.name)
  const others = companies.filter(({ id }) => id !== company.id).map(companyNumber)
  return (
    <span className={styles.head}>
      <span className={styles.name}>
        <Link to={`/counter-parties/${number}`}>{name}</Link>
        <Text size="caption" tone="muted" numeric>
          {texts.inn(number)}
        </Text>
      </span>
      <Link
        to={comparisonPath({ numbers: others, purpose, all })}
        className={styles.remove}
        title={texts.remove(name)}
        aria-label={texts.remove(name)}
        preventScrollReset
      >
        <Icon name="close" size="small" />
      </Link>
    </span>
  )
}

interface ValueProps {
  row: ComparisonRow
  company: ComparedCompany
  companies: readonly ComparedCompany[]
}

function Value({ row, company, companies }: ValueProps) {
  const texts = useMessages(comparisonMessages)
  const text = row.text(company)
  if (row.mark) return row.mark(company)
  if (text === null) return <Text tone="muted">{texts.noData}</Text>
  const isBest = findBest(row, companies).has(company.id)
  return (
    <>
      {isBest ? <b className={styles.value}>{text}</b> : <span className={styles.value}>{text}</span>}
      {row.course && <RevenueBars years={row.course(company)} />}
    </>
  )
}

function RevenueBars({ years }: { years: ReturnType<NonNullable<ComparisonRow['course']>> }) {
  const texts = useMessages(comparisonMessages)
  const format = useFormat()
  if (years.length === 0) return null
  const revenueTexts = years.map(({ year, revenue }) => `${year}: ${revenue === null ? texts.noData : format.shortMoney(revenue)}`)
  return (
    <SmallBars
      points={years.map(({ year, revenue }) => ({ label: String(year), value: revenue }))}
      label={`${texts.course}. ${format.clauses(revenueTexts)}`}
    />
  )
}
