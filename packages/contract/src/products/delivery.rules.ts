// Ways of delivery that a seller offers, and the one function that calculates their price for an order.

/** `pickup`: the buyer collects, free of charge. `transport`: the seller brings it, at a price. `carrier`: at a price that both sides agree on. */
export const deliveryKinds = ['pickup', 'transport', 'carrier'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** The most ways of delivery of one seller. */
export const WAYS_MAX = 20
/** The most regions of one way; a way without regions covers the whole country. */
export const WAY_REGIONS_MAX = 100
/** Longest address, in characters. */
export const PICKUP_ADDRESS_MAX = 200
/** Highest price of delivery, in rubles. */
export const DELIVERY_PRICE_MAX = 100_000_000

/** The parts of a way of delivery on which its price depends. */
export interface PricedWay {
  readonly kind: DeliveryKind
  readonly priceKopecks: number
  /** Delivery is free if the goods cost this or more; null if it is never free. */
  readonly freeFromKopecks: number | null
}

/** Price in kopecks for the delivery of goods of this total, VAT included; null if both sides still have to agree on it. */
export function deliveryPrice({ kind, priceKopecks, freeFromKopecks }: PricedWay, goodsKopecks: number): number | null {
  if (kind === 'carrier') return null
  return kind === 'pickup' || (freeFromKopecks !== null && goodsKopecks >= freeFromKopecks) ? 0 : priceKopecks
}

interface WayInRubles {
  readonly kind: DeliveryKind
  readonly price: number | null
  readonly free_from: number | null
}

/** A way of delivery as requests and responses have it, in rubles, converted to kopecks. */
export const toPricedWay = ({ kind, price, free_from: from }: WayInRubles): PricedWay => ({
  kind,
  priceKopecks: Math.round((price ?? 0) * 100),
  freeFromKopecks: from === null ? null : Math.round(from * 100),
})

/** Total in kopecks of an order's goods, without its services. `freeFromKopecks` is compared with it. */
export const goodsTotal = (lines: readonly { readonly kind: 'product' | 'service'; readonly total: number }[]): number =>
  lines.reduce((sum, { kind, total }) => (kind === 'product' ? sum + total : sum), 0)
