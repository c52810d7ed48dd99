// Delivery of the chosen lines of the cart: for each seller the methods («ways»), their prices for these goods, and the chosen method.
import type { Cart, CheckedLine } from '@sverka/contract/cart/cart'
import type { DeliveryWay } from '@sverka/contract/products/delivery'
import { deliveryPrice, goodsTotal, toPricedWay } from '@sverka/contract/products/delivery.rules'
import { useState } from 'react'

const KOPECKS = 100

/** A chosen line; `total` in rubles for its quantity. */
interface ChosenLine {
  readonly line: Pick<CheckedLine, 'product'>
  readonly total: number
}

export interface PricedChoice {
  readonly way: DeliveryWay
  /** Rubles for the chosen goods; null if buyer and seller still have to agree on the price. */
  readonly price: number | null
}

export interface SellerDelivery {
  /** Id of the selling company. */
  readonly company: number
  readonly ways: readonly PricedChoice[]
  readonly chosen: PricedChoice
}

export interface DeliveryView {
  /** Sellers of the chosen goods who have set up delivery methods. */
  readonly deliveries: readonly SellerDelivery[]
  /** Ids of the sellers and of their chosen methods, as a purchase sends them. */
  readonly ways: { readonly company: number; readonly way: number }[]
  /** Rubles for all sellers. */
  readonly deliveryPrice: number
  /** Whether the delivery price of at least one seller must still be agreed on. */
  readonly isPriceAgreedLater: boolean
  /** Chooses a method: `company` is the id of the seller, `way` that of the method. */
  chooseDelivery(company: number, way: number): void
}

/** `offered`: all methods of the sellers in the cart. Until the buyer chooses a method, the seller's first one counts as chosen. */
export function useDelivery(offered: Cart['delivery'], chosen: readonly ChosenLine[]): DeliveryView {
  /** Id of the chosen method by that of the seller. */
  const [picked, setPicked] = useState<ReadonlyMap<number, number>>(new Map())
  // Only goods are delivered; a seller's services need no delivery.
  const goods = chosen.filter(({ line }) => line.product.product_type === 'product')
  const bySeller = [...Map.groupBy(goods, ({ line }) => line.product.seller.id)]
  const deliveries = bySeller.flatMap(([company, lines]): SellerDelivery[] => {
    const sum = goodsTotal(lines.map(({ total }) => ({ kind: 'product', total: Math.round(total * KOPECKS) })))
    const ways = (offered.find((item) => item.company === company)?.ways ?? []).map((way) => {
      const kopecks = deliveryPrice(toPricedWay(way), sum)
      return { way, price: kopecks === null ? null : kopecks / KOPECKS }
    })
    const chosenWay = ways.find(({ way }) => way.id === picked.get(company)) ?? ways[0]
    return chosenWay ? [{ company, ways, chosen: chosenWay }] : []
  })
  const kopecks = deliveries.reduce((sum, delivery) => sum + Math.round((delivery.chosen.price ?? 0) * KOPECKS), 0)
  return {
    deliveries,
    ways: deliveries.map(({ company, chosen: { way } }) => ({ company, way: way.id })),
    deliveryPrice: kopecks / KOPECKS,
    isPriceAgreedLater: deliveries.length < bySeller.length || deliveries.some((delivery) => delivery.chosen.price === null),
    chooseDelivery: (company, way) => setPicked(new Map(picked).set(company, way)),
  }
}
