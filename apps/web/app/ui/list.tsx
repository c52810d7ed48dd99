// A list whose rows are separated by lines.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './list.module.css'

interface RuledListProps {
  tight?: boolean
  /** Rows have the panel's padding; for a flush panel. */
  inset?: boolean
  /** `<li>` elements. */
  children: ReactNode
}

export const RuledList = ({ tight, inset, children }: RuledListProps) => (
  <ul className={classNames(styles.list, tight && styles.tight, inset && styles.inset)}>{children}</ul>
)
