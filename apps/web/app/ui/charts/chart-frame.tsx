// The drawing area that the charts of a series share: frame, three ticks, labels under the axis.
import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import { ticksOf } from './chart.rules.ts'
import { useInView } from './use-in-view.ts'

export interface ChartPoint {
  readonly label: string
  readonly value: number
}

export interface SeriesChartProps {
  points: readonly ChartPoint[]
  /** What the chart shows, with every value, for those who do not see it. */
  label: string
  /** Short form of a value: 1.28 bn. */
  format: (value: number) => string
}

/** Size of the drawing in its own units; it scales to the room it gets. */
export const CHART_WIDTH = 440
export const CHART_HEIGHT = 200
/** Room for the tick values. */
export const CHART_LEFT = 72

interface ChartFrameProps {
  label: string
  /** Ticks and axis; there from the start. */
  backdrop: ReactNode
  /** The values; they appear when the chart comes into view. */
  children: ReactNode
}

export function ChartFrame({ label, backdrop, children }: ChartFrameProps) {
  const frame = useRef<SVGSVGElement>(null)
  const state = useInView(frame)
  return (
    <svg ref={frame} className={styles.chart} viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} role="img" aria-label={label}>
      {backdrop}
      <g className={classNames(state === 'waiting' && styles.waiting, state === 'seen' && styles.drawn)}>{children}</g>
    </svg>
  )
}

interface TicksProps {
  top: number
  yOf: (value: number) => number
  format: (value: number) => string
}

/** The three tick lines with their values. */
export function Ticks({ top, yOf, format }: TicksProps) {
  return ticksOf(top).map((tick) => (
    <g key={tick}>
      <path className={tick === 0 ? styles.axis : styles.grid} d={`M${CHART_LEFT} ${yOf(tick)}H${CHART_WIDTH - 8}`} />
      <text x={CHART_LEFT - 10} y={yOf(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ))
}

export const AxisLabel = ({ x, children }: { x: number; children: string }) => (
  <text x={x} y={CHART_HEIGHT - 8} textAnchor="middle">
    {children}
  </text>
)
