// Values over years as a line with a soft area; only the last value is written out.
import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { Fragment } from 'react'
import styles from './chart.module.css'
import { roundTop } from './chart.rules.ts'
import { AxisLabel, ChartFrame, type ChartPoint, FULL, PointMark, type SeriesChartProps, ValueLabel } from './chart-frame.tsx'

/** Room at both ends for half a label, in percent. */
const EDGE = 5

export function LineChart({ points, label, format }: SeriesChartProps) {
  const top = roundTop(Math.max(...points.map((point) => point.value)))
  const xScale = scalePoint(
    points.map((point) => point.label),
    [EDGE, FULL - EDGE],
  )
  const yScale = scaleLinear([0, top], [FULL, 0])
  const x = (point: ChartPoint) => xScale(point.label) ?? 0
  const y = (point: ChartPoint) => yScale(Math.max(0, point.value))
  const last = points.at(-1)
  const shapes = (
    <>
      <path className={styles.area} d={area(x, FULL, y)([...points]) ?? ''} />
      <path className={styles.line} d={line(x, y)([...points]) ?? ''} />
    </>
  )
  return (
    <ChartFrame {...{ label, top, format, shapes }}>
      {points.map((point) => (
        <Fragment key={point.label}>
          <PointMark x={x(point)} value={point.value} top={top} last={point === last} />
          <AxisLabel x={x(point)}>{point.label}</AxisLabel>
        </Fragment>
      ))}
      {last && (
        <ValueLabel x={x(last)} value={last.value} top={top} last>
          {format(last.value)}
        </ValueLabel>
      )}
    </ChartFrame>
  )
}
