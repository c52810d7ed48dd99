// What the server hands to the loaders of one request.
import type { WebServices } from '@sverka/contract/web-host'
import { createContext } from 'react-router'
import type { Locale } from './i18n/locale.ts'
import type { Theme } from './shell/theme.ts'

export const servicesContext = createContext<WebServices>()

/** What the visitor chose, read from the address and the cookies once per request. */
export interface Preferences {
  readonly locale: Locale
  readonly theme: Theme
}

export const preferencesContext = createContext<Preferences>()
