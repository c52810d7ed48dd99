// What a search by words has found: narrowed to what is on sale under the filters, and put in order.
import type { ProductOrder } from '@sverka/contract/products.rules'
import { type Chosen, type Group, Tally } from './facets.ts'
import type { Columns, PriceRange } from './held-goods.ts'
import type { Hit } from './search.sql.ts'

/** A hit that is on sale, with its place among all that is. */
export interface Offer extends Hit {
  readonly place: number
}

export function onSale(columns: Columns, hits: readonly Hit[]): Offer[] {
  const offers: Offer[] = []
  for (const { id, rank } of hits) {
    const place = columns.placeOf(id)
    if (place !== null) offers.push({ id, rank, place })
  }
  return offers
}

/** How many there are by category and region of the seller. */
export function groupsOf(columns: Columns, offers: readonly Offer[]): Group[] {
  const tally = new Tally()
  for (const { place } of offers) tally.add(columns.categoryAt(place), columns.regionAt(place))
  return tally.groups()
}

export function withinPrice(columns: Columns, offers: readonly Offer[], range: PriceRange): readonly Offer[] {
  if (range.priceFrom === undefined && range.priceTo === undefined) return offers
  const { from, to } = columns.placesOf(range)
  return offers.filter(({ place }) => place >= from && place < to)
}

export function withinChosen(columns: Columns, offers: readonly Offer[], { categories, regions }: Chosen): readonly Offer[] {
  if (!categories && !regions) return offers
  return offers.filter(
    ({ place }) => (!categories || categories.has(columns.categoryAt(place))) && (!regions || regions.has(columns.regionAt(place))),
  )
}

/** Views and ratings are known to the database alone. */
export type HeldOrder = Exclude<ProductOrder, '-views' | '-rating'> | undefined

/** The nearest to the words first where no order is asked for. */
export function inOrder(offers: readonly Offer[], order: HeldOrder): Offer[] {
  const compare: Record<`${HeldOrder}`, (one: Offer, other: Offer) => number> = {
    price: (one, other) => one.place - other.place,
    '-price': (one, other) => other.place - one.place,
    '-created_at': (one, other) => other.id - one.id,
    undefined: (one, other) => other.rank - one.rank || other.id - one.id,
  }
  return offers.toSorted(compare[`${order}`])
}
