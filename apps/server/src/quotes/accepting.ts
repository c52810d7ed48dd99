// Accepts an offer: one for each request, once, while it is valid. Creates an order at its prices and notifies the other sellers.
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

interface Accepted {
  readonly userId: number
  /** Id of the offer. */
  readonly id: number
  readonly delivery: OperationParts<typeof acceptOffer>['body']
}

/**
 * Returns the id of the order; for an offer that was accepted before, of that order. Throws `not_found` to all but the buyer, `offer_gone` for an
 * offer no longer valid, `quote_closed` if another was accepted or the request was closed, and what `makeAgreedOrder` throws.
 */
export async function acceptQuoteOffer(tx: Tx, services: Services, { userId, id, delivery }: Accepted): Promise<{ order: number }> {
  const errors: FieldErrors = {}
  for (const [field, code] of Object.entries(deliveryFaults(delivery))) errors[field] = [{ code, message: fieldErrors[code] }]
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  const seen = await findOffer(tx, id)
  const today = moscowDay(services.clock.now())
  const request = seen && (await findRequest(tx, seen.requestId, today))
  if (!seen || request?.buyerId !== userId) refuse('not_found')
  const there = await lockMembers(tx, [userId, seen.sellerId])
  const locked = await lockRequest(tx, seen.requestId)
  const accepted = await findAccepted(tx, seen.requestId)
  if (accepted?.id === id && accepted.orderId !== null) return { order: accepted.orderId }
  if (!locked || !there.has(seen.sellerId)) refuse('offer_gone')
  const facts = { isAccepted: accepted !== undefined, isClosed: locked.closedAt !== null, answersUntil: locked.answersUntil }
  const state = quoteState(facts, today)
  if (state === 'accepted' || state === 'closed') refuse('quote_closed')
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
  const others = (await listOfferingSellers(tx, offer.requestId)).filter((seller) => seller !== offer.sellerId)
  await setAccepted(tx, id, { accepted_at: services.clock.now(), order_id: order })
  await raiseNotice(tx, services.clock, {
    userId: offer.sellerId,
    kind: 'quote_accepted',
    params: { number: quoteNumber(offer.requestId), order },
    path: `/profile/orders/${order}`,
    dedupeKey: `quote:${offer.requestId}:accepted`,
  })
  await notifyDeclined(tx, services, { id: offer.requestId, path: askedPath(offer.requestId) }, others)
  return { order }
}
