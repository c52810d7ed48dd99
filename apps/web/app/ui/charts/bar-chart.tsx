// Values over years as bars, the latest in full colour, a value above every bar.
import { scaleBand, scaleLinear } from 'd3-scale'
import { Fragment } from 'react'
import styles from './chart.module.css'
import { roundTop } from './chart.rules.ts'
import { AxisLabel, ChartFrame, FULL, type SeriesChartProps, ValueLabel } from './chart-frame.tsx'

/** Gap between bars as a share of a bar's step. */
const GAP = 0.36

export function BarChart({ points, label, format }: SeriesChartProps) {
  const top = roundTop(Math.max(...points.map((point) => point.value)))
  const x = scaleBand(
    points.map((point) => point.label),
    [0, FULL],
  ).padding(GAP)
  const y = scaleLinear([0, top], [FULL, 0])
  const leftOf = (name: string) => x(name) ?? 0
  const shapes = points.map(({ label: name, value }, index) => (
    <rect
      key={name}
      className={index === points.length - 1 ? styles.lastBar : styles.bar}
      x={leftOf(name)}
      y={y(Math.max(0, value))}
      width={x.bandwidth()}
      height={FULL - y(Math.max(0, value))}
    />
  ))
  return (
    <ChartFrame {...{ label, top, format, shapes }}>
      {points.map(({ label: name, value }) => {
        const center = leftOf(name) + x.bandwidth() / 2
        return (
          <Fragment key={name}>
            <ValueLabel x={center} value={value} top={top}>
              {format(value)}
            </ValueLabel>
            <AxisLabel x={center}>{name}</AxisLabel>
          </Fragment>
        )
      })}
    </ChartFrame>
  )
}
