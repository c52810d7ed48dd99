// Caches in each process the goods on sale as columns ordered by price, and the category tree with the regions. The cache is read again after a
// change of the data.
import type { CategoryTree, RegionEntry } from '@sverka/contract/catalog/catalog'
import { LRUCache } from 'lru-cache'
import { categoryTree, findRegions as listRegions } from '../catalog/catalog.ts'
import type { Reader } from '../platform/db/database.ts'
import type { PageChanges } from '../platform/db/page-changes.ts'
import { type Group, Tally } from './facets.ts'
import { COLUMN_BYTES, readColumns } from './marketplace.sql.ts'

/** Changes of companies do not renew the cache: a seller who moves to another region is counted there after about a minute. */
const LIFETIME_MS = 60_000
/** Greater than the number of regions: one page has them all. */
const ALL_REGIONS = 1000

/** The values of the listing's filters. */
export interface Choices {
  readonly tree: CategoryTree
  readonly regions: readonly RegionEntry[]
}

/** Filters that are applied in memory, in addition to category and region. */
export interface SaleFilter extends PriceRange {
  /** The smallest quantity that can be ordered, and the days until shipping, are at most these. */
  readonly quantityTo?: number | undefined
  readonly leadDaysTo?: number | undefined
}

/** In kopecks; both ends included. */
export interface PriceRange {
  readonly priceFrom?: number | undefined
  readonly priceTo?: number | undefined
}

/**
 * The goods on sale by ascending price, then id; a product is identified by its position (`place`) in this order. Takes 28 bytes for each product,
 * and 4 bytes for each id up to the highest.
 */
export class Columns {
  readonly #bytes: DataView
  readonly #count: number
  /** Position of each id, counted from one; 0 if not on sale. Built at the first search by words. */
  #places: Int32Array | undefined
  /** Groups of all goods, cached because nearly every page needs them and counting reads every product. */
  #all: readonly Group[] | undefined

  constructor(bytes: Uint8Array) {
    this.#bytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#count = bytes.byteLength / COLUMN_BYTES
  }

  /** Number of products that the filter leaves, by category and region of the seller. */
  groups(filter: SaleFilter): readonly Group[] {
    const { from, to } = this.placesWithin(filter)
    if (to - from < this.#count || hasTerms(filter)) return this.#groupsBetween(from, to, filter)
    this.#all ??= this.#groupsBetween(from, to, filter)
    return this.#all
  }

  #groupsBetween(from: number, to: number, filter: SaleFilter): Group[] {
    const tally = new Tally()
    const isAny = !hasTerms(filter)
    for (let place = from; place < to; place += 1)
      if (isAny || this.meetsTerms(place, filter)) tally.add(this.categoryAt(place), this.regionAt(place))
    return tally.groups()
  }

  /** With `leadDaysTo`, products without a lead time are left out: theirs is stored as the largest number. */
  meetsTerms(place: number, { quantityTo, leadDaysTo }: SaleFilter): boolean {
    const at = place * COLUMN_BYTES
    if (quantityTo !== undefined && this.#bytes.getUint32(at + QUANTITY_AT) > quantityTo) return false
    return leadDaysTo === undefined || this.#bytes.getUint32(at + LEAD_AT) <= leadDaysTo
  }

  categoryAt(place: number): number {
    return this.#bytes.getUint32(place * COLUMN_BYTES)
  }

  /** Code of the seller's region as a number; 0 for none. */
  regionAt(place: number): number {
    return this.#bytes.getUint32(place * COLUMN_BYTES + REGION_AT)
  }

  idAt(place: number): number {
    return this.#bytes.getUint32(place * COLUMN_BYTES + ID_AT)
  }

  /** Null for a product that is not on sale. */
  findPlace(id: number): number | null {
    this.#places ??= this.#placesById()
    const place = this.#places[id] ?? 0
    return place === 0 ? null : place - 1
  }

  /** From the first position of a range to the one after its last. */
  placesWithin({ priceFrom, priceTo }: PriceRange): { from: number; to: number } {
    const from = priceFrom === undefined ? 0 : this.#firstAbove(priceFrom, false)
    return { from, to: priceTo === undefined ? this.#count : Math.max(from, this.#firstAbove(priceTo, true)) }
  }

  #placesById(): Int32Array {
    let last = 0
    for (let place = 0; place < this.#count; place += 1) last = Math.max(last, this.idAt(place))
    const places = new Int32Array(last + 1)
    for (let place = 0; place < this.#count; place += 1) places[this.idAt(place)] = place + 1
    return places
  }

  /** The first position with a price of at least `kopecks`, or with `after` of more. */
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

/** Offsets within the bytes of a product, see `COLUMN_BYTES`. */
const REGION_AT = 4
const PRICE_AT = 8
const ID_AT = 16
const QUANTITY_AT = 20
const LEAD_AT = 24

const hasTerms = ({ quantityTo, leadDaysTo }: SaleFilter): boolean => quantityTo !== undefined || leadDaysTo !== undefined

/** Caches the result of one query for each version of the data; an expired result is still returned while it is refreshed in the background. */
class CachedQuery<T> {
  readonly #cache: LRUCache<string, Promise<T>>
  readonly #changes: PageChanges | undefined
  readonly #query: (db: Reader) => Promise<T>

  constructor({ changes, lifetimeMs }: CacheOptions, query: (db: Reader) => Promise<T>) {
    this.#cache = new LRUCache({ max: 1, ttl: lifetimeMs, allowStale: true, noDeleteOnStaleGet: true })
    this.#changes = changes
    this.#query = query
  }

  /** The cached result, or that of the query. */
  async read(db: Reader): Promise<T> {
    const version = this.#changes?.version() ?? null
    if (version === null) return this.#query(db)
    const state = `${version}`
    const cached = this.#cache.get(state)
    if (cached) {
      if (this.#cache.getRemainingTTL(state) <= 0) this.#renew(state, cached, db)
      return cached
    }
    const result = this.#query(db)
    this.#cache.set(state, result)
    result.catch(() => this.#cache.delete(state))
    return result
  }

  /** Refreshes in the background; after a failure the next reader runs the query and gets its error. */
  #renew(state: string, cached: Promise<T>, db: Reader): void {
    this.#cache.set(state, cached)
    this.#query(db).then(
      (value) => this.#cache.has(state) && this.#cache.set(state, Promise.resolve(value)),
      () => this.#cache.delete(state),
    )
  }
}

interface CacheOptions {
  readonly changes: PageChanges | undefined
  readonly lifetimeMs: number
}

/** Both caches. Without `changes`, the notices of changed data, or while notices may be missed, every call runs the query. */
export class GoodsInMemory {
  readonly columns: CachedQuery<Columns>
  readonly choices: CachedQuery<Choices>

  constructor(changes: PageChanges | undefined, lifetimeMs = LIFETIME_MS) {
    this.columns = new CachedQuery({ changes, lifetimeMs }, async (db) => new Columns(await readColumns(db)))
    this.choices = new CachedQuery<Choices>({ changes, lifetimeMs }, async (db) => {
      const [tree, { result: regions }] = await Promise.all([categoryTree(db), listRegions(db, { page_size: ALL_REGIONS })])
      return { tree, regions }
    })
  }
}
