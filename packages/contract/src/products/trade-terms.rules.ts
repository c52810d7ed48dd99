// Terms on which a product is sold: smallest quantity, pack size (quantities must be multiples of it), and the price of a quantity, which only this
// file calculates.

/** The most units of one line (specification §9: at least 1). */
export const QUANTITY_MAX = 999_999
/** The most price steps of one product: lower prices from larger quantities on. */
export const PRICE_STEPS_MAX = 5
/** The longest lead time, in days. */
export const LEAD_DAYS_MAX = 365

/** From the quantity `from` on, a unit costs `kopecks`. */
export interface PriceStep {
  readonly from: number
  readonly kopecks: number
}

/** The parts of a product on which its price depends. */
export interface Priced {
  readonly priceKopecks: number
  readonly salePriceKopecks: number | null
  /** By ascending quantity. */
  readonly steps: readonly PriceStep[]
}

/**
 * Kopecks for one unit and for the whole quantity, VAT included: the last step that the quantity reaches, or the sale price where that is
 * lower. Prices are whole kopecks for a unit and quantities are whole, so nothing is rounded; up to `LINE_TOTAL_MAX` the total is exact.
 */
export function priceForQuantity({ priceKopecks, salePriceKopecks, steps }: Priced, quantity: number): { unit: number; total: number } {
  const reached = steps.findLast(({ from }) => from <= quantity)
  const unit = Math.min(priceKopecks, salePriceKopecks ?? priceKopecks, reached?.kopecks ?? priceKopecks)
  return { unit, total: totalForQuantity(unit, quantity) }
}

/** Kopecks for a quantity at an agreed price of one unit. */
export const totalForQuantity = (unitKopecks: number, quantity: number): number => unitKopecks * quantity

interface InRubles {
  readonly price: number
  readonly sale_price: number | null
  readonly price_steps: readonly { readonly from: number; readonly price: number }[]
}

const kopecks = (rubles: number): number => Math.round(rubles * 100)

/** The prices of a product as responses have them, in rubles, converted to kopecks. */
export const toPriced = ({ price, sale_price: sale, price_steps: steps }: InRubles): Priced => ({
  priceKopecks: kopecks(price),
  salePriceKopecks: sale === null ? null : kopecks(sale),
  steps: steps.map((step) => ({ from: step.from, kopecks: kopecks(step.price) })),
})

/** The quantities that can be bought; null if the seller sets no condition. */
export interface QuantityTerms {
  readonly min_quantity: number | null
  readonly multiple: number | null
}

/** The smallest quantity that meets both conditions. The generated database column `smallest_quantity` has the same value. */
export function smallestQuantity({ min_quantity: min, multiple }: QuantityTerms): number {
  const pack = multiple ?? 1
  return Math.ceil((min ?? 1) / pack) * pack
}

/** Why the quantity cannot be bought on these terms; null if it can. Stock is not considered. */
export function termsFault(quantity: number, { min_quantity: min, multiple }: QuantityTerms): 'below_min' | 'not_multiple' | null {
  if (quantity < (min ?? 1)) return 'below_min'
  return quantity % (multiple ?? 1) === 0 ? null : 'not_multiple'
}
