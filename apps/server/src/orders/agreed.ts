// Creates the order that follows when a buyer accepts a seller's offer. It has the prices of the offer, is unpaid, and reserves no stock until
// the buyer pays or requests an invoice.
import type { Delivery } from '@sverka/contract/orders/orders.rules'
import { readPhone, storedPhone } from '@sverka/contract/phones.rules'
import { totalForQuantity } from '@sverka/contract/products/trade-terms.rules'
import { sellersTakingPayments } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField, refuseNamed } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { findShown } from '../products/products.ts'
import { insertLines, insertOrder } from './buying.sql.ts'
import { agreedDelivery } from './delivering.ts'
import { toOrderLine } from './order-line.ts'
import { insertStep, setHoldsStock } from './orders.sql.ts'

interface AgreedLine {
  readonly productId: number
  /** Name of the product, for errors about it. */
  readonly name: string
  readonly quantity: number
  /** Price of one piece, VAT included. */
  readonly priceKopecks: number
}

export interface AgreedOrder {
  readonly buyerId: number
  /** The member who sells for the company `companyId`. */
  readonly sellerId: number
  readonly companyId: number
  readonly delivery: Delivery
  /** `pickup`: the buyer collects the goods; `transport`: the seller delivers them. */
  readonly way: 'pickup' | 'transport'
  /** The day by which the seller promised the goods, YYYY-MM-DD. */
  readonly readyBy: string
  readonly lines: readonly AgreedLine[]
}

/**
 * Returns the order's id. Throws `out_of_stock` for products that are not sold any more or have too few pieces, `seller_unpayable` if the company
 * can be paid neither by card nor by invoice, and a field error for an invalid phone number.
 */
export async function makeAgreedOrder(tx: Tx, services: Services, agreed: AgreedOrder): Promise<number> {
  const { buyerId, sellerId, companyId, delivery, lines } = agreed
  // The products that are on sale now, by id.
  const cards = await findShown(
    tx,
    lines.map(({ productId }) => productId),
  )
  const bought = lines.map((line) => {
    const card = cards.get(line.productId)
    const { name } = line
    if (card?.userId !== sellerId || card.companyId !== companyId) refuseNamed('out_of_stock', 'lines', [{ code: 'not_on_sale', name }])
    if (!card.inStock || (card.stock !== null && card.stock < line.quantity))
      refuseNamed('out_of_stock', 'lines', [{ code: 'too_few', name }])
    return { line, card }
  })
  if (!(await sellersTakingPayments(tx, services, [companyId])).has(companyId)) refuse('seller_unpayable')
  const id = await insertOrder(tx, {
    buyer_id: buyerId,
    seller_id: sellerId,
    company_id: companyId,
    total_kopecks: lines.reduce((sum, { priceKopecks, quantity }) => sum + totalForQuantity(priceKopecks, quantity), 0),
    delivery_way: JSON.stringify(agreedDelivery(agreed.way, agreed.readyBy)),
    delivery_kopecks: 0,
    address: delivery.address.trim(),
    postal_code: delivery.postal_code.trim(),
    phone_number: storedPhone(readPhone(delivery.phone_number) ?? refuseField('phone_number', 'not_a_phone')),
    created_at: services.clock.now(),
  })
  await insertLines(
    tx,
    // The day promised in the offer (`readyBy`) replaces the product's lead time.
    bought.map(({ line, card }) =>
      toOrderLine({ ...card, leadDays: null }, { order: id, quantity: line.quantity, priceKopecks: line.priceKopecks }),
    ),
  )
  // A new order reserves stock by default; this one does not yet.
  await setHoldsStock(tx, [id], false)
  await insertStep(tx, { order_id: id, status: 'not_paid', happened_at: services.clock.now(), actor_id: buyerId })
  return id
}
