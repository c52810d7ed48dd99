// Main header: logo, links to the sections, language and theme, the account, and the burger menu of small screens.
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import { Container } from '../ui/layout.tsx'
import { Link, NavLink } from '../ui/link.tsx'
import { BurgerMenu } from './burger-menu.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'
import { headerLinks, linksTo } from './sections.ts'
import { shellMessages } from './shell.messages.ts'

export function Header({ account }: { account?: ReactNode }) {
  const texts = useMessages(shellMessages)
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Logo />
        <nav className={styles.nav} aria-label={texts.mainMenu}>
          {linksTo(headerLinks).map(({ key, to, also }) => (
            <NavLink key={key} to={to} also={also} end={to === '/'} className={styles.link}>
              {texts.sections[key]}
            </NavLink>
          ))}
        </nav>
        <PreferencesMenu />
        {account}
        <div className={styles.end}>
          <Link to="/counter-parties" className={styles.search} aria-label={texts.toSearch} title={texts.toSearch}>
            <Icon name="search" size="large" />
          </Link>
          <BurgerMenu />
        </div>
      </Container>
    </header>
  )
}
