// Label and value pairs; a pair without a value is left out or shows a dash, as the page decides.
import { Fragment, type ReactNode } from 'react'
import styles from './description-list.module.css'

export interface Description {
  readonly label: string
  /** null or undefined: the pair is left out. */
  readonly value: ReactNode
}

export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) =>
        value == null ? null : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}
