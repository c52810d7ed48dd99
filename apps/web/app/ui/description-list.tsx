// Label and value pairs; a pair without a value is left out or shows a dash, as the page chooses.
import { Fragment, type ReactNode } from 'react'
import styles from './description-list.module.css'

export interface Description {
  readonly label: string
  /** If null or undefined, the pair is left out. */
  readonly value: ReactNode
  /** Anchor for links from other pages; the value is highlighted when it is the target. */
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
