// Filters, counts and sorts the results of a search by words in the marketplace, in memory. A result is a position in `Columns`, the cache in
// which all goods on sale are ordered by price.
import type { ProductOrder } from '@sverka/contract/products/products.rules'
import { type Chosen, type Group, Tally } from './facets.ts'
import type { Columns, SaleFilter } from './goods-in-memory.ts'

/** The positions of the products, in the order of the ids; products not on sale are left out. */
export function findPositions(columns: Columns, ids: readonly number[]): Int32Array {
  const places = new Int32Array(ids.length)
  let found = 0
  for (const id of ids) {
    const place = columns.findPlace(id)
    if (place !== null) places[found++] = place
  }
  return places.subarray(0, found)
}

/** Keeps products within the filter's prices that meet its smallest quantity and lead time. */
export function buildSaleFilter(columns: Columns, places: Int32Array, filter: SaleFilter): Int32Array {
  const { from, to } = columns.placesWithin(filter)
  return places.filter((place) => place >= from && place < to && columns.meetsTerms(place, filter))
}

/** Keeps products of the chosen categories and regions. */
export function withinChosen(columns: Columns, places: Int32Array, { categories, regions }: Chosen): Int32Array {
  if (!categories && !regions) return places
  return places.filter(
    (place) => (!categories || categories.has(columns.categoryAt(place))) && (!regions || regions.has(columns.regionAt(place))),
  )
}

/** Counts by category and region of the seller. */
export function groupsAt(columns: Columns, places: Int32Array): Group[] {
  const tally = new Tally()
  for (const place of places) tally.add(columns.categoryAt(place), columns.regionAt(place))
  return tally.groups()
}

/** Orders by views or rating are left to the database: memory has neither. */
type InMemoryOrder = Exclude<ProductOrder, '-views' | '-rating'> | undefined

/**
 * Ids of the products in the wanted order: by price, in which the positions are; by age, as ids grow with time; or, without an order, as the search
 * found them.
 */
export function toIdsInOrder(columns: Columns, places: Int32Array, order: InMemoryOrder): Int32Array {
  const ids = (positions: Int32Array) => positions.map((place) => columns.idAt(place))
  if (order === 'price') return ids(places.toSorted())
  if (order === '-price') return ids(places.toSorted().reverse())
  if (order === '-created_at') return ids(places).sort().reverse()
  return ids(places)
}
