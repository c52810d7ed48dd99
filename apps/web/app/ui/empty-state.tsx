// Shown in place of a list or page without content: says what is missing and what the reader can do.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

interface EmptyStateProps {
  icon?: IconName
  title?: string
  /** The title is the page's heading. */
  asHeading?: boolean
  /** Smaller, for one section of a page that has other content. */
  compact?: boolean
  action?: ReactNode
  /** Why it is empty, or how to fill it. */
  children?: ReactNode
}

export const EmptyState = ({ icon = 'inbox', title, asHeading, compact, action, children }: EmptyStateProps) => (
  <div className={classNames(styles.empty, compact && styles.compact)}>
    <span className={styles.art}>
      <Icon name={icon} size={compact ? 'normal' : 'huge'} />
    </span>
    {title && (asHeading ? <h1 className={styles.heading}>{title}</h1> : <p className={styles.title}>{title}</p>)}
    {children && <p>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
