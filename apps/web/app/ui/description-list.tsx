// A list of label and value pairs; a pair without a value is left out.
import { Fragment, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './description-list.module.css'

export interface Description {
  readonly label: string
  /** If null or undefined, the pair is left out; a page that wants a dash passes the dash. */
  readonly value: ReactNode
  /** Id for links from other pages; the value is highlighted when it is the link's target. */
  readonly anchor?: string
}

interface DescriptionListProps {
  items: readonly Description[]
  /** For a narrow panel beside the page: each value below its label, so that long words have room. */
  narrow?: boolean
}

export function DescriptionList({ items, narrow }: DescriptionListProps) {
  return (
    <dl className={classNames(styles.list, narrow && styles.narrow)}>
      {items.map(({ label, value, anchor }, index) =>
        value == null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pairs may have the same label, and the pairs of a list keep their places
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd id={anchor}>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}
