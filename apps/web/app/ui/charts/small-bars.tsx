// The course of a figure over a few years, small enough for a cell of a table: the figure itself stands above it in words.
import { barPlaces, FULL, toHeight } from './chart.rules.ts'
import styles from './small-bars.module.css'

const GAP = 0.2

interface SmallBarsProps {
  /** Null: no accounts of that year. */
  points: readonly { readonly label: string; readonly value: number | null }[]
  /** What is shown, with every value, for those who do not see it. */
  label: string
}

export function SmallBars({ points, label }: SmallBarsProps) {
  const top = Math.max(1, ...points.map(({ value }) => value ?? 0))
  const { width, lefts } = barPlaces(points.length, GAP)
  return (
    <svg className={styles.bars} viewBox={`0 0 ${FULL} ${FULL}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {points.map(({ label: name, value }, place) => (
        <rect
          key={name}
          className={place === points.length - 1 ? styles.last : styles.bar}
          x={lefts[place]}
          y={toHeight(value ?? 0, top)}
          width={width}
          height={FULL - toHeight(value ?? 0, top)}
        />
      ))}
    </svg>
  )
}
