// Part of `/dev/ui`, the page that shows developers every widget in every state: charts and the gauge, with their text alternatives. All values are
// invented.
import { BarChart } from '../ui/charts/bar-chart.tsx'
import { FULL, pointPlaces } from '../ui/charts/chart.rules.ts'
import { AxisLabel, ChartFrame, PointMark, ValueLabel } from '../ui/charts/chart-frame.tsx'
import { Gauge } from '../ui/charts/gauge.tsx'
import { LineChart } from '../ui/charts/line-chart.tsx'
import { SmallBars } from '../ui/charts/small-bars.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'

/** Five years of an invented figure; `withGap` lacks the second. */
const points = ['2021', '2022', '2023', '2024', '2025'].map((label, index) => ({ label, value: 120 + index * index * 30 }))
const withGap = points.map((point, index) => (index === 1 ? { ...point, value: null } : point))
/** The points as text, for screen readers. */
const pointsText = points.map(({ label, value }) => `${label}: ${value}`).join(', ')

export const Charts = () => (
  <>
    <Panel title="Charts">
      <Stack gap={4}>
        <BarChart points={points} label={`Bars. ${pointsText}`} format={(value) => `${value} thousand`} bare={String} />
        <LineChart points={points} label={`Line. ${pointsText}`} format={String} />
        <LineChart points={points.slice(0, 1)} label="Line of one point. 2021: 120" format={String} />
        <SmallBars points={points} label={`Small bars. ${pointsText}`} />
        <SmallBars points={withGap} label={`Small bars, a year without accounts. ${pointsText}`} />
        <Row wrap>
          <Gauge positive={80} negative={20} label="80 of 100 points" caption="points for" />
          <Gauge positive={100} negative={0} label="100 of 100 points" caption="nothing against" />
          <Gauge positive={0} negative={100} label="0 of 100 points" caption="nothing for" />
          <Gauge positive={10} negative={90} label="10 of 100 points" caption="points against" stop="Stop" />
          <Gauge positive={3} negative={0} label="3 points" caption="points for" hasLittleData over="3 of 220 checked" />
        </Row>
      </Stack>
    </Panel>
    <Panel title="Frame of a chart">
      <FramedPoints />
    </Panel>
  </>
)

/** Example of a new kind of chart built from the parts: shapes in percent of the frame, with points and labels over them. */
function FramedPoints() {
  const positions = pointPlaces(3, 10)
  const values = [40, 80, 60]
  const top = 100
  const shapes = <line x1="0" y1={FULL / 2} x2={FULL} y2={FULL / 2} stroke="currentColor" vectorEffect="non-scaling-stroke" />
  return (
    <ChartFrame label="Frame with three points: 40, 80, 60" top={top} format={String} shapes={shapes}>
      {values.map((value, index) => {
        const x = positions[index] ?? 0
        const isLast = index === values.length - 1
        return (
          <span key={value}>
            <PointMark x={x} value={value} top={top} last={isLast} />
            <ValueLabel x={x} value={value} top={top} last={isLast} narrow={String(value)}>
              {`${value} units`}
            </ValueLabel>
            <AxisLabel x={x}>{`Point ${index + 1}`}</AxisLabel>
          </span>
        )
      })}
    </ChartFrame>
  )
}
