// The reader's language for route loaders: on the server from the request (URL or cookie), in the browser from the attribute `<html lang>`.
import type { RouterContextProvider } from 'react-router'
import { asLocale, DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts'
import { preferencesContext } from '../shell/preferences.ts'

export const languageOnServer = (context: Readonly<RouterContextProvider>): Locale => context.get(preferencesContext).locale

export const languageInBrowser = (): Locale => asLocale(document.documentElement.lang) ?? DEFAULT_LOCALE
