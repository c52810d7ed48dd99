// Main menu of small screens. It opens without JavaScript (<details>) and closes on navigation, on Escape and on a click outside.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import { NavLink } from '../ui/link.tsx'
import { useDismiss } from '../ui/use-dismiss.ts'
import styles from './burger-menu.module.css'
import { Preferences } from './preferences-menu.tsx'
import { burgerLinks, linksTo } from './sections.ts'
import { shellMessages } from './shell.messages.ts'

export function BurgerMenu() {
  const texts = useMessages(shellMessages)
  const details = useRef<HTMLDetailsElement>(null)
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the URL changes
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [location])
  useDismiss(details)
  return (
    <details ref={details} className={styles.burger}>
      <summary className={styles.button} aria-label={texts.openMenu}>
        <Icon name="menu" size="large" className={styles.closed} />
        <Icon name="close" size="large" className={styles.opened} />
      </summary>
      <nav className={styles.panel} aria-label={texts.mainMenu}>
        <ul>
          {linksTo(burgerLinks).map(({ key, to, also }) => (
            <li key={key}>
              <NavLink to={to} also={also} end={to === '/'} className={styles.link}>
                {texts.sections[key]}
              </NavLink>
            </li>
          ))}
        </ul>
        <Preferences />
      </nav>
    </details>
  )
}
