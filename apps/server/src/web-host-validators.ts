// How others may cache a card: proxies for a minute, everybody as long as a question by its tag answers «unchanged».
import { createHash } from 'node:crypto'
import type { SiteSettings } from '@sverka/contract/web-host'
import type { PageState } from './platform/http/page-state.ts'
import type { MadePage } from './web-host-cache.ts'
import type { PageRequest } from './web-host-request.ts'

const CARD = /^\/counter-parties\/[^/]+/

/** A proxy gives a card on without asking for this long. Browsers ask each time. */
const PUBLIC = 'public, max-age=0, s-maxage=60'
const PRIVATE = 'private, no-cache'

/** What tells one state of a page from another, known before it is drawn. */
export interface Validators {
  readonly tag: string
  readonly changedAt: Date
}

/** What a page is made of besides its state. */
export interface Making {
  readonly asked: PageRequest
  readonly site: SiteSettings
  readonly release: string
}

export function buildValidators({ mark, changedAt }: PageState, { asked, site, release }: Making): Validators {
  const { pathname, search } = asked.address
  const madeFrom = JSON.stringify([mark, pathname, search, asked.cookie, site, release])
  // Weak: the same page travels in several encodings.
  const tag = `W/"${createHash('sha1').update(madeFrom).digest('base64url')}"`
  return { tag, changedAt }
}

/** Whether the reader has the page of this tag already. */
export const isKnown = ({ tag }: Validators, given: string | undefined): boolean =>
  given?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2)) ?? false

/** Of a card as it is sent, or of the answer «unchanged». One that sets a cookie, or was asked for with a token, belongs to one reader. */
export function buildCacheHeaders(
  { address }: PageRequest,
  validators: Validators | null,
  { page, hasToken }: { page: MadePage | null; hasToken: boolean },
): Readonly<Record<string, string>> {
  if ((page && page.status !== 200) || !CARD.test(address.pathname)) return {}
  const isPrivate = hasToken || page?.headers.some(([name]) => name === 'set-cookie')
  const common = { vary: 'Cookie, Accept-Encoding', 'cache-control': isPrivate ? PRIVATE : PUBLIC }
  return validators ? { ...common, etag: validators.tag, 'last-modified': validators.changedAt.toUTCString() } : common
}
