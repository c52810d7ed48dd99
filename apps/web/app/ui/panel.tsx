// A white block of a page: title, optional count and link, content, and the source of the facts.
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './panel.module.css'

interface PanelProps {
  title?: ReactNode
  /** Number beside the title. */
  count?: ReactNode
  /** Link or control to the right of the title. */
  action?: ReactNode
  /** Line at the bottom: the source of the facts and its date. */
  foot?: ReactNode
  /** Without padding, for lists and tables with their own. */
  flush?: boolean
  /** Smaller padding. */
  compact?: boolean
  /** Level of the title as a heading. */
  level?: 2 | 3
  className?: string | undefined
  /** Id for links from other pages; the panel is highlighted when it is the link's target. */
  anchor?: string | undefined
  children: ReactNode
}

export function Panel({ title, count, action, foot, flush, compact, level = 2, className, anchor, children }: PanelProps) {
  const id = useId()
  const Title = `h${level}` as const
  return (
    <section
      id={anchor}
      className={classNames(styles.panel, flush && styles.flush, compact && styles.compact, className)}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className={styles.head}>
          <Title id={id} className={styles.title}>
            {title}
            {count != null && <span className={styles.count}>{count}</span>}
          </Title>
          {action}
        </div>
      )}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  )
}
