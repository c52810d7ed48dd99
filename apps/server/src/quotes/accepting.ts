// Accepts a seller's offer in answer to a buyer's request for prices: one offer of each request, once, while it is valid. Creates an order at the
// offer's prices, and notifies its seller and the sellers of the other offers.
import { fieldErrors } from '@sverka/contract/errors'
import type { OperationParts } from '@sverka/contract/http/http'
import { deliveryFaults } from '@sverka/contract/orders/orders.rules'
import type { acceptOffer } from '@sverka/contract/quotes/quotes'
import { offerState, quoteNumber, quoteState } from '@sverka/contract/quotes/quotes.rules'
import { lockMembers } from '../auth/auth.ts'
import { makeAgreedOrder } from '../orders/orders.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Tx } from '../platform/db/database.ts'
import { type FieldErrors, refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { lockRequest } from './asking.sql.ts'
import { askedPath, notifyDeclined } from './asking.ts'
import { findAccepted, findOffer, listOfferingSellers, setAccepted } from './offers.sql.ts'
import { findRequest } from './quotes.sql.ts'

interface Acceptance {
  /** The buyer. */
  readonly userId: number
  /** Id of the offer. */
  readonly id: number
  readonly delivery: OperationParts<typeof acceptOffer>['body']
}

/**
 * Returns the id of the new order, or of the existing one if this offer was accepted before. Throws `not_found` to everybody but the buyer,
 * `offer_gone` if the offer is no longer valid, `quote_closed` if another offer was accepted or the request was closed, and the errors of
 * `makeAgreedOrder`.
 */
export async function acceptQuoteOffer(tx: Tx, services: Services, { userId, id, delivery }: Acceptance): Promise<{ order: number }> {
  checkDelivery(delivery)
  const offerBeforeLocks = await findOffer(tx, id)
  const today = moscowDay(services.clock.now())
  const request = offerBeforeLocks && (await findRequest(tx, offerBeforeLocks.requestId, today))
  if (!offerBeforeLocks || request?.buyerId !== userId) refuse('not_found')
  const { requestId, sellerId } = offerBeforeLocks
  const existingMembers = await lockMembers(tx, [userId, sellerId])
  const locked = await lockRequest(tx, requestId)
  const accepted = await findAccepted(tx, requestId)
  if (accepted?.id === id && accepted.orderId !== null) return { order: accepted.orderId }
  if (!locked || !existingMembers.has(sellerId)) refuse('offer_gone')
  const facts = { isAccepted: accepted !== undefined, isClosed: locked.closedAt !== null, answersUntil: locked.answersUntil }
  const state = quoteState(facts, today)
  if (state === 'accepted' || state === 'closed') refuse('quote_closed')
  // Read again: the seller may have withdrawn the offer before the request was locked.
  const offer = (await findOffer(tx, id)) ?? refuse('offer_gone')
  if (offerState(offer, state, today) !== 'open') refuse('offer_gone')
  const quantities = new Map(request.lines.map(({ line, quantity }) => [line, quantity]))
  const order = await makeAgreedOrder(tx, services, {
    buyerId: userId,
    sellerId: offer.sellerId,
    companyId: offer.companyId,
    delivery,
    way: offer.delivery === 'pickup' ? 'pickup' : 'transport',
    readyBy: offer.readyBy,
    lines: offer.lines.map(({ line, productId, priceKopecks, name }) => ({
      productId,
      name,
      priceKopecks,
      quantity: quantities.get(line) ?? refuse('offer_gone'),
    })),
  })
  const otherSellers = (await listOfferingSellers(tx, offer.requestId)).filter((seller) => seller !== offer.sellerId)
  await setAccepted(tx, id, { accepted_at: services.clock.now(), order_id: order })
  await raiseNotice(tx, services.clock, {
    userId: offer.sellerId,
    kind: 'quote_accepted',
    params: { number: quoteNumber(offer.requestId), order },
    path: `/profile/orders/${order}`,
    dedupeKey: `quote:${offer.requestId}:accepted`,
  })
  await notifyDeclined(tx, services, { id: offer.requestId, path: askedPath(offer.requestId) }, otherSellers)
  return { order }
}

/** Throws field errors for a delivery address, postal code or telephone that cannot be right. */
function checkDelivery(delivery: Acceptance['delivery']): void {
  const errors: FieldErrors = {}
  for (const [field, code] of Object.entries(deliveryFaults(delivery))) errors[field] = [{ code, message: fieldErrors[code] }]
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}
