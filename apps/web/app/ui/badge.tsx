// Badges: a company's status in the state register, and a tag.
import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/**
 * The look of a status. `active`, `inactive` and `liquidated` are the classes of specification §4. `procedure`: a procedure such as a liquidation is
 * under way; `merged`: the company was merged into another; `unknown`: the register or our data do not tell the status.
 */
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
  /** The name of the status. */
  children: ReactNode
}

/** Each look has its own fill, outline and icon, so that the meaning does not depend on colour alone. */
export const StatusBadge = ({ look, large, children }: StatusBadgeProps) => (
  <span className={classNames(styles.status, styles[look], large && styles.large)}>
    <Icon name={statusIcons[look]} />
    {children}
  </span>
)

interface TagProps {
  tone?: 'neutral' | 'accent' | 'good' | 'warning' | 'bad'
  icon?: IconName
  /** The text is never broken into lines, even in a narrow table column: for a few words. */
  whole?: boolean
  children: ReactNode
}

export const Tag = ({ tone = 'neutral', icon, whole, children }: TagProps) => (
  <span className={classNames(styles.tag, styles[tone], whole && styles.whole)}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
)
