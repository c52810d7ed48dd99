// Sections that open and close; sections of one `name` open one at a time.
import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

interface AccordionSectionProps {
  title: ReactNode
  name?: string
  open?: boolean
  children: ReactNode
}

export const AccordionSection = ({ title, name, open, children }: AccordionSectionProps) => (
  <details className={styles.section} name={name} open={open}>
    <summary>
      {title}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
