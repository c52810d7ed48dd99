// Caches rendered pages of the site in memory until the data that they show changes. The server renders every page as for a guest, so one
// copy serves all visitors.
import { LRUCache } from 'lru-cache'

/** The most cached pages; a page takes about 60 KB, with its compressed copies. */
const PAGES = 500
/**
 * A cached page expires after this time, because some changes are not announced: the number of people and the promoted sellers on the home
 * page.
 */
const LIFETIME_MS = 60_000

/** A page as it is sent to a browser. */
export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly html: Buffer
  /** The sources in the content security policy that allow its scripts. */
  readonly scripts: readonly string[]
  /** Compressed copies by the encoding's name, made when first requested. */
  readonly encoded: Map<string, Buffer>
}

/** Pages of one version of the data, evicted by least recent use. `now` is for tests. */
export class PageCache {
  readonly #pages: LRUCache<string, RenderedPage>
  #state = ''

  constructor(now?: () => number) {
    this.#pages = new LRUCache({ max: PAGES, ttl: LIFETIME_MS, ...(now ? { perf: { now }, ttlResolution: 0 } : {}) })
  }

  /** `state` is the version of the data that the page was made of. */
  get(key: string, state: string): RenderedPage | undefined {
    return state === this.#state ? this.#pages.get(key) : undefined
  }

  /** `state` is the version before the page was made: later changes may or may not be in it. */
  set(key: string, state: string, page: RenderedPage): void {
    if (state !== this.#state) this.#pages.clear()
    this.#state = state
    this.#pages.set(key, page)
  }
}
