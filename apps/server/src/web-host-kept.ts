// Keeps whole pages for guests until something that pages show changes. Every page the server makes is a guest's page.
import { preferenceNames } from '@sverka/contract/site-pages.rules'

/** About 60 KB each. */
const PAGES_KEPT = 500

/** Pages made of what the database tells about when it changes; a search has no end of addresses, a proof must be asked anew. */
const KEPT_PATHS = /^\/(?:$|sellers|about|requisites|payment-info|legal\/|blog|counter-parties)/

/** A page as it is sent, cut where the answer's nonce stands. */
export interface KeptPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly pieces: readonly Buffer[]
}

export interface PageRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Under which a page is kept: its address and the choices that cookies carry. Null where no page is kept: another method,
 * another kind of page, a query of any other name.
 */
export function keyOf({ method, url, headers }: PageRequest): string | null {
  const [path = '', query = ''] = url.split('?', 2)
  if (method !== 'GET' || !KEPT_PATHS.test(path)) return null
  const names = [...new URLSearchParams(query).keys()]
  if (names.some((name) => !preferenceNames.some((known) => known === name))) return null
  const cookies = String(headers.cookie ?? '').split(/;\s*/)
  return [url, ...cookies.filter((cookie) => preferenceNames.some((name) => cookie.startsWith(`${name}=`))).sort()].join('\n')
}

/** Pages of one state of the data, the least lately asked for given up first. */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>()
  #state = ''

  /** `state` names the data that the page was made of. */
  find(key: string, state: string): KeptPage | undefined {
    if (state !== this.#state) return undefined
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  /** `state` is what held before the page was made: what changed meanwhile may or may not be in it. */
  keep(key: string, state: string, page: KeptPage): void {
    if (state !== this.#state) this.#pages.clear()
    this.#state = state
    this.#pages.set(key, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > PAGES_KEPT && oldest !== undefined) this.#pages.delete(oldest)
  }
}
