// Footer: a sentence about the product, links to its sections, language and theme.

import { useMessages } from '../i18n/catalogue.ts'
import { Container } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import styles from './footer.module.css'
import { LanguageSelector } from './language-selector.tsx'
import { Logo } from './logo.tsx'
import { useSite } from './root-data.ts'
import { footerGroups, linksTo } from './sections.ts'
import { shellMessages } from './shell.messages.ts'
import { ThemeSelector } from './theme-selector.tsx'

export function Footer() {
  const texts = useMessages(shellMessages)
  const { today } = useSite()
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p className={styles.tagline}>{texts.tagline}</p>
            <LanguageSelector />
            <ThemeSelector />
          </div>
          {footerGroups.map(({ key, links }) => (
            <FooterGroup
              key={key}
              title={texts.footerGroups[key]}
              links={linksTo(links).map((link) => ({ ...link, label: texts.sections[link.key] }))}
            />
          ))}
        </div>
        <div className={styles.bottom}>
          <span>{texts.copyright(today.slice(0, 4))}</span>
          <span>{texts.openData}</span>
        </div>
      </Container>
    </footer>
  )
}

interface FooterGroupProps {
  title: string
  links: readonly { key: string; to: string; label: string }[]
}

function FooterGroup({ title, links }: FooterGroupProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {links.map(({ key, to, label }) => (
          <li key={key}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
