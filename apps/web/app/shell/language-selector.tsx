// Links with flags that choose the language; the page reloads in it (specification §2).
import type { MouseEvent } from 'react'
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { type Locale, localeNames, locales } from '../i18n/locale.ts'
import styles from './choice-group.module.css'
import { Flag } from './flag.tsx'
import { shellMessages } from './shell.messages.ts'
import { reloadPage, remember, usePreferenceLink } from './use-preference-link.ts'

/** A page has it in header and footer. Landmarks need distinct accessible names, so the one in the header has a `label` of its own. */
export function LanguageSelector({ label }: { label?: string }) {
  const texts = useMessages(shellMessages)
  const current = useLocale()
  const linkTo = usePreferenceLink('lang')
  const choose = (locale: Locale) => (event: MouseEvent) => {
    event.preventDefault()
    remember('lang', locale)
    reloadPage()
  }
  return (
    <nav className={styles.group} aria-label={label ?? texts.language}>
      {locales.map((locale) => (
        <a
          key={locale}
          className={styles.choice}
          href={linkTo(locale)}
          lang={locale}
          hrefLang={locale}
          rel="nofollow"
          aria-current={locale === current ? 'true' : undefined}
          onClick={choose(locale)}
        >
          <Flag locale={locale} />
          {localeNames[locale]}
        </a>
      ))}
    </nav>
  )
}
