// Creates a line of an order: a copy of the product at the time of purchase, with the agreed price of one unit.
import type { ProductCard } from '../products/products.ts'
import type { NewLine } from './buying.sql.ts'

interface Purchased {
  /** Id of the order. */
  readonly order: number
  readonly quantity: number
  /** Price of one unit, VAT included. */
  readonly priceKopecks: number
}

export const toOrderLine = (card: ProductCard, { order, quantity, priceKopecks }: Purchased): NewLine => ({
  order_id: order,
  product_id: card.id,
  name: card.name,
  image: card.image,
  article: card.article,
  kind: card.kind,
  unit: card.unit,
  lead_days: card.leadDays,
  quantity,
  price_kopecks: priceKopecks,
  vat_rate: card.vatRate,
})
