// Requests for prices, from the seller's side: the requests that a seller received (invitations), and the seller's own offer, which they may
// replace or withdraw until the buyer accepts an offer.
import { LINE_TOTAL_MAX } from '@sverka/contract/cart/cart.rules'
import type { OperationParts } from '@sverka/contract/http/http'
import { totalForQuantity } from '@sverka/contract/products/trade-terms.rules'
import { readUnit } from '@sverka/contract/products/units.rules'
import type { putOffer, QuoteInvitation } from '@sverka/contract/quotes/quotes'
import { quoteNumber, quoteState } from '@sverka/contract/quotes/quotes.rules'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import { lockMembers } from '../auth/auth.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { refuseFlagged } from '../platform/texts/refuse-flagged.ts'
import { findShown, isMoney, kopecks } from '../products/products.ts'
import { lockRequest } from './asking.sql.ts'
import { checkDay } from './days.ts'
import { findAccepted, insertOffer, listOffers, type NewOfferLine, withdrawOffer } from './offers.sql.ts'
import { presentInvitation, type Reading } from './present.ts'
import { countAsked, findRequest, isAsked, type LineRow, listAsked, listBuyerCompanies, markSeen, type RequestRow } from './quotes.sql.ts'

type Clocked = Pick<Services, 'clock'>
type Form = OperationParts<typeof putOffer>['body']

async function presentInvitations(db: Reader, rows: readonly RequestRow[], sellerId: number, reading: Reading): Promise<QuoteInvitation[]> {
  const ids = rows.map(({ id }) => id)
  const companies = await listBuyerCompanies(
    db,
    rows.map(({ buyerId }) => buyerId),
  )
  const offers = await listOffers(db, ids, { sellerId, limit: ids.length })
  return rows.map((row) =>
    presentInvitation(
      {
        row,
        company: companies.find(({ userId }) => userId === row.buyerId),
        offer: offers.find(({ requestId }) => requestId === row.id),
      },
      reading,
    ),
  )
}

interface PageQuery {
  readonly page?: number
  readonly page_size?: number
  readonly lang?: Language
}

/** A page of the requests that the seller received, the newest first, each with the seller's own offer. */
export async function invitationsPage(db: Reader, { clock }: Clocked, userId: number, query: PageQuery) {
  const { page = 1, page_size = 20, lang: language } = query
  const today = moscowDay(clock.now())
  const rows = await listAsked(db, userId, today, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countAsked(db, userId), page, page_size, result: await presentInvitations(db, rows, userId, { today, language }) }
}

/** The request with the caller's own offer. Throws `not_found` to everybody but the asked sellers. */
async function showInvitation(db: Reader, { clock }: Clocked, { userId, id, language }: InvitationRequest): Promise<QuoteInvitation> {
  const today = moscowDay(clock.now())
  const row = (await isAsked(db, id, userId)) ? await findRequest(db, id, today) : undefined
  const [invitation] = row ? await presentInvitations(db, [row], userId, { today, language }) : []
  return invitation ?? refuse('not_found')
}

/** Shows the request to an asked seller and stores when they first opened it; the buyer sees how many sellers have. */
export async function openInvitation(tx: Tx, services: Clocked, request: InvitationRequest): Promise<QuoteInvitation> {
  await markSeen(tx, request.id, request.userId, services.clock.now())
  return showInvitation(tx, services, request)
}

interface InvitationRequest {
  /** The seller. */
  readonly userId: number
  readonly id: number
  readonly language?: Language | undefined
}

/** Locks the request until the commit and returns it with its state. Throws `not_found` to everybody but the asked sellers. */
async function lockAskedRequest(tx: Tx, { clock }: Clocked, { userId, id }: InvitationRequest) {
  const locked = (await isAsked(tx, id, userId)) ? await lockRequest(tx, id) : undefined
  if (!locked) refuse('not_found')
  const facts = {
    isAccepted: (await findAccepted(tx, id)) !== undefined,
    isClosed: locked.closedAt !== null,
    answersUntil: locked.answersUntil,
  }
  return { locked, state: quoteState(facts, moscowDay(clock.now())) }
}

