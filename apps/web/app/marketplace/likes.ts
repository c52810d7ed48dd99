// The store of the member's likes (favourite items) in this browser: one state for all hearts, pages and tabs, loaded in batches.
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../api/browser-call.ts'

/** Message to the other tabs: the item with this id is now liked or not. */
interface LikeMessage {
  readonly id: number
  readonly liked: boolean
}

interface Deps {
  readonly call: Call
  /** Informs the other tabs; absent in browsers without BroadcastChannel. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null
}

/** The most ids in one request. */
const BATCH_SIZE = 200

/** The store; ids are those of items. A page has one instance (`pageLikes`), tests make their own. */
export class Likes {
  readonly #deps: Deps
  /** What is shown: loaded or changed likes by item. */
  readonly #known = new Map<number, boolean>()
  /** What the server has, as far as it is known; a refused change returns to it. */
  readonly #stored = new Map<number, boolean>()
  /** Items whose state the next batch loads. */
  readonly #wanted = new Set<number>()
  /** The last change of each item; the next one waits for it. */
  readonly #sending = new Map<number, Promise<void>>()
  readonly #listeners = new Set<() => void>()
  /** Incremented when a member signs out, so that late responses for that member are ignored. */
  #signOuts = 0

  constructor(deps: Deps) {
    this.#deps = deps
    deps.channel?.addEventListener('message', ({ data }: MessageEvent<LikeMessage>) => {
      this.#stored.set(data.id, data.liked)
      this.#put(data.id, data.liked)
    })
  }

  /** Whether the item is liked; false until that is loaded. */
  get(id: number): boolean {
    return this.#known.get(id) ?? false
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads whether an item is liked, in one request with all items requested at the same moment. */
  load(id: number): void {
    if (this.#known.has(id) || this.#wanted.has(id)) return
    if (this.#wanted.size === 0) queueMicrotask(() => void this.#loadWanted().catch(console.warn))
    this.#wanted.add(id)
  }

  /** Changes a like: shown at once, reverted if the server refuses. Throws the error of the call. */
  async set(id: number, liked: boolean): Promise<void> {
    if (!this.#stored.has(id)) this.#stored.set(id, this.get(id))
    this.#put(id, liked)
    // Changes of one item are sent one after the other, so that the last click wins.
    const sent = (this.#sending.get(id) ?? Promise.resolve()).then(() => this.#send(id, liked))
    const last = sent.catch(() => undefined)
    this.#sending.set(id, last)
    try {
      await sent
    } catch (error) {
      // A later click decides by its own answer.
      if (this.#sending.get(id) === last) this.#put(id, this.#stored.get(id) ?? false)
      throw error
    }
  }

  /** Forgets everything after signing out. */
  forget(): void {
    // Incremented also if nothing is loaded yet: a response in progress must not be stored for the next member.
    this.#signOuts += 1
    this.#wanted.clear()
    this.#stored.clear()
    // The answer to a click of the member who left changes nothing for the next one.
    this.#sending.clear()
    if (this.#known.size === 0) return
    this.#known.clear()
    this.#notify()
  }

  async #loadWanted(): Promise<void> {
    const wanted = [...this.#wanted]
    // Items of a batch that fails are wanted no more: their hearts stay as they are, and the next page asks for them again.
    this.#wanted.clear()
    const signOuts = this.#signOuts
    for (let at = 0; at < wanted.length && signOuts === this.#signOuts; at += BATCH_SIZE) {
      const ids = wanted.slice(at, at + BATCH_SIZE)
      const { result } = await this.#deps.call('GET /api/v1/marketplace/liked/', { query: { product__in: ids } })
      // After signing out the response is ignored.
      if (signOuts === this.#signOuts) for (const id of ids) this.#putLoaded(id, result.includes(id))
    }
  }

  /** A click made meanwhile is newer than the response. */
  #putLoaded(id: number, liked: boolean): void {
    if (this.#known.has(id)) return
    this.#stored.set(id, liked)
    this.#put(id, liked)
  }

  async #send(id: number, liked: boolean): Promise<void> {
    const { call, channel } = this.#deps
    const params = { id }
    const signOuts = this.#signOuts
    if (liked) await call('POST /api/v1/products/:id/add-to-favorites/', { params })
    else await call('POST /api/v1/products/:id/del-from-favorites/', { params })
    if (signOuts !== this.#signOuts) return
    this.#stored.set(id, liked)
    channel?.postMessage({ id, liked } satisfies LikeMessage)
  }

  #put(id: number, liked: boolean): void {
    this.#known.set(id, liked)
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

let shared: Likes | undefined

/** The one instance of the page, created when first needed. */
export function pageLikes(): Likes {
  shared ??= new Likes({ call: browserCall, channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('likes') })
  return shared
}
