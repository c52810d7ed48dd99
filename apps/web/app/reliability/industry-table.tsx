// The company's ratios beside the quartiles of its industry.
import type { IndustryComparison } from '@sverka/contract/company-card/reliability'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { reliabilityMessages } from './reliability.messages.ts'

export function IndustryTable({ industry }: { industry: readonly IndustryComparison[] }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const [first] = industry
  const figure = (value: number, unit: IndustryComparison['unit']) => (unit === 'percent' ? format.percent(value) : format.decimal(value))
  const column = (key: 'value' | 'lower' | 'median' | 'upper') => ({
    key,
    head: texts[key],
    numeric: true,
    cell: (row: IndustryComparison) => figure(row[key], row.unit),
  })
  return (
    <Panel title={texts.industryTitle} foot={first && texts.industryOf(first.okved, first.companies)}>
      <Table
        caption={texts.tableOf(texts.industryTitle)}
        rows={industry}
        keyOf={({ ratio }) => ratio}
        stickyFirst
        columns={[
          { key: 'ratio', head: texts.ratio, rowHeader: true, cell: ({ title, year }) => `${title}, ${year}` },
          column('value'),
          column('lower'),
          column('median'),
          column('upper'),
        ]}
      />
    </Panel>
  )
}
