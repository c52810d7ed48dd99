// The one way in which pages of the back office ask: whoever is not staff meets the page that is not there.
import { data } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { tokenStore } from '../api/tokens.ts'

/** A guest's 401 would send them home and so tell that something is here; the server's own 404 to members passes through. */
export function forStaff<T>(work: () => Promise<T>): Promise<T> {
  if (!tokenStore().read()) throw data(null, { status: 404 })
  return pageData(work())
}

/** The page number of an address, from 1. */
export const pageOf = (params: URLSearchParams): number => Math.max(1, Math.trunc(Number(params.get('page'))) || 1)

/** The same address with another page number. */
export function hrefOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params)
  next.set('page', String(page))
  return `?${next}`
}

/** In which language the sources are named. */
export function sourcesLanguage(): 'ru' | 'en' | 'zh-CN' {
  const { lang } = document.documentElement
  return lang === 'en' || lang === 'zh-CN' ? lang : 'ru'
}
