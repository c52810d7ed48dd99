// Link that makes a choice without JavaScript, and how the browser stores it with JavaScript.
import { type PreferenceName, preferenceNames } from '@sverka/contract/site-pages/site-pages.rules'
import { useLocation } from 'react-router'
import { preferenceCookie } from './preferences.ts'

/** This page's URL with the choice in it; the server remembers it. */
export function usePreferenceLink(name: PreferenceName): (value: string) => string {
  const { pathname, search } = useLocation()
  return (value) => {
    const query = new URLSearchParams(search)
    query.set(name, value)
    return `${pathname}?${query}`
  }
}

/** Remembers the choice in the cookie that the server reads. */
export function remember(name: PreferenceName, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = preferenceCookie(name, value, location)
}

/** Reloads this page without choices in the URL that would win over the cookie. */
export function reloadPage(): void {
  const url = new URL(location.href)
  const before = url.search
  for (const name of preferenceNames) url.searchParams.delete(name)
  if (url.search === before) location.reload()
  else location.replace(url)
}
