// A menu built on <details>, so that it opens without JavaScript. It closes on Escape, on a choice, on a click outside, and when the focus leaves it.
import { type FocusEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './menu.module.css'
import { useDismiss } from './use-dismiss.ts'

interface MenuProps {
  /** Content of the button that opens the menu. */
  trigger: ReactNode
  triggerClassName?: string | undefined
  /** Accessible name, if the trigger has no text. */
  label?: string
  /** The list begins at the left edge of the trigger instead of ending at its right edge. */
  alignStart?: boolean
  /** `MenuLink` and `MenuButton` elements. */
  children: ReactNode
}

export function Menu({ trigger, triggerClassName, label, alignStart, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details)
  const onBlur = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
  }
  const closeOnChoice = (event: MouseEvent<HTMLDetailsElement>) => {
    if (event.target instanceof Element && event.target.closest('ul')) event.currentTarget.open = false
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link or button inside arrives as a click
    <details ref={details} className={styles.menu} onBlur={onBlur} onClick={closeOnChoice}>
      <summary className={triggerClassName} aria-label={label}>
        {trigger}
        <Icon name="chevron-down" size="small" />
      </summary>
      <ul className={classNames(styles.list, alignStart && styles.start)}>{children}</ul>
    </details>
  )
}

interface MenuLinkProps {
  to: string
  icon?: IconName
  current?: boolean
  children: ReactNode
}

export const MenuLink = ({ to, icon, current, children }: MenuLinkProps) => (
  <li>
    <Link to={to} className={styles.item} aria-current={current ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  </li>
)

interface MenuButtonProps {
  icon?: IconName
  onClick: () => void
  children: ReactNode
}

export const MenuButton = ({ icon, onClick, children }: MenuButtonProps) => (
  <li>
    <button type="button" className={styles.item} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  </li>
)
