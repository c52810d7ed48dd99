// Values over years as a line with a soft area; only the last value is written out.
import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import { roundTop, ticksOf } from './chart.rules.ts'
import { useInView } from './use-in-view.ts'

export interface ChartPoint {
  readonly label: string
  readonly value: number
}

export interface SeriesChartProps {
  points: readonly ChartPoint[]
  /** What the chart shows, with every value, for those who do not see it. */
  label: string
  /** Short form of a value: «1,28 млрд». */
  format: (value: number) => string
}

const WIDTH = 440
const HEIGHT = 200
const LEFT = 72
const RIGHT = 26
const TOP = 26
const BOTTOM = 28

export function LineChart({ points, label, format }: SeriesChartProps) {
  const frame = useRef<SVGSVGElement>(null)
  const state = useInView(frame)
  const top = roundTop(Math.max(...points.map((point) => point.value)))
  const x = scalePoint(
    points.map((point) => point.label),
    [LEFT, WIDTH - RIGHT],
  )
  const y = scaleLinear([0, top], [HEIGHT - BOTTOM, TOP])
  const xOf = (point: ChartPoint) => x(point.label) ?? LEFT
  const yOf = (point: ChartPoint) => y(point.value)
  const last = points.at(-1)
  return (
    <svg
      ref={frame}
      className={classNames(styles.chart, state === 'seen' && styles.drawn)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <Ticks top={top} yOf={y} format={format} />
      <g className={state === 'waiting' ? styles.waiting : undefined}>
        <path className={styles.area} d={area(xOf, HEIGHT - BOTTOM, yOf)([...points]) ?? ''} />
        <path className={styles.line} d={line(xOf, yOf)([...points]) ?? ''} />
        {points.map((point) => (
          <circle
            key={point.label}
            cx={xOf(point)}
            cy={yOf(point)}
            r={point === last ? 5 : 3.5}
            className={classNames(styles.point, point === last && styles.lastPoint)}
          />
        ))}
        {last && (
          <text className={styles.value} x={xOf(last) + 6} y={yOf(last) - 12} textAnchor="end">
            {format(last.value)}
          </text>
        )}
      </g>
      {points.map((point) => (
        <text key={point.label} x={xOf(point)} y={HEIGHT - 8} textAnchor="middle">
          {point.label}
        </text>
      ))}
    </svg>
  )
}

interface TicksProps {
  top: number
  yOf: (value: number) => number
  format: (value: number) => string
}

/** The three tick lines with their values; shared by the line and the bar chart. */
export function Ticks({ top, yOf, format }: TicksProps) {
  return ticksOf(top).map((tick) => (
    <g key={tick}>
      <path className={tick === 0 ? styles.axis : styles.grid} d={`M${LEFT} ${yOf(tick)}H${WIDTH - 8}`} />
      <text x={LEFT - 10} y={yOf(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ))
}
