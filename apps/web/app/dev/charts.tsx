// Charts and the gauge, with the sentence that stands for them where they are not seen.
import { BarChart } from '../ui/charts/bar-chart.tsx'
import { Gauge } from '../ui/charts/gauge.tsx'
import { LineChart } from '../ui/charts/line-chart.tsx'
import { SmallBars } from '../ui/charts/small-bars.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'

const points = ['2021', '2022', '2023', '2024', '2025'].map((label, index) => ({ label, value: 120 + index * index * 30 }))
const spoken = points.map(({ label, value }) => `${label}: ${value}`).join(', ')

export const Charts = () => (
  <Panel title="Charts">
    <Stack gap={4}>
      <BarChart points={points} label={`Bars. ${spoken}`} format={String} />
      <LineChart points={points} label={`Line. ${spoken}`} format={String} />
      <SmallBars points={points} label={`Small bars. ${spoken}`} />
      <Row wrap>
        <Gauge positive={80} negative={20} label="80 of 100 points" caption="points for" />
        <Gauge positive={10} negative={90} label="10 of 100 points" caption="points against" stop="Stop" />
        <Gauge positive={3} negative={0} label="3 points" caption="points for" isThin over="3 of 220 checked" />
      </Row>
    </Stack>
  </Panel>
)
