// How pages of the back office ask: what an address wants of a list, and who may ask at all.
import { data } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { tokenStore } from '../api/tokens.ts'

/** Rows of a page where a list does not say otherwise. */
export const PAGE_SIZE = 20

type Maybe<Name extends string, Value> = { readonly [name in Name]?: Value }

/** The conditions that an address holds, each ready to be spread into a query. */
export interface Asked {
  readonly params: URLSearchParams
  page(size?: number): { readonly page: number; readonly page_size: number }
  /** A text, cut to what the server takes; a blank one is no condition. */
  text<Name extends string>(name: Name, max?: number): Maybe<Name, string>
  /** One word of a list; another word is no condition. */
  choice<Name extends string, Value extends string>(name: Name, values: readonly Value[]): Maybe<Name, Value>
}

/** A condition under its name; none where there is no value. */
const maybe = <Name extends string, Value>(name: Name, value: Value | undefined): Maybe<Name, Value> =>
  (value === undefined ? {} : { [name]: value }) as Maybe<Name, Value>

/** What the address of a page asks for. */
export const askedIn = (params: URLSearchParams): Asked => ({
  params,
  page: (size = PAGE_SIZE) => ({ page: readPageNumber(params), page_size: size }),
  text: (name, max = 200) => maybe(name, params.get(name)?.trim().slice(0, max) || undefined),
  choice: (name, values) =>
    maybe(
      name,
      values.find((value) => value === params.get(name)),
    ),
})

/** A guest's 401 would send them home and so tell that something is here; the server's own 404 to members passes through. */
export function forStaff<T>(work: () => Promise<T>): Promise<T> {
  if (!tokenStore().read()) throw data(null, { status: 404 })
  return pageData(work())
}

/** The page number of an address, from 1. */
export const readPageNumber = (params: URLSearchParams): number => Math.max(1, Math.trunc(Number(params.get('page'))) || 1)

/** The same address with other values; the first page of the list, unless it is the page that changes. */
export function addressWith(params: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  return `?${next}`
}

/** In which language the sources are named. */
export function sourcesLanguage(): 'ru' | 'en' | 'zh-CN' {
  const { lang } = document.documentElement
  return lang === 'en' || lang === 'zh-CN' ? lang : 'ru'
}
