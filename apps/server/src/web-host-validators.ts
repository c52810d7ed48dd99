// How others may cache a card: proxies for a minute, everybody as long as a question by its tag answers «unchanged».
import { createHash, createHmac } from 'node:crypto'
import type { MadePage } from './web-host-cache.ts'

const CARD = /^\/counter-parties\/[^/]+/

/** A proxy gives a card on without asking for this long. Browsers ask each time. */
const PUBLIC = 'public, max-age=0, s-maxage=60'
const PRIVATE = 'private, no-cache'

export interface CacheHeaders {
  readonly tag: string
  /** Of the page and the installation's secret: whoever holds this page, from wherever, holds this nonce. */
  readonly nonce: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Null for what is no card. The tag is of what the page says, without the nonce. A page that sets a cookie, or that was asked for with a
 * token, belongs to one reader.
 */
export function cacheHeadersOf(
  pathname: string,
  page: MadePage,
  { hasToken, secret }: { hasToken: boolean; secret: string },
): CacheHeaders | null {
  if (page.status !== 200 || !CARD.test(pathname)) return null
  const hash = createHash('sha1')
  for (const piece of page.pieces) hash.update(piece)
  // Weak: the same page travels in several encodings.
  const tag = `W/"${hash.digest('base64url')}"`
  const isPrivate = hasToken || page.headers.some(([name]) => name === 'set-cookie')
  const nonce = createHmac('sha256', secret).update(`nonce ${tag}`).digest('base64')
  return { tag, nonce, headers: { etag: tag, vary: 'Cookie, Accept-Encoding', 'cache-control': isPrivate ? PRIVATE : PUBLIC } }
}

/** Whether the reader has the page of this tag already. */
export const isKnown = (tag: string, given: string | undefined): boolean =>
  given?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2)) ?? false
