// A choice of two to four options inside a section: links if the choice has a URL, otherwise buttons.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import styles from './segmented.module.css'

export interface Segment<V extends string> {
  readonly value: V
  readonly label: string
  /** Number of entries that the option has, shown after its label. */
  readonly count?: ReactNode
  /** URL of the option; without one it is a button that calls `onChoose`. */
  readonly to?: string
}

interface SegmentedProps<V extends string> {
  label: string
  segments: readonly Segment<V>[]
  chosen: V
  onChoose?: (value: V) => void
  /** On a phone the options wrap into rows, if they are too long for one. */
  wrap?: boolean
  /** For a narrow panel beside the page. */
  narrow?: boolean
}

export function Segmented<V extends string>({ label, segments, chosen, onChoose, wrap, narrow }: SegmentedProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to what may be links
    <div role="group" aria-label={label} className={classNames(styles.track, wrap && styles.wrapping, narrow && styles.narrow)}>
      {segments.map(({ value, label: text, count, to }) =>
        to ? (
          <Link key={value} to={to} preventScrollReset className={styles.option} aria-current={value === chosen ? 'page' : undefined}>
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        ) : (
          <button key={value} type="button" className={styles.option} aria-pressed={value === chosen} onClick={() => onChoose?.(value)}>
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ),
      )}
    </div>
  )
}
