// Section of the home page that shows a company's revenue by year as its card does; the numbers are invented and marked as a sample.
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SplitSection } from '../section.tsx'
import { TickList } from '../tick-list.tsx'
import { homeMessages } from './home.messages.ts'

/** Invented revenue by year, in rubles. */
const REVENUE = [
  { label: '2021', value: 413_000_000 },
  { label: '2022', value: 539_000_000 },
  { label: '2023', value: 611_000_000 },
  { label: '2024', value: 897_000_000 },
  { label: '2025', value: 1_284_716_000 },
]

export function FinanceSection() {
  const { finance, sample } = useMessages(homeMessages)
  const format = useFormat()
  const values = REVENUE.map(({ label, value }) => `${label}: ${format.shortNumber(value)}`).join('; ')
  const chart = (
    <Panel
      level={3}
      title={finance.chart}
      action={
        <Row gap={2} wrap>
          <Tag tone="good" icon="chart">
            {finance.growth}
          </Tag>
          <Tag>{sample}</Tag>
        </Row>
      }
    >
      <BarChart points={REVENUE} label={finance.chartLabel(values)} format={format.shortNumber} bare={format.numberLike} />
    </Panel>
  )
  return (
    <SplitSection white kicker={finance.kicker} title={finance.title} lead={finance.lead} picture={chart}>
      <TickList items={finance.points} />
    </SplitSection>
  )
}
