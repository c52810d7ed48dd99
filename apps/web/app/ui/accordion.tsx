// A collapsible section of a page, built on <details>.
import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface AccordionSectionProps {
  title: ReactNode
  /** Of the sections with the same name only one is open at a time. */
  name?: string
  open?: boolean
  hidden?: boolean
  className?: string | undefined
  children: ReactNode
}

export const AccordionSection = ({ title, name, open, hidden, className, children }: AccordionSectionProps) => (
  <details className={classNames(styles.section, className)} name={name} open={open} hidden={hidden}>
    <summary>
      {title}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
