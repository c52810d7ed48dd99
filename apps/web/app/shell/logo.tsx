// Logo and name of the product, as a link to the home page.

import { useMessages } from '../i18n/catalogue.ts'
import { Link } from '../ui/link.tsx'
import styles from './logo.module.css'
import { shellMessages } from './shell.messages.ts'

export function Logo() {
  const texts = useMessages(shellMessages)
  return (
    <Link className={styles.logo} to="/" aria-label={texts.brandLabel}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="var(--accent)" />
        <path d="M7.5 8.7h13" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
        <path d="m7.5 16 4.3 4.3 8.7-6.9" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {texts.brand}
    </Link>
  )
}
