// Caches the site's own pages for guests until something they show changes. Every page the server makes is a guest's page.
import { LRUCache } from 'lru-cache'

/** About 60 KB each. */
const PAGES = 500
/** The home page counts people, and holds whose turn it is to be promoted: neither is announced. */
const LIFETIME_MS = 60_000

/** A page as it is sent. */
export interface MadePage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly html: Buffer
  /** What of the content policy allows its scripts. */
  readonly scripts: readonly string[]
  /** Its compressed copies, by the name of the encoding, as far as somebody asked for them. */
  readonly encoded: Map<string, Buffer>
}

/** Pages of one state of the data, the least recently used given up first. `now` is for tests. */
export class PageCache {
  readonly #pages: LRUCache<string, MadePage>
  #state = ''

  constructor(now?: () => number) {
    this.#pages = new LRUCache({ max: PAGES, ttl: LIFETIME_MS, ...(now ? { perf: { now }, ttlResolution: 0 } : {}) })
  }

  /** `state` names the data that the page was made of. */
  get(key: string, state: string): MadePage | undefined {
    return state === this.#state ? this.#pages.get(key) : undefined
  }

  /** `state` is what held before the page was made: what changed meanwhile may or may not be in it. */
  set(key: string, state: string, page: MadePage): void {
    if (state !== this.#state) this.#pages.clear()
    this.#state = state
    this.#pages.set(key, page)
  }
}
