// Language, theme and the search key, at the end of the header on wide screens; on small ones they are in the burger menu.
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

/** Both choices, one under the other. */
export function Preferences() {
  const texts = useMessages(shellMessages)
  return (
    <div className={styles.choices}>
      <LanguageSelector label={`${texts.language}, ${texts.mainMenu}`} />
      <ThemeSelector label={`${texts.theme}, ${texts.mainMenu}`} />
      {/* `document/search-keys.ts` handles a click: it switches the shortcut `/`. */}
      <button type="button" data-slash="" className={styles.slash}>
        {texts.slash}
      </button>
    </div>
  )
}
