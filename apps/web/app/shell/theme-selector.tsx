// Links that choose the light, dark or system theme: applied at once with JavaScript, by a request with the theme in the URL without.
import { themes } from '@sverka/contract/site-pages/site-pages.rules'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './choice-group.module.css'
import { useRootData } from './root-data.ts'
import { shellMessages } from './shell.messages.ts'
import { type Theme, themeAttribute } from './theme.ts'
import { remember, usePreferenceLink } from './use-preference-link.ts'

const icons: Partial<Record<Theme, IconName>> = { light: 'sun', dark: 'moon' }

function applyTheme(theme: Theme): void {
  const attribute = themeAttribute(theme)
  if (attribute) document.documentElement.dataset.theme = attribute
  else delete document.documentElement.dataset.theme
}

/** The choice made since the page was loaded, shared by the selectors in header and footer; null if there was none. */
const chosen = {
  theme: null as Theme | null,
  readers: new Set<() => void>(),
  set(theme: Theme): void {
    chosen.theme = theme
    for (const read of chosen.readers) read()
  },
  subscribe(read: () => void): () => void {
    chosen.readers.add(read)
    return () => chosen.readers.delete(read)
  },
}

/** The current theme; `loaded` is the theme that the page was rendered with. */
const useTheme = (loaded: Theme): Theme =>
  useSyncExternalStore(
    chosen.subscribe,
    () => chosen.theme ?? loaded,
    () => loaded,
  )

/** A page has it in header and footer. Landmarks need distinct accessible names, so the one in the header has a `label` of its own. */
export function ThemeSelector({ label }: { label?: string }) {
  const texts = useMessages(shellMessages)
  const current = useTheme(useRootData().theme)
  const linkTo = usePreferenceLink('theme')
  const choose = (theme: Theme) => (event: MouseEvent) => {
    event.preventDefault()
    remember('theme', theme)
    applyTheme(theme)
    chosen.set(theme)
  }
  return (
    <nav className={styles.group} aria-label={label ?? texts.theme}>
      {themes.map((theme) => (
        <a
          key={theme}
          className={styles.choice}
          href={linkTo(theme)}
          rel="nofollow"
          aria-current={theme === current ? 'true' : undefined}
          onClick={choose(theme)}
        >
          {icons[theme] && <Icon name={icons[theme]} size="small" />}
          {texts.themes[theme]}
        </a>
      ))}
    </nav>
  )
}
