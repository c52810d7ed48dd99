// The view «Налоги и сотрудники» (taxes and staff) of a card's finances: taxes, income, expenses, headcount and fines by year, each with its source.
import type { CompanyOpenData } from '@sverka/contract/company-card/open-data'
import { taxIn } from '@sverka/contract/company-card/register-values.russian.rules'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Column, Grid } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { TabEmpty } from '../tab-empty.tsx'
import { TabProvenance } from '../tab-provenance.tsx'
import { openDataMessages } from './open-data.messages.ts'

/** Props of a panel with one data set by year. */
type Yearly<K extends keyof CompanyOpenData> = { data: NonNullable<CompanyOpenData[K]> }

export function YearlyData({ data: { taxes, incomes, headcount, offences, checked } }: { data: CompanyOpenData }) {
  if (!taxes && !incomes && !headcount && !offences) return <TabEmpty checked={checked.taxes} icon="chart" />
  return (
    <Grid>
      {taxes && (
        <Column span={12}>
          <Taxes data={taxes} />
        </Column>
      )}
      {incomes && (
        <Column span={8}>
          <Incomes data={incomes} />
        </Column>
      )}
      {headcount && (
        <Column span={4}>
          <Headcount data={headcount} />
        </Column>
      )}
      {offences && (
        <Column span={4}>
          <Offences data={offences} />
        </Column>
      )}
    </Grid>
  )
}

/** A row for each kind of tax, a column for each year; the total comes first. */
function Taxes({ data: { source, years } }: Yearly<'taxes'>) {
  const texts = useMessages(openDataMessages)
  const locale = useLocale()
  const format = useFormat()
  const names = [...new Set(years.flatMap(({ paid }) => paid.map(({ name }) => name)))]
  const rows = names.map((name) => ({
    name,
    sums: new Map(years.map(({ year, paid }) => [year, paid.find((item) => item.name === name)?.sum])),
  }))
  const totals = { name: null, sums: new Map(years.map(({ year, total }) => [year, total])) }
  const money = (sum: number | undefined) => (sum === undefined ? MISSING : format.money(sum))
  const columns: TableColumn<{ name: string | null; sums: ReadonlyMap<number, number | undefined> }>[] = [
    { key: 'name', head: texts.taxName, rowHeader: true, cell: ({ name }) => (name === null ? <b>{texts.total}</b> : taxIn(locale, name)) },
    ...years.map(({ year }) => ({
      key: String(year),
      head: year,
      numeric: true,
      cell: ({ name, sums }: { name: string | null; sums: ReadonlyMap<number, number | undefined> }) =>
        name === null ? <b>{money(sums.get(year))}</b> : money(sums.get(year)),
    })),
  ]
  return (
    <Panel title={texts.taxes} anchor="record-taxes-paid" foot={<TabProvenance source={source} />}>
      <Table caption={texts.taxes} columns={columns} rows={[totals, ...rows]} rowKey={({ name }) => name ?? ''} stickyFirst />
    </Panel>
  )
}

function Incomes({ data: { source, years } }: Yearly<'incomes'>) {
  const texts = useMessages(openDataMessages)
  const format = useFormat()
  return (
    <Panel title={texts.incomes} anchor="record-incomes" foot={<TabProvenance source={source} />}>
      <Text as="p" size="caption" tone="muted">
        {texts.incomesMeaning}
      </Text>
      <Table
        caption={texts.incomes}
        rows={years}
        rowKey={({ year }) => year}
        stickyFirst
        columns={[
          { key: 'year', head: texts.year, rowHeader: true, cell: ({ year }) => year },
          { key: 'income', head: texts.income, numeric: true, cell: ({ income }) => format.money(income) },
          { key: 'expense', head: texts.expense, numeric: true, cell: ({ expense }) => format.money(expense) },
          { key: 'difference', head: texts.difference, numeric: true, cell: ({ income, expense }) => format.money(income - expense) },
        ]}
      />
    </Panel>
  )
}

function Headcount({ data: { source, years } }: Yearly<'headcount'>) {
  const texts = useMessages(openDataMessages)
  const format = useFormat()
  return (
    <Panel title={texts.headcount} anchor="record-headcount" foot={<TabProvenance source={source} />}>
      <Table
        caption={texts.headcount}
        rows={years}
        rowKey={({ year }) => year}
        columns={[
          { key: 'year', head: texts.year, rowHeader: true, cell: ({ year }) => year },
          { key: 'count', head: texts.employees, numeric: true, cell: ({ count }) => format.integer(count) },
        ]}
      />
    </Panel>
  )
}

function Offences({ data: { source, years } }: Yearly<'offences'>) {
  const texts = useMessages(openDataMessages)
  const format = useFormat()
  return (
    <Panel title={texts.offences} anchor="record-offences" foot={<TabProvenance source={source} />}>
      <Table
        caption={texts.offences}
        rows={years}
        rowKey={({ year }) => year}
        columns={[
          { key: 'year', head: texts.year, rowHeader: true, cell: ({ year }) => year },
          { key: 'fine', head: texts.fine, numeric: true, cell: ({ fine }) => format.money(fine) },
        ]}
      />
    </Panel>
  )
}
