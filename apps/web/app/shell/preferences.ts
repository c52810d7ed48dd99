// A visitor's language and theme: read from the URL (`?lang=en`, `?theme=dark`) or else the cookies, and remembered in cookies.
import { type PreferenceName, preferenceNames } from '@sverka/contract/site-pages/site-pages.rules'
import { createContext } from 'react-router'
import { asLocale, DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts'
import { asTheme, DEFAULT_THEME, type Theme } from './theme.ts'

/** What the visitor chose. */
export interface Preferences {
  readonly locale: Locale
  readonly theme: Theme
}

/** Passes the preferences of a request to the loader of the root route. */
export const preferencesContext = createContext<Preferences>()

const YEAR_SECONDS = 31_536_000

const isAccepted: Record<PreferenceName, (text: string) => boolean> = {
  lang: (text) => asLocale(text) !== null,
  theme: (text) => asTheme(text) !== null,
}

function readCookie(header: string | null, name: PreferenceName): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value !== undefined) return value
  }
  return null
}

/** The preferences of this request; the URL overrides the cookie. */
export function readPreferences(request: Request): Preferences {
  const query = new URL(request.url).searchParams
  const cookies = request.headers.get('cookie')
  return {
    locale: asLocale(query.get('lang')) ?? asLocale(readCookie(cookies, 'lang')) ?? DEFAULT_LOCALE,
    theme: asTheme(query.get('theme')) ?? asTheme(readCookie(cookies, 'theme')) ?? DEFAULT_THEME,
  }
}

/** Text of a cookie that stores a choice for a year, `Secure` on https pages; for the header `Set-Cookie` and for `document.cookie`. */
export const preferenceCookie = (name: PreferenceName, value: string, { protocol }: { protocol: string }): string =>
  `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`

/** Cookies to set: choices in the URL that the cookies do not have yet. */
export function rememberedIn(request: Request): string[] {
  const url = new URL(request.url)
  const cookies = request.headers.get('cookie')
  return preferenceNames.flatMap((name) => {
    const chosen = url.searchParams.get(name)
    return chosen && isAccepted[name](chosen) && readCookie(cookies, name) !== chosen ? [preferenceCookie(name, chosen, url)] : []
  })
}
