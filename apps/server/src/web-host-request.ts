// Reduces a request to the inputs of a page: the site's own origin, the path and query, and the visitor's settings (language, theme) from cookies.
// Nothing else of the request reaches the page, so equal inputs give equal pages, which can be cached.
import { asChoice, type PreferenceName, preferenceNames } from '@sverka/contract/site-pages/site-pages.rules'
import { refuse } from './platform/errors.ts'

/**
 * Pages that the server caches. Not among them: searches (too many URLs), companies' cards (the proxy caches them) and `/verify`, which
 * confirms reports and is always rendered again.
 */
const CACHED_PATHS = /^\/(?:$|sellers\/?$|about\/?$|requisites\/?$|payment-info\/?$|legal\/|blog(?:\/|$)|counter-parties\/?$)/

/** The parts of an HTTP request that are used. */
export interface RequestHead {
  readonly method: string
  /** As in the request line. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A request as pages see it. */
export interface PageRequest {
  readonly address: URL
  /** The settings in the visitor's cookies, as a cookie header; no other cookies. */
  readonly cookie: string
  /** True if the URL sets a setting (`?lang=en`), which the page then stores in a cookie. */
  readonly remembers: boolean
  /** All inputs of the page, path and settings, as one key; null if the query has anything but settings. */
  readonly identity: string | null
}

type Choices = readonly (readonly [name: PreferenceName, value: string])[]

/**
 * `origin` is the site's own: a page must not use the host name that a client or a proxy sends. Throws `malformed_request` for a URL that is no
 * path, such as an absolute one in the request line.
 */
export function parsePageRequest({ url, headers }: RequestHead, origin: string): PageRequest {
  if (!url.startsWith('/')) refuse('malformed_request')
  const address = new URL(origin + url)
  const inAddress = readChoices((name) => address.searchParams.get(name))
  const cookies = parseCookies(headers.cookie)
  const inCookies = readChoices((name) => cookies.get(name) ?? null)
  const query = joinChoices(inAddress, '&')
  const cookie = joinChoices(inCookies, '; ')
  // The two settings may come in either order.
  const isPlain = address.search === (query && `?${query}`) || address.search === (query && `?${joinChoices(inAddress.toReversed(), '&')}`)
  return { address, cookie, remembers: inAddress.length > 0, identity: isPlain ? JSON.stringify([address.pathname, query, cookie]) : null }
}

/** Key under which the process caches a page; null if it is always rendered. */
export const makeCacheKey = ({ method }: RequestHead, { address, identity }: PageRequest): string | null =>
  method === 'GET' && CACHED_PATHS.test(address.pathname) ? identity : null

const readChoices = (read: (name: PreferenceName) => string | null): Choices =>
  preferenceNames.flatMap((name) => {
    const value = asChoice(name, read(name))
    return value === null ? [] : [[name, value] as const]
  })

const joinChoices = (choices: Choices, between: string): string => choices.map(([name, value]) => `${name}=${value}`).join(between)

/** Values by name, the first of equal names. Only spaces and tabs are trimmed around a cookie: `\xA0lang` is another name. */
function parseCookies(header: string | string[] | undefined): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of [header ?? ''].flat().join(';').split(';')) {
    const equals = part.indexOf('=')
    const name = part.slice(0, equals).replace(/^[ \t]+/, '')
    if (equals >= 0 && !found.has(name)) found.set(name, part.slice(equals + 1).replace(/(?<![ \t])[ \t]+$/, ''))
  }
  return found
}
