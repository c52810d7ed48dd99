// Values over years as bars, the latest in full colour, a value above every bar.
import { scaleBand, scaleLinear } from 'd3-scale'
import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import { roundTop } from './chart.rules.ts'
import { type SeriesChartProps, Ticks } from './line-chart.tsx'
import { useInView } from './use-in-view.ts'

const WIDTH = 440
const HEIGHT = 220
const BASE = HEIGHT - 28

export function BarChart({ points, label, format }: SeriesChartProps) {
  const frame = useRef<SVGSVGElement>(null)
  const state = useInView(frame)
  const top = roundTop(Math.max(...points.map((point) => point.value)))
  const x = scaleBand(
    points.map((point) => point.label),
    [72, WIDTH - 8],
  ).padding(0.36)
  const y = scaleLinear([0, top], [BASE, 30])
  return (
    <svg
      ref={frame}
      className={classNames(styles.chart, state === 'seen' && styles.drawn)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <Ticks top={top} yOf={y} format={format} />
      {points.map((point, index) => {
        const left = x(point.label) ?? 0
        const height = BASE - y(Math.max(0, point.value))
        return (
          <g key={point.label} className={state === 'waiting' ? styles.waiting : undefined}>
            <rect
              x={left}
              y={BASE - height}
              width={x.bandwidth()}
              height={height}
              rx="3"
              className={index === points.length - 1 ? styles.lastBar : styles.bar}
            />
            <text className={styles.value} x={left + x.bandwidth() / 2} y={BASE - height - 8} textAnchor="middle">
              {format(point.value)}
            </text>
            <text x={left + x.bandwidth() / 2} y={HEIGHT - 8} textAnchor="middle">
              {point.label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
