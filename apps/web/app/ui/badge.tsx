// Badges: a company's status, a tag and a counter.
import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** The three classes of specification §4, named as in the contract's rules; an active company in a procedure; one merged into another; unknown. */
export type StatusVariant = 'active' | 'inactive' | 'liquidated' | 'procedure' | 'merged' | 'unknown'

export const statusIcons: Record<StatusVariant, IconName> = {
  active: 'check-circle',
  inactive: 'pause-circle',
  liquidated: 'cross-octagon',
  procedure: 'alert',
  merged: 'arrow-right',
  unknown: 'info',
}

interface StatusBadgeProps {
  look: StatusVariant
  large?: boolean
  /** The status name from the data. */
  children: ReactNode
}

/** Fill, outline and icon differ, so that the meaning does not depend on colour. */
export const StatusBadge = ({ look, large, children }: StatusBadgeProps) => (
  <span className={classNames(styles.status, styles[look], large && styles.large)}>
    <Icon name={statusIcons[look]} />
    {children}
  </span>
)

interface TagProps {
  tone?: 'neutral' | 'accent' | 'good' | 'warning' | 'bad'
  icon?: IconName
  /** A few words on one line, also in a narrow table column. */
  whole?: boolean
  children: ReactNode
}

export const Tag = ({ tone = 'neutral', icon, whole, children }: TagProps) => (
  <span className={classNames(styles.tag, styles[tone], whole && styles.whole)}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
)
