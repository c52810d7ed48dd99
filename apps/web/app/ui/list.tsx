// A list whose rows are separated by lines.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './list.module.css'

interface RuledListProps {
  /** Less space between the rows. */
  tight?: boolean
  /** Each row has the padding of a panel: for a list in a panel without padding (`flush`). */
  inset?: boolean
  /** `<li>` elements. */
  children: ReactNode
}

export const RuledList = ({ tight, inset, children }: RuledListProps) => (
  <ul className={classNames(styles.list, tight && styles.tight, inset && styles.inset)}>{children}</ul>
)
