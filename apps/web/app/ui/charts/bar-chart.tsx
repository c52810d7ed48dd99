// Values over years as bars, the latest in full colour, a value above every bar.
import { scaleBand, scaleLinear } from 'd3-scale'
import styles from './chart.module.css'
import { roundTop } from './chart.rules.ts'
import { AxisLabel, CHART_HEIGHT, CHART_LEFT, CHART_WIDTH, ChartFrame, type SeriesChartProps, Ticks } from './chart-frame.tsx'

const TOP = 30
const BASE = CHART_HEIGHT - 28
/** Gap between bars as a share of a bar's step. */
const GAP = 0.36

export function BarChart({ points, label, format }: SeriesChartProps) {
  const top = roundTop(Math.max(...points.map((point) => point.value)))
  const x = scaleBand(
    points.map((point) => point.label),
    [CHART_LEFT, CHART_WIDTH - 8],
  ).padding(GAP)
  const y = scaleLinear([0, top], [BASE, TOP])
  return (
    <ChartFrame label={label} backdrop={<Ticks top={top} yOf={y} format={format} />}>
      {points.map((point, index) => {
        const left = x(point.label) ?? CHART_LEFT
        const center = left + x.bandwidth() / 2
        const head = y(Math.max(0, point.value))
        return (
          <g key={point.label}>
            <rect
              className={index === points.length - 1 ? styles.lastBar : styles.bar}
              x={left}
              y={head}
              width={x.bandwidth()}
              height={BASE - head}
              rx="3"
            />
            <text className={styles.value} x={center} y={head - 8} textAnchor="middle">
              {format(point.value)}
            </text>
            <AxisLabel x={center}>{point.label}</AxisLabel>
          </g>
        )
      })}
    </ChartFrame>
  )
}
