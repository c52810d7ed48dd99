// What the member of this browser likes: one truth for every button on every page and in every tab, asked for in bundles.
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../api/browser-call.ts'

/** What other tabs are told. */
interface News {
  readonly id: number
  readonly liked: boolean
}

interface Deps {
  readonly call: Call
  /** Tells the other tabs; absent where the browser has no such thing. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null
}

/** Ids of one question. */
const BUNDLE = 200

export class Likes {
  readonly #deps: Deps
  readonly #known = new Map<number, boolean>()
  readonly #wanted = new Set<number>()
  readonly #sending = new Map<number, Promise<void>>()
  readonly #listeners = new Set<() => void>()
  /** Grows when somebody signs out. */
  #member = 0

  constructor(deps: Deps) {
    this.#deps = deps
    deps.channel?.addEventListener('message', ({ data }: MessageEvent<News>) => this.#put(data.id, data.liked))
  }

  get(id: number): boolean {
    return this.#known.get(id) ?? false
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks for the state of a card, together with all others that are asked for at the same moment. */
  want(id: number): void {
    if (this.#known.has(id) || this.#wanted.has(id)) return
    // Without an answer the hearts stay as they are; the next page asks again.
    if (this.#wanted.size === 0) queueMicrotask(() => void this.#ask().catch(console.warn))
    this.#wanted.add(id)
  }

  /** Shown at once and taken back where the server says no; throws what the call threw. */
  async set(id: number, liked: boolean): Promise<void> {
    this.#put(id, liked)
    // One after the other, so that the last click is the one that holds.
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

  /** Nobody is signed in any more. */
  forget(): void {
    if (this.#known.size === 0) return
    this.#member += 1
    this.#known.clear()
    this.#tell()
  }

  async #ask(): Promise<void> {
    const ids = [...this.#wanted].slice(0, BUNDLE)
    if (ids.length === 0) return
    for (const id of ids) this.#wanted.delete(id)
    const asker = this.#member
    const { result } = await this.#deps.call('GET /api/v1/marketplace/liked/', { query: { product__in: ids } })
    // What was clicked meanwhile is newer; who has signed out hears nothing.
    if (asker === this.#member) for (const id of ids) if (!this.#known.has(id)) this.#put(id, result.includes(id))
    await this.#ask()
  }

  async #send(id: number, liked: boolean): Promise<void> {
    const { call, channel } = this.#deps
    const params = { id }
    if (liked) await call('POST /api/v1/products/:id/add-to-favorites/', { params })
    else await call('POST /api/v1/products/:id/del-from-favorites/', { params })
    channel?.postMessage({ id, liked } satisfies News)
  }

  #put(id: number, liked: boolean): void {
    this.#known.set(id, liked)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

let shared: Likes | undefined

/** The page's own. */
export function pageLikes(): Likes {
  shared ??= new Likes({ call: browserCall, channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('likes') })
  return shared
}
