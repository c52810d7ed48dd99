// View «Бухгалтерская отчетность» (annual accounts) of the tab «Финансы»: all lines by year in the order of the official forms, in rubles.
import type { CompanyFinances } from '@sverka/contract/company-card/finances'
import { DEFAULT_LINE } from '@sverka/contract/company-card/finances.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './finance-report.module.css'
import { type FinanceRow, financeRows, lineName, sectionCode } from './finance-rows.ts'
import { financesMessages } from './finances.messages.ts'

/** Lines in bold: a code that ends in 00 is the total of a section; revenue (2110) is the base with which other lines are compared. */
const isTotal = ({ code }: FinanceRow): boolean => code.endsWith('00') || code === DEFAULT_LINE

export function FinanceReport({ finances }: { finances: CompanyFinances }) {
  const texts = useMessages(financesMessages)
  const format = useFormat()
  const years = finances.finances_years.map(({ year }) => year)
  const boldIfTotal = (row: FinanceRow, text: string) => (isTotal(row) ? <Text weight="bold">{text}</Text> : text)
  const columns: TableColumn<FinanceRow>[] = [
    { key: 'name', head: `${texts.indicator}, ₽`, rowHeader: true, cell: (row) => boldIfTotal(row, lineName(row, texts.lines)) },
    { key: 'code', head: texts.code, cell: (row) => <Text tone="muted">{row.code}</Text> },
    ...years.map((year) => ({
      key: String(year),
      head: <YearHead year={year} url={finances.reports.find((report) => report.year === year)?.url} />,
      numeric: true,
      cell: (row: FinanceRow) => (row.values[year] === undefined ? MISSING : boldIfTotal(row, format.integer(row.values[year]))),
    })),
  ]
  return (
    <Panel flush anchor="record-accounts">
      <Table
        caption={texts.report}
        columns={columns}
        rows={financeRows(finances)}
        rowKey={({ code }) => code}
        rowAnchor={({ code }) => `record-${code}`}
        rowGroup={({ code }) => texts.sections[sectionCode(code)] ?? sectionCode(code)}
        edged
        stickyFirst
      />
    </Panel>
  )
}

/** `url`: the filed report at its source, or our own file of the year, whose path begins with `/`. */
function YearHead({ year, url }: { year: number; url: string | undefined }) {
  const texts = useMessages(financesMessages)
  return (
    <span className={styles.year}>
      {year}
      {url && (
        <a href={url} {...(url.startsWith('/') ? { download: true } : { target: '_blank', rel: 'noreferrer nofollow' })}>
          <Icon name="download" size="small" />
          {texts.downloadReport}
          <VisuallyHidden> {texts.reportYear(year)}</VisuallyHidden>
        </a>
      )}
    </span>
  )
}
