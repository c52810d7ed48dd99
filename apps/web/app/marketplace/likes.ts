// The member's likes in this browser: one state for all buttons, pages and tabs, loaded in batches.
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../api/browser-call.ts'

/** Message to the other tabs. */
interface LikeMessage {
  readonly id: number
  readonly liked: boolean
}

interface Deps {
  readonly call: Call
  /** Informs the other tabs; absent in browsers without BroadcastChannel. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null
}

/** The most ids in one call. */
const BATCH_SIZE = 200

export class Likes {
  readonly #deps: Deps
  readonly #known = new Map<number, boolean>()
  readonly #wanted = new Set<number>()
  readonly #sending = new Map<number, Promise<void>>()
  readonly #listeners = new Set<() => void>()
  /** Incremented when somebody signs out, so that answers for the member before are ignored. */
  #memberCount = 0

  constructor(deps: Deps) {
    this.#deps = deps
    deps.channel?.addEventListener('message', ({ data }: MessageEvent<LikeMessage>) => this.#put(data.id, data.liked))
  }

  /** False until it is known. */
  get(id: number): boolean {
    return this.#known.get(id) ?? false
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads the state of a card, in one call with all others requested at the same moment. */
  load(id: number): void {
    if (this.#known.has(id) || this.#wanted.has(id)) return
    // On failure the hearts stay as they are; the next page tries again.
    if (this.#wanted.size === 0) queueMicrotask(() => void this.#loadWanted().catch(console.warn))
    this.#wanted.add(id)
  }

  /** Shown at once and reverted if the server refuses; throws what the call threw. */
  async set(id: number, liked: boolean): Promise<void> {
    this.#put(id, liked)
    // One after the other, so that the last click wins.
    const sent = (this.#sending.get(id) ?? Promise.resolve()).then(() => this.#send(id, liked))
    this.#sending.set(
      id,
      sent.catch(() => undefined),
    )
    try {
      await sent
    } catch (error) {
      if (this.#known.get(id) === liked) this.#put(id, !liked)
      throw error
    }
  }

  /** Forgets everything after signing out. */
  forget(): void {
    // Also if nothing is known yet: an answer in progress must not be stored for the next member.
    this.#memberCount += 1
    if (this.#known.size === 0) return
    this.#known.clear()
    this.#notify()
  }

  async #loadWanted(): Promise<void> {
    const ids = [...this.#wanted].slice(0, BATCH_SIZE)
    if (ids.length === 0) return
    for (const id of ids) this.#wanted.delete(id)
    const member = this.#memberCount
    const { result } = await this.#deps.call('GET /api/v1/marketplace/liked/', { query: { product__in: ids } })
    // A click made meanwhile is newer; after signing out the answer is ignored.
    if (member === this.#memberCount) for (const id of ids) if (!this.#known.has(id)) this.#put(id, result.includes(id))
    await this.#loadWanted()
  }

  async #send(id: number, liked: boolean): Promise<void> {
    const { call, channel } = this.#deps
    const params = { id }
    if (liked) await call('POST /api/v1/products/:id/add-to-favorites/', { params })
    else await call('POST /api/v1/products/:id/del-from-favorites/', { params })
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

/** The page's instance. */
export function pageLikes(): Likes {
  shared ??= new Likes({ call: browserCall, channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('likes') })
  return shared
}
