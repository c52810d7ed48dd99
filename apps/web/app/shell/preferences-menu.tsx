// Menu at the end of the header on wide screens: language, theme, and a switch for the search key «/». On small screens it is in the burger menu.
import { useRef } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import { useDismiss } from '../ui/use-dismiss.ts'
import { LanguageSelector } from './language-selector.tsx'
import styles from './preferences-menu.module.css'
import { shellMessages } from './shell.messages.ts'
import { ThemeSelector } from './theme-selector.tsx'

export function PreferencesMenu() {
  const texts = useMessages(shellMessages)
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details)
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.button} aria-label={texts.preferences} title={texts.preferences}>
        <Icon name="globe" />
      </summary>
      <div className={styles.panel}>
        <Preferences />
      </div>
    </details>
  )
}

/** The choices, one under the other. */
export function Preferences() {
  const texts = useMessages(shellMessages)
  return (
    <div className={styles.choices}>
      <LanguageSelector label={`${texts.language}, ${texts.mainMenu}`} />
      <ThemeSelector label={`${texts.theme}, ${texts.mainMenu}`} />
      {/* The inline script of `document/search-keys.ts` handles the click: it turns the shortcut «/», which opens the search, on or off. */}
      <button type="button" data-slash="" className={styles.slash}>
        {texts.slash}
      </button>
    </div>
  )
}
