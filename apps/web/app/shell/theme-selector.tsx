// Chooses the light, dark or system theme; at once with JavaScript, through the URL without.
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

function show(theme: Theme): void {
  const attribute = themeAttribute(theme)
  if (attribute) document.documentElement.dataset.theme = attribute
  else delete document.documentElement.dataset.theme
}

/** Choice made since the page was loaded: header and footer show the same. */
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

const useTheme = (loaded: Theme): Theme =>
  useSyncExternalStore(
    chosen.subscribe,
    () => chosen.theme ?? loaded,
    () => loaded,
  )

/** `label` where a page has it twice: landmarks need distinct names. */
export function ThemeSelector({ label }: { label?: string }) {
  const texts = useMessages(shellMessages)
  const current = useTheme(useRootData().theme)
  const linkTo = usePreferenceLink('theme')
  const choose = (theme: Theme) => (event: MouseEvent) => {
    event.preventDefault()
    remember('theme', theme)
    show(theme)
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
