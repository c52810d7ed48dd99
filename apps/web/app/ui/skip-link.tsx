// A link that skips long content, visible only while focused; for keyboard users.
import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** `to` is the id of the element that gets the focus; the link is at the top of its nearest positioned ancestor. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className={styles.skip} href={`#${to}`}>
    {children}
  </a>
)
