// Caching headers of a company's page (card): proxies serve it for a minute without revalidation; browsers keep it and revalidate it by its ETag
// each time.
import { createHash } from 'node:crypto'
import type { SiteSettings } from '@sverka/contract/web-host'
import type { PageState } from './platform/http/page-state.ts'
import type { RenderedPage } from './web-host-cache.ts'
import type { PageRequest } from './web-host-request.ts'

const CARD = /^\/counter-parties\/[^/]+/

/** How long a proxy serves a card without revalidation. Browsers revalidate each time. */
const PUBLIC = 'public, max-age=0, s-maxage=60'
const PRIVATE = 'private, no-cache'

/** ETag and time of the last change of a page, known before it is rendered. */
export interface Validators {
  /** The ETag, as it is sent. */
  readonly tag: string
  readonly changedAt: Date
}

/** The inputs of a page besides its data. */
export interface RenderInputs {
  readonly pageRequest: PageRequest
  readonly site: SiteSettings
  readonly release: string
}

/** The ETag is a hash of everything that the page is made from; `mark` is the version of its data. */
export function buildValidators({ mark, changedAt }: PageState, { pageRequest, site, release }: RenderInputs): Validators {
  const { pathname, search } = pageRequest.address
  const madeFrom = JSON.stringify([mark, pathname, search, pageRequest.cookie, site, release])
  // Weak: the same page is sent in several encodings.
  const tag = `W/"${createHash('sha1').update(madeFrom).digest('base64url')}"`
  return { tag, changedAt }
}

/** Whether the client already has the page with this ETag; `ifNoneMatch` is the request header. */
export const hasCurrentTag = ({ tag }: Validators, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag.slice(2)) ?? false

/**
 * Caching headers of a card, or of a 304 response if `page` is null; none for other pages. A card that sets a cookie, or that was requested with
 * an access token, is private: only the browser that requested it may keep it.
 */
export function buildCacheHeaders(
  { address }: PageRequest,
  validators: Validators | null,
  { page, hasToken }: { page: RenderedPage | null; hasToken: boolean },
): Readonly<Record<string, string>> {
  if ((page && page.status !== 200) || !CARD.test(address.pathname)) return {}
  const isPrivate = hasToken || page?.headers.some(([name]) => name === 'set-cookie')
  const common = { vary: 'Cookie, Accept-Encoding', 'cache-control': isPrivate ? PRIVATE : PUBLIC }
  return validators ? { ...common, etag: validators.tag, 'last-modified': validators.changedAt.toUTCString() } : common
}
