// Choice of language or theme: a link that makes it without JavaScript, and functions that store it with JavaScript.
import { type PreferenceName, preferenceNames } from '@sverka/contract/site-pages/site-pages.rules'
import { useLocation } from 'react-router'
import { preferenceCookie } from './preferences.ts'

/** Returns a function of the chosen value: this page's URL with the choice as a query parameter, which the server stores in a cookie. */
export function usePreferenceLink(name: PreferenceName): (value: string) => string {
  const { pathname, search } = useLocation()
  return (value) => {
    const query = new URLSearchParams(search)
    query.set(name, value)
    return `${pathname}?${query}`
  }
}

/** Stores the choice in the cookie that the server reads. */
export function remember(name: PreferenceName, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = preferenceCookie(name, value, location)
}

/** Reloads this page without choices in its URL, which would override the cookie. */
export function reloadPage(): void {
  const url = new URL(location.href)
  const before = url.search
  for (const name of preferenceNames) url.searchParams.delete(name)
  if (url.search === before) location.reload()
  else location.replace(url)
}
