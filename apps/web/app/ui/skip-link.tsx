// A link past what is long, seen only while it has the focus; the way of whoever uses the keyboard.
import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** `to` is the id of what takes the focus; the link stands at the top of its nearest positioned ancestor. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className={styles.skip} href={`#${to}`}>
    {children}
  </a>
)
