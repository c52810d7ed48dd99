// How staff pages read their address: page and conditions of a list; who is not staff gets a 404.
import { data } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { tokenStore } from '../api/tokens.ts'

/** Default number of rows on a page. */
export const PAGE_SIZE = 20

type Maybe<Name extends string, Value> = { readonly [name in Name]?: Value }

/** The conditions in an address, each ready to be spread into a query. */
export interface ListQuery {
  readonly params: URLSearchParams
  page(size?: number): { readonly page: number; readonly page_size: number }
  /** A text, cut to the server's limit; a blank one is no condition. */
  text<Name extends string>(name: Name, max?: number): Maybe<Name, string>
  /** One of the given words; any other text is no condition. */
  choice<Name extends string, Value extends string>(name: Name, values: readonly Value[]): Maybe<Name, Value>
}

/** A condition under its name; none where there is no value. */
const optionalParam = <Name extends string, Value>(name: Name, value: Value | undefined): Maybe<Name, Value> =>
  (value === undefined ? {} : { [name]: value }) as Maybe<Name, Value>

/** The query parameters of the page's address. */
export const readListQuery = (params: URLSearchParams): ListQuery => ({
  params,
  page: (size = PAGE_SIZE) => ({ page: readPageNumber(params), page_size: size }),
  text: (name, max = 200) => optionalParam(name, params.get(name)?.trim().slice(0, max) || undefined),
  choice: (name, values) =>
    optionalParam(
      name,
      values.find((value) => value === params.get(name)),
    ),
})

/** A 401 would redirect a guest home and so reveal that the page exists; the server's 404 for members is shown as it is. */
export function forStaff<T>(work: () => Promise<T>): Promise<T> {
  if (!tokenStore().read()) throw data(null, { status: 404 })
  return pageData(work())
}

/** The page number of an address, from 1. */
export const readPageNumber = (params: URLSearchParams): number => Math.max(1, Math.trunc(Number(params.get('page'))) || 1)

/** The same address with other values. Goes to the first page of the list, unless the page number itself changes. */
export function pathWithParams(params: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  return `?${next}`
}

/** The language in which names are requested. */
export function readerLanguage(): 'ru' | 'en' | 'zh-CN' {
  const { lang } = document.documentElement
  return lang === 'en' || lang === 'zh-CN' ? lang : 'ru'
}
