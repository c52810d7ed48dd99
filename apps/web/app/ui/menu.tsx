// A disclosure menu on <details>: opens without JavaScript; closes on Escape, on a choice and when focus or a click goes elsewhere.
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './menu.module.css'

interface MenuProps {
  /** Content of the button that opens the menu. */
  trigger: ReactNode
  triggerClassName?: string | undefined
  label?: string
  alignStart?: boolean
  /** `MenuLink` and `MenuButton` elements. */
  children: ReactNode
}

export function Menu({ trigger, triggerClassName, label, alignStart, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  useEffect(() => {
    const closeIfOutside = (event: PointerEvent) => {
      if (details.current?.open && event.target instanceof Node && !details.current.contains(event.target)) details.current.open = false
    }
    document.addEventListener('pointerdown', closeIfOutside)
    return () => document.removeEventListener('pointerdown', closeIfOutside)
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  const closeOnChoice = (event: MouseEvent<HTMLDetailsElement>) => {
    if (event.target instanceof Element && event.target.closest('ul')) close()
  }
  return (
    <details ref={details} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur} onClick={closeOnChoice}>
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
