// What a page is made from: the site's own address, the path and the visitor's choices. Nothing else of a request reaches it.
import { asChoice, type PreferenceName, preferenceNames } from '@sverka/contract/site-pages/site-pages.rules'
import { refuse } from './platform/errors.ts'

/** The site's own pages; a search has no end of addresses, a card is cached by the proxy, a proof must be made anew. */
const CACHED_PATHS = /^\/(?:$|sellers\/?$|about\/?$|requisites\/?$|payment-info\/?$|legal\/|blog(?:\/|$)|counter-parties\/?$)/

export interface Asked {
  readonly method: string
  /** As the request line has it. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A request as pages see it. */
export interface PageRequest {
  readonly address: URL
  /** The choices that the visitor's cookies hold, as a cookie header; nothing else of the cookies. */
  readonly cookie: string
  /** The address makes a choice, which the page remembers in a cookie. */
  readonly remembers: boolean
  /** Address and choices, all that the page is made of; null where the query holds anything but choices. */
  readonly identity: string | null
}

type Choices = readonly (readonly [name: PreferenceName, value: string])[]

/** `origin` is the site's own: a page must not be made from what a client, or a proxy in between, calls the host. */
export function parsePageRequest({ url, headers }: Asked, origin: string): PageRequest {
  if (!url.startsWith('/')) refuse('malformed_request')
  const address = new URL(origin + url)
  const inAddress = readChoices((name) => address.searchParams.get(name))
  const cookies = cookiesIn(headers.cookie)
  const inCookies = readChoices((name) => cookies.get(name) ?? null)
  const query = written(inAddress, '&')
  const cookie = written(inCookies, '; ')
  const isPlain = address.search === (query && `?${query}`) || address.search === (query && `?${written(inAddress.toReversed(), '&')}`)
  return { address, cookie, remembers: inAddress.length > 0, identity: isPlain ? JSON.stringify([address.pathname, query, cookie]) : null }
}

/** Under which a page is cached in the process; null where it is made anew. */
export const makeCacheKey = ({ method }: Asked, { address, identity }: PageRequest): string | null =>
  method === 'GET' && CACHED_PATHS.test(address.pathname) ? identity : null

const readChoices = (read: (name: PreferenceName) => string | null): Choices =>
  preferenceNames.flatMap((name) => {
    const value = asChoice(name, read(name))
    return value === null ? [] : [[name, value] as const]
  })

const written = (choices: Choices, between: string): string => choices.map(([name, value]) => `${name}=${value}`).join(between)

/** By name, the first of equal ones. Spaces and tabs alone stand around a cookie: `\xA0lang` is a name of its own. */
function cookiesIn(header: string | string[] | undefined): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of [header ?? ''].flat().join(';').split(';')) {
    const equals = part.indexOf('=')
    const name = part.slice(0, equals).replace(/^[ \t]+/, '')
    if (equals >= 0 && !found.has(name)) found.set(name, part.slice(equals + 1).replace(/(?<![ \t])[ \t]+$/, ''))
  }
  return found
}
