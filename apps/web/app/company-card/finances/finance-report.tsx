// «Бухгалтерская отчетность»: every line by year, grouped as the forms group them, with the filed reports to download.
import type { CompanyFinances } from '@sverka/contract/company-card/finances'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stack, VisuallyHidden } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { tabMessages } from '../tab.messages.ts'
import styles from './finance-report.module.css'
import { bySection, type FinanceRow, financeRows } from './finance-rows.ts'

export function FinanceReport({ finances }: { finances: CompanyFinances }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  const years = finances.finances_years.map(({ year }) => year)
  const columns: TableColumn<FinanceRow>[] = [
    { key: 'name', head: `${texts.indicator}, ₽`, rowHeader: true, cell: (row) => row.name },
    { key: 'code', head: texts.code, cell: (row) => <Text tone="muted">{row.code}</Text> },
    ...years.map((year) => ({
      key: String(year),
      head: <YearHead year={year} url={finances.reports.find((report) => report.year === year)?.url} />,
      numeric: true,
      cell: (row: FinanceRow) => (row.values[year] === undefined ? MISSING : format.integer(row.values[year])),
    })),
  ]
  return (
    <Stack gap={6}>
      {bySection(financeRows(finances)).map(({ section, rows }) => (
        <Stack key={section} gap={3}>
          <Heading level={2} look="h4">
            {texts.sections[section] ?? section}
          </Heading>
          <Panel flush>
            <Table
              caption={texts.sections[section] ?? section}
              columns={columns}
              rows={rows}
              keyOf={({ code }) => code}
              anchorOf={({ code }) => `record-${code}`}
              edged
              stickyFirst
            />
          </Panel>
        </Stack>
      ))}
    </Stack>
  )
}

function YearHead({ year, url }: { year: number; url: string | undefined }) {
  const texts = useMessages(tabMessages)
  return (
    <span className={styles.year}>
      {year}
      {url && (
        <a href={url} {...(url.startsWith('/') ? { download: true } : { target: '_blank', rel: 'noreferrer nofollow' })}>
          <Icon name="download" size="small" />
          {texts.downloadReport}
          <VisuallyHidden> {texts.reportOf(year)}</VisuallyHidden>
        </a>
      )}
    </span>
  )
}
