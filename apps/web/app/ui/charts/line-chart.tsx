// Values over years as a line with a soft area; only the last value is written out.
import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import { roundTop } from './chart.rules.ts'
import {
  AxisLabel,
  CHART_HEIGHT,
  CHART_LEFT,
  CHART_WIDTH,
  ChartFrame,
  type ChartPoint,
  type SeriesChartProps,
  Ticks,
} from './chart-frame.tsx'

const TOP = 26
const BASE = CHART_HEIGHT - 28
const RIGHT = 26

/** Pixel places of the points of a line. */
interface Places {
  readonly x: (point: ChartPoint) => number
  readonly y: (point: ChartPoint) => number
}

export function LineChart({ points, label, format }: SeriesChartProps) {
  const top = roundTop(Math.max(...points.map((point) => point.value)))
  const xScale = scalePoint(
    points.map((point) => point.label),
    [CHART_LEFT, CHART_WIDTH - RIGHT],
  )
  const yScale = scaleLinear([0, top], [BASE, TOP])
  const places: Places = { x: (point) => xScale(point.label) ?? CHART_LEFT, y: (point) => yScale(point.value) }
  return (
    <ChartFrame label={label} backdrop={<Ticks top={top} yOf={yScale} format={format} />}>
      <path className={styles.area} d={area(places.x, BASE, places.y)([...points]) ?? ''} />
      <path className={styles.line} d={line(places.x, places.y)([...points]) ?? ''} />
      <Points points={points} places={places} format={format} />
      {points.map((point) => (
        <AxisLabel key={point.label} x={places.x(point)}>
          {point.label}
        </AxisLabel>
      ))}
    </ChartFrame>
  )
}

interface PointsProps {
  points: readonly ChartPoint[]
  places: Places
  format: (value: number) => string
}

function Points({ points, places, format }: PointsProps) {
  const last = points.at(-1)
  return (
    <>
      {points.map((point) => (
        <circle
          key={point.label}
          cx={places.x(point)}
          cy={places.y(point)}
          r={point === last ? 5 : 3.5}
          className={classNames(styles.point, point === last && styles.lastPoint)}
        />
      ))}
      {last && (
        <text className={styles.value} x={places.x(last) + 6} y={places.y(last) - 12} textAnchor="end">
          {format(last.value)}
        </text>
      )}
    </>
  )
}
