// Two to four peers inside a section, one of them chosen: as links when the choice has an address, else as buttons.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import styles from './segmented.module.css'

export interface Segment<V extends string> {
  readonly value: V
  readonly label: string
  /** How much the choice holds. */
  readonly count?: ReactNode
  /** Address of the choice; without one `onChoose` is told. */
  readonly to?: string
}

interface SegmentedProps<V extends string> {
  label: string
  segments: readonly Segment<V>[]
  chosen: V
  onChoose?: (value: V) => void
  /** On a phone the choices stand in rows, for those too long for one. */
  wrap?: boolean
  /** Stands in a narrow panel beside the page. */
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
