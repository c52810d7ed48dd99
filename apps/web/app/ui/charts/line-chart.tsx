// Chart of values over years as a line with a shaded area below; only the last value has a label.
import { Fragment } from 'react'
import styles from './chart.module.css'
import { FULL, linePath, pointPlaces, roundTop, toHeight } from './chart.rules.ts'
import { AxisLabel, ChartFrame, PointMark, type SeriesChartProps, ValueLabel } from './chart-frame.tsx'

/** Space at both ends for half an axis label, in percent of the width. */
const EDGE = 5

export function LineChart({ points, label, format }: SeriesChartProps) {
  const top = roundTop(Math.max(...points.map((point) => point.value)))
  const positions = pointPlaces(points.length, EDGE)
  const placed = points.map((point, index) => ({ ...point, x: positions[index] ?? 0, isLast: index === points.length - 1 }))
  const line = linePath(placed.map(({ x, value }) => [x, toHeight(value, top)]))
  const last = placed.at(-1)
  const shapes = (
    <>
      <path className={styles.area} d={`${line}L${last?.x},${FULL}L${positions[0]},${FULL}Z`} />
      <path className={styles.line} d={line} />
    </>
  )
  return (
    <ChartFrame {...{ label, top, format, shapes }}>
      {placed.map((point) => (
        <Fragment key={point.label}>
          <PointMark x={point.x} value={point.value} top={top} last={point.isLast} />
          <AxisLabel x={point.x}>{point.label}</AxisLabel>
        </Fragment>
      ))}
      {last && (
        <ValueLabel x={last.x} value={last.value} top={top} last>
          {format(last.value)}
        </ValueLabel>
      )}
    </ChartFrame>
  )
}
