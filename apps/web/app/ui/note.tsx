// A coloured box inside a page with information, a warning or an error.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './note.module.css'

interface NoteProps {
  tone?: 'info' | 'good' | 'warning' | 'bad'
  icon?: IconName
  title?: ReactNode
  /** Button or link on the right. */
  action?: ReactNode
  /** For a message that appears after an action: screen readers announce it at once. */
  alert?: boolean
  children?: ReactNode
}

const icons: Record<NonNullable<NoteProps['tone']>, IconName> = { info: 'info', good: 'check-circle', warning: 'alert', bad: 'alert' }

export const Note = ({ tone = 'info', icon, title, action, alert, children }: NoteProps) => (
  <div className={classNames(styles.note, tone !== 'info' && styles[tone])} role={alert ? 'alert' : undefined}>
    <Icon name={icon ?? icons[tone]} />
    <div className={styles.content}>
      {title && <b className={styles.title}>{title}</b>}
      {children}
    </div>
    {action}
  </div>
)

/** An error after an action, which screen readers announce at once; renders nothing while the text is empty. */
export const ErrorNote = ({ children }: { children: ReactNode }) =>
  children ? (
    <Note tone="bad" alert>
      {children}
    </Note>
  ) : null
