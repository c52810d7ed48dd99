// Values over years as bars, the latest in full colour, a value above every bar.
import { Fragment } from 'react'
import styles from './chart.module.css'
import { barPlaces, FULL, roundTop, toHeight } from './chart.rules.ts'
import { AxisLabel, ChartFrame, type SeriesChartProps, ValueLabel } from './chart-frame.tsx'

/** Gap between bars as a share of a bar's step. */
const GAP = 0.36

interface BarChartProps extends SeriesChartProps {
  /** The figure alone, in the unit of another value: bars of a phone are narrower than a unit. */
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
