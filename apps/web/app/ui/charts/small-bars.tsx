// Small bar chart of a value over a few years, for a table cell that also has the value as text.
import { barPlaces, FULL, toHeight } from './chart.rules.ts'
import styles from './small-bars.module.css'

/** Gap between bars, as a part of the distance from bar to bar. */
const GAP = 0.2

interface SmallBarsProps {
  /** Values from 0 on; null if the company has no annual accounts (financial statements) of that year: no bar. */
  points: readonly { readonly label: string; readonly value: number | null }[]
  /** Accessible description with every value. */
  label: string
}

export function SmallBars({ points, label }: SmallBarsProps) {
  const top = Math.max(1, ...points.map(({ value }) => value ?? 0))
  const { width, lefts } = barPlaces(points.length, GAP)
  return (
    <svg className={styles.bars} viewBox={`0 0 ${FULL} ${FULL}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {points.map(({ label: name, value }, index) => (
        <rect
          key={name}
          className={index === points.length - 1 ? styles.last : styles.bar}
          x={lefts[index]}
          y={toHeight(value ?? 0, top)}
          width={width}
          height={FULL - toHeight(value ?? 0, top)}
        />
      ))}
    </svg>
  )
}
