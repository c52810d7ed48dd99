// What is on sale as three columns ordered by price, the regions of its sellers, and the tree of categories with the regions: held by a process until something changes.
import type { CategoryTree, RegionEntry } from '@sverka/contract/catalog'
import { LRUCache } from 'lru-cache'
import { categoryTree, regions as listRegions } from '../catalog/catalog.ts'
import type { Reader } from '../platform/db/database.ts'
import type { PageChanges } from '../platform/db/page-changes.ts'
import { type Group, groupsWithin } from './facets.ts'
import { COLUMN_BYTES, readColumns, readSellerRegions } from './marketplace.sql.ts'

/** A seller who moves to another region is counted there soon after a minute. */
const LIFETIME_MS = 60_000
const ALL_REGIONS = 1000

export interface Choices {
  readonly tree: CategoryTree
  readonly regions: readonly RegionEntry[]
}

/** Prices in kopecks, ascending. Sixteen bytes a card. */
export class Columns {
  readonly #bytes: DataView
  readonly #count: number
  /** Of all prices: what nearly every page asks for, and as much work as there are cards. */
  #all: readonly Group[] | undefined

  constructor(bytes: Uint8Array) {
    this.#bytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#count = bytes.byteLength / COLUMN_BYTES
  }

  /** How many cards a range of prices leaves, by category and region of the seller. */
  groups({ priceFrom, priceTo }: { priceFrom?: number | undefined; priceTo?: number | undefined }): readonly Group[] {
    if (priceFrom === undefined && priceTo === undefined) {
      this.#all ??= groupsWithin(this.#bytes, { from: 0, to: this.#count, size: COLUMN_BYTES })
      return this.#all
    }
    const from = priceFrom === undefined ? 0 : this.#firstAbove(priceFrom, false)
    const to = priceTo === undefined ? this.#count : this.#firstAbove(priceTo, true)
    return groupsWithin(this.#bytes, { from, to, size: COLUMN_BYTES })
  }

  /** The first place whose price is not below, or with `after` is above, the given one. */
  #firstAbove(kopecks: number, after: boolean): number {
    let low = 0
    let high = this.#count
    while (low < high) {
      const middle = (low + high) >>> 1
      const price = Number(this.#bytes.getBigUint64(middle * COLUMN_BYTES + PRICE_AT))
      if (price < kopecks || (after && price === kopecks)) low = middle + 1
      else high = middle
    }
    return low
  }
}

const PRICE_AT = 8

/** Each question is asked once for one state of the data, and again behind its readers when its time is over. */
class Held<T> {
  readonly #held: LRUCache<string, Promise<T>>
  readonly #changes: PageChanges | undefined
  readonly #ask: (db: Reader) => Promise<T>

  constructor({ changes, lifetimeMs }: Holding, ask: (db: Reader) => Promise<T>) {
    this.#held = new LRUCache({ max: 1, ttl: lifetimeMs, allowStale: true, noDeleteOnStaleGet: true })
    this.#changes = changes
    this.#ask = ask
  }

  async of(db: Reader): Promise<T> {
    const version = this.#changes?.version() ?? null
    if (version === null) return this.#ask(db)
    const state = `${version}`
    const known = this.#held.get(state)
    if (known) {
      if (this.#held.getRemainingTTL(state) <= 0) this.#renew(state, known, db)
      return known
    }
    const asking = this.#ask(db)
    this.#held.set(state, asking)
    asking.catch(() => this.#held.delete(state))
    return asking
  }

  /** Nobody waits for it; after a failure the next reader asks, and is told of it. */
  #renew(state: string, known: Promise<T>, db: Reader): void {
    this.#held.set(state, known)
    this.#ask(db).then(
      (value) => this.#held.has(state) && this.#held.set(state, Promise.resolve(value)),
      () => this.#held.delete(state),
    )
  }
}

interface Holding {
  readonly changes: PageChanges | undefined
  readonly lifetimeMs: number
}

/** Without `changes`, or while they may be missed, everything is asked anew. */
export class HeldGoods {
  readonly columns: Held<Columns>
  readonly sellers: Held<ReadonlyMap<number, number>>
  readonly choices: Held<Choices>

  constructor(changes: PageChanges | undefined, lifetimeMs = LIFETIME_MS) {
    this.columns = new Held({ changes, lifetimeMs }, async (db) => new Columns(await readColumns(db)))
    this.sellers = new Held<ReadonlyMap<number, number>>({ changes, lifetimeMs }, readSellerRegions)
    this.choices = new Held<Choices>({ changes, lifetimeMs }, async (db) => {
      const [tree, { result: regions }] = await Promise.all([categoryTree(db), listRegions(db, { page_size: ALL_REGIONS })])
      return { tree, regions }
    })
  }
}
