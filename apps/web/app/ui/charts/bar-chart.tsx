// Chart of values over years as bars, with the value above each bar; the latest bar in full colour.
import { Fragment } from 'react'
import styles from './chart.module.css'
import { barPlaces, FULL, roundTop, toHeight } from './chart.rules.ts'
import { AxisLabel, ChartFrame, type SeriesChartProps, ValueLabel } from './chart-frame.tsx'

/** Gap between bars, as a part of the distance from bar to bar. */
const GAP = 0.36

interface BarChartProps extends SeriesChartProps {
  /** Short label for phones, where bars are too narrow for a unit: `value` without a unit, in the unit (thousand, million) that `like` has. */
  bare?: (value: number, like: number) => string
}

export function BarChart({ points, label, format, bare }: BarChartProps) {
  const top = roundTop(Math.max(...points.map((point) => point.value)))
  const { width, lefts } = barPlaces(points.length, GAP)
  const placed = points.map((point, index) => ({ ...point, left: lefts[index] ?? 0, isLast: index === points.length - 1 }))
  const shapes = placed.map(({ label: name, value, left, isLast }) => (
    <rect
      key={name}
      className={isLast ? styles.lastBar : styles.bar}
      x={left}
      y={toHeight(value, top)}
      width={width}
      height={FULL - toHeight(value, top)}
    />
  ))
  return (
    <ChartFrame {...{ label, top, format, shapes }}>
      {placed.map(({ label: name, value, left }) => (
        <Fragment key={name}>
          <ValueLabel x={left + width / 2} value={value} top={top} narrow={bare?.(value, top)}>
            {format(value)}
          </ValueLabel>
          <AxisLabel x={left + width / 2}>{name}</AxisLabel>
        </Fragment>
      ))}
    </ChartFrame>
  )
}