/** Stores the offer in place of the seller's earlier one and notifies the buyer. Throws `not_found`, `quote_closed` and field errors. */
export async function saveOffer(tx: Tx, services: Services, request: InvitationRequest, form: Form): Promise<QuoteInvitation> {
  const { clock } = services
  const { userId, id } = request
  const quote = await findRequest(tx, id, moscowDay(clock.now()))
  if (!quote || !(await lockMembers(tx, [userId, quote.buyerId])).has(userId)) refuse('not_found')
  const { locked, state } = await lockAskedRequest(tx, services, request)
  if (state !== 'open') refuse('quote_closed')
  const today = moscowDay(clock.now())
  checkDay('ready_by', form.ready_by, today)
  checkDay('valid_until', form.valid_until, today)
  await refuseFlagged(tx, services, { comment: form.comment ?? null })
  const { companyId, lines, total } = await readLines(tx, userId, quote.lines, form)
  await withdrawOffer(tx, id, userId, clock.now())
  const row = {
    request_id: id,
    seller_id: userId,
    company_id: companyId,
    delivery: form.delivery,
    ready_by: form.ready_by,
    valid_until: form.valid_until,
    comment: form.comment?.trim() ?? '',
    total_kopecks: total,
    created_at: clock.now(),
  }
  const offerId = await insertOffer(tx, row, lines)
  await raiseNotice(tx, clock, {
    userId: locked.buyerId,
    kind: 'quote_offered',
    params: { number: quoteNumber(id) },
    path: `/profile/quotes/${id}`,
    dedupeKey: `quote-offer:${offerId}`,
  })
  return showInvitation(tx, services, request)
}

/**
 * The lines of the offer with their total in kopecks. Throws a field error unless the offer answers every line of the request once, each with another
 * product that the seller has on sale, all of one company.
 */
async function readLines(tx: Tx, userId: number, requested: readonly LineRow[], { lines }: Form) {
  const products = lines.map(({ product }) => product)
  if (new Set(products).size < products.length) refuseField('lines', 'product_twice')
  if (lines.length !== requested.length || new Set(lines.map(({ line }) => line)).size < lines.length) refuseField('lines', 'fill_all')
  const cards = await findShown(tx, products)
  const own = products.map((product) => cards.get(product)).filter((card) => card?.userId === userId)
  const [first] = own
  if (own.length < products.length || !first) refuseField('lines', 'not_on_sale')
  if (own.some((card) => card?.companyId !== first.companyId)) refuseField('lines', 'one_company')
  const rows = lines.map(({ line, product, price }): NewOfferLine & { quantity: number } => {
    const { quantity, unit } = requested.find((requestLine) => requestLine.line === line) ?? refuseField('lines', 'fill_all')
    const card = cards.get(product)
    // Otherwise the buyer could mistake a price per kilogram for one per ton.
    if (unit !== null && card && readUnit(card.unit, card.kind).code !== unit) refuseField('lines', 'other_unit')
    if (!isMoney(price)) refuseField('lines', 'price_not_money')
    if (totalForQuantity(kopecks(price), quantity) > LINE_TOTAL_MAX) refuseField('lines', 'sum_too_large')
    return { line, product_id: product, price_kopecks: kopecks(price), quantity }
  })
  const total = rows.reduce((sum, { price_kopecks, quantity }) => sum + totalForQuantity(price_kopecks, quantity), 0)
  return {
    companyId: first.companyId,
    total,
    lines: rows.map(({ line, product_id, price_kopecks }) => ({ line, product_id, price_kopecks })),
  }
}

/**
 * Withdraws the seller's offer. Throws `quote_closed` if the request is closed or an offer was accepted, and `not_found` if the seller has no offer
 * to withdraw.
 */
export async function withdrawValidOffer(tx: Tx, services: Services, request: InvitationRequest): Promise<QuoteInvitation> {
  const { state } = await lockAskedRequest(tx, services, request)
  if (state === 'accepted' || state === 'closed') refuse('quote_closed')
  if (!(await withdrawOffer(tx, request.id, request.userId, services.clock.now()))) refuse('not_found')
  return showInvitation(tx, services, request)
}
