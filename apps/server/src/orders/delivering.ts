// The delivery of an order: the method (`way`) that its buyer chose, its price, and the line by which it is paid for.

import type { OperationParts } from '@sverka/contract/http/http'
import type { buyCart } from '@sverka/contract/orders/orders'
import type { ChosenDelivery } from '@sverka/contract/products/delivery'
import { goodsTotal } from '@sverka/contract/products/delivery.rules'
import type { Tx } from '../platform/db/database.ts'
import { refuseNamed } from '../platform/errors.ts'
import { chooseWay, listWays, type ProductCard, type WayRow } from '../products/products.ts'
import { deliveryTexts as texts } from './delivering.texts.ts'

type Request = NonNullable<OperationParts<typeof buyCart>['body']['delivery_ways']>

/** The chosen methods by id of the selling company. Throws `basket_changed` and names the sellers that do not offer the method any more. */
export async function findChosenWays(tx: Tx, request: Request, cards: readonly ProductCard[]): Promise<ReadonlyMap<number, WayRow>> {
  if (request.length === 0) return new Map()
  const names = new Map(cards.map(({ companyId, sellerName }) => [companyId, sellerName]))
  const ofSellers = request.filter(({ company }) => names.has(company))
  const offered = new Map((await listWays(tx, [...names.keys()])).map((way) => [`${way.companyId}/${way.id}`, way]))
  const found = ofSellers.map(({ company, way }) => ({ company, way: offered.get(`${company}/${way}`) }))
  const gone = found.filter(({ way }) => way === undefined)
  if (gone.length > 0)
    refuseNamed(
      'basket_changed',
      'delivery_ways',
      gone.map(({ company }) => ({ code: 'delivery_changed', name: names.get(company) ?? '', id: company })),
    )
  return new Map(found.flatMap(({ company, way }) => (way ? [[company, way]] : [])))
}

interface OrderDelivery {
  /** Null without a chosen method. */
  readonly chosen: ChosenDelivery | null
  /** Price of the delivery, a part of the order's total. */
  readonly deliveryKopecks: number
}

const NONE: OrderDelivery = { chosen: null, deliveryKopecks: 0 }

/** The delivery of these lines, whose totals are in kopecks. An order of services alone has no delivery. */
export function deliverLines(
  way: WayRow | undefined,
  lines: readonly { readonly kind: 'product' | 'service'; readonly total: number }[],
): OrderDelivery {
  const hasGoods = lines.some(({ kind }) => kind === 'product')
  return way && hasGoods ? chooseWay(way, goodsTotal(lines)) : NONE
}

/**
 * The delivery of an order made from a seller's offer: the buyer collects the goods, or the seller delivers them at no extra price, by the day
 * `readyBy` (YYYY-MM-DD).
 */
export const agreedDelivery = (kind: 'pickup' | 'transport', readyBy: string): ChosenDelivery => ({
  kind,
  address: null,
  regions: [],
  price: 0,
  lead_days: null,
  vat_rate: null,
  ready_by: readyBy,
})

const wayName = ({ kind, regions, address }: ChosenDelivery): string =>
  kind === 'transport'
    ? texts.to(
        texts.transport,
        regions.map(({ name }) => name),
      )
    : [texts[kind], address].filter(Boolean).join(': ')

/** How the order is delivered, in words. */
export function deliveryName(chosen: ChosenDelivery | null): string {
  if (!chosen) return texts.agreed
  return chosen.ready_by ? texts.by(wayName(chosen), chosen.ready_by.split('-').reverse().join('.')) : wayName(chosen)
}

interface PaidDelivery {
  readonly name: string
  /** VAT included. */
  readonly kopecks: number
  /** Percent; null without VAT. */
  readonly vatRate: number | null
}

/** The delivery as a line of an invoice or a receipt; empty where it is free or the buyer pays a carrier. */
export const deliveryLines = (order: {
  readonly deliveryWay: ChosenDelivery | null
  readonly deliveryKopecks: number
}): readonly PaidDelivery[] =>
  order.deliveryKopecks > 0
    ? [{ name: deliveryName(order.deliveryWay), kopecks: order.deliveryKopecks, vatRate: order.deliveryWay?.vat_rate ?? null }]
    : []
