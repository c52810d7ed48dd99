// Helpers of staff pages: they read the page number and the filters of a list from the URL, write them, and show a 404 to visitors who are not staff.
import { data } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { tokenStore } from '../api/tokens.ts'

/** Default number of rows on a page. */
export const PAGE_SIZE = 20

/** An object with one optional property. */
type Maybe<Name extends string, Value> = { readonly [name in Name]?: Value }

/** Filters in the URL of a staff list. Each method returns an object to be spread into the query of an API call. */
export interface ListQuery {
  readonly params: URLSearchParams
  /** `{ page, page_size }`; `size` is the number of rows, 20 by default. */
  page(size?: number): { readonly page: number; readonly page_size: number }
  /** `{ name: text }`, cut to `max` characters (the server's limit); `{}` if the text is missing or blank. */
  text<Name extends string>(name: Name, max?: number): Maybe<Name, string>
  /** `{ name: value }` if the parameter is one of `values`, else `{}`. */
  choice<Name extends string, Value extends string>(name: Name, values: readonly Value[]): Maybe<Name, Value>
}

/** `{ name: value }`, or `{}` if the value is undefined. */
const optionalParam = <Name extends string, Value>(name: Name, value: Value | undefined): Maybe<Name, Value> =>
  (value === undefined ? {} : { [name]: value }) as Maybe<Name, Value>

/** Wraps the query parameters of a page's URL. */
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

/**
 * Runs the page's calls for staff. A guest gets a 404 without a call: a 401 would redirect to the home page and so reveal that the page
 * exists. The server answers members who are not staff with a 404 itself.
 */
export function forStaff<T>(work: () => Promise<T>): Promise<T> {
  if (!tokenStore().read()) throw data(null, { status: 404 })
  return pageData(work())
}

/** The page number in the URL; 1 if it is missing or not a number. */
export const readPageNumber = (params: URLSearchParams): number => Math.max(1, Math.trunc(Number(params.get('page'))) || 1)

/** Query string with changed parameters. The list starts at its first page again, unless `page` itself is among the changes. */
export function pathWithParams(params: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  return `?${next}`
}

/** The page's language, in which names are requested from the server. */
export function readerLanguage(): 'ru' | 'en' | 'zh-CN' {
  const { lang } = document.documentElement
  return lang === 'en' || lang === 'zh-CN' ? lang : 'ru'
}
