// Section of the home page with companies by region; the numbers are invented and labelled as a sample.
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { Section } from '../section.tsx'
import { homeMessages } from './home.messages.ts'

/** Invented numbers of companies: active, opened and closed within a month. A row for each region of `regions.names` in the messages. */
const FIGURES = [
  [1_042_318, 14_206, 9_871],
  [398_204, 5_117, 3_966],
  [361_877, 5_302, 3_140],
  [214_560, 3_488, 2_207],
  [187_341, 2_019, 1_894],
  [158_902, 2_240, 1_302],
] as const

type RegionRow = { name: string; active: number; opened: number; closed: number }

export function Regions() {
  const { regions, sample } = useMessages(homeMessages)
  const { integer } = useFormat()
  const rows = FIGURES.map(([active, opened, closed], index): RegionRow => ({ name: regions.names[index] ?? '', active, opened, closed }))
  /** A column of numbers of companies. */
  const number = (key: 'active' | 'opened' | 'closed'): TableColumn<RegionRow> => ({
    key,
    head: regions.columns[key],
    numeric: true,
    cell: (row) => integer(row[key]),
  })
  const columns: readonly TableColumn<RegionRow>[] = [
    { key: 'name', head: regions.columns.region, rowHeader: true, cell: (row) => row.name },
    number('active'),
    number('opened'),
    number('closed'),
    {
      key: 'growth',
      head: regions.columns.growth,
      numeric: true,
      cell: (row) => <Text tone="good">+{integer(row.opened - row.closed)}</Text>,
    },
  ]
  const sampleMark = (
    <Tag tone="warning" icon="info">
      {sample}
    </Tag>
  )
  return (
    <Section title={regions.title} mark={sampleMark}>
      <Panel flush>
        <Table edged stickyFirst caption={`${regions.title}. ${sample}`} columns={columns} rows={rows} rowKey={(row) => row.name} />
      </Panel>
    </Section>
  )
}
