// Drawing area of bar and line charts: three tick lines with values, and labels under the axis. Shapes are a stretched SVG, texts are plain HTML.
import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import { axisTicks, FULL } from './chart.rules.ts'
import { useInView } from './use-in-view.ts'

export interface ChartPoint {
  readonly label: string
  readonly value: number
}

export interface SeriesChartProps {
  points: readonly ChartPoint[]
  /** Accessible description with every value. */
  label: string
  /** Writes a value shortly, such as «1.28 bn». */
  format: (value: number) => string
}

/** Positions are in percent of the drawing area, right of the tick values and above the axis labels. */
interface ChartFrameProps {
  label: string
  /** Value at the upper edge. */
  top: number
  format: (value: number) => string
  /** SVG elements; coordinates are percent of the drawing area. */
  shapes: ReactNode
  /** Texts and marks placed over the shapes. */
  children: ReactNode
}

export function ChartFrame({ label, top, format, shapes, children }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const state = useInView(frame)
  return (
    <div ref={frame} className={styles.chart} role="img" aria-label={label}>
      <div className={styles.plot}>
        {axisTicks(top).map((tick) => (
          <div key={tick} className={tick === 0 ? styles.axis : styles.grid} style={{ bottom: heightPercent(tick, top) }}>
            <span className={styles.tick}>{format(tick)}</span>
          </div>
        ))}
        <div className={classNames(styles.values, state === 'waiting' && styles.waiting, state === 'seen' && styles.drawn)}>
          <svg className={styles.shapes} viewBox={`0 0 ${FULL} ${FULL}`} preserveAspectRatio="none" aria-hidden="true">
            {shapes}
          </svg>
          {children}
        </div>
      </div>
    </div>
  )
}

/** Height of a value in percent of the drawing area; negative values are on the axis. */
const heightPercent = (value: number, top: number): string => `${(Math.max(0, value) / top) * 100}%`

interface PlaceProps {
  /** Percent from the left. */
  x: number
  value: number
  /** Value at the upper edge. */
  top: number
}

interface ValueLabelProps extends PlaceProps {
  /** The last point, at the right edge: the label ends there instead of being centred. */
  last?: boolean
  /** Shorter label shown on phones instead. */
  narrow?: string | undefined
  children: string
}

/** Text of a value above its bar or point, on one line. */
export const ValueLabel = ({ x, value, top, last, narrow, children }: ValueLabelProps) => (
  <span className={classNames(styles.value, last && styles.atEnd)} style={{ left: `${x}%`, bottom: heightPercent(value, top) }}>
    {narrow === undefined ? (
      children
    ) : (
      <>
        <span className={styles.whole}>{children}</span>
        <span className={styles.narrow}>{narrow}</span>
      </>
    )}
  </span>
)

/** A round marker on a line. */
export const PointMark = ({ x, value, top, last }: PlaceProps & { last: boolean }) => (
  <span className={classNames(styles.point, last && styles.lastPoint)} style={{ left: `${x}%`, bottom: heightPercent(value, top) }} />
)

export const AxisLabel = ({ x, children }: { x: number; children: string }) => (
  <span className={styles.axisLabel} style={{ left: `${x}%` }}>
    {children}
  </span>
)
