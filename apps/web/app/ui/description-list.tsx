// Label and value pairs; a pair without a value is left out or shows a dash, as the page decides.
import { Fragment, type ReactNode } from 'react'
import styles from './description-list.module.css'

export interface Description {
  readonly label: string
  /** null or undefined: the pair is left out. */
  readonly value: ReactNode
  /** Anchor to which other pages link; the value is marked when it is the target. */
  readonly anchor?: string
}

export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value, anchor }) =>
        value == null ? null : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd id={anchor}>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}
