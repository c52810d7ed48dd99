// Converts database rows of requests for prices and of offers to the format of the API. Every field of a row is listed, so that no other reaches
// the reader; sums become rubles.
import { categoryName } from '@sverka/contract/catalog/catalog.rules'
import { readableName } from '@sverka/contract/company/names'
import { readUnit } from '@sverka/contract/products/units.rules'
import type { QuoteDetails, QuoteInvitation, QuoteOffer, QuoteRequest, ReceivedOffer } from '@sverka/contract/quotes/quotes'
import { offerState, type QuoteState, quoteState } from '@sverka/contract/quotes/quotes.rules'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import { presentSeller } from '../orders/orders.ts'
import { rubles } from '../products/products.ts'
import type { OfferRow } from './offers.sql.ts'
import type { CompanyRow, RequestRow } from './quotes.sql.ts'

/** The Moscow day, YYYY-MM-DD, and the language in which a category is named. */
export interface Reading {
  readonly today: string
  readonly language?: Language | undefined
}

const requestState = (row: RequestRow, today: string): QuoteState => quoteState(row, today)

/** The fields that buyer, sellers and staff all see. */
const presentShared = (row: RequestRow, { today, language }: Reading) => ({
  id: row.id,
  category: row.category && { id: row.category.id, name: categoryName(row.category, language) },
  product: row.product,
  lines: row.lines.map(({ line, name, quantity, unit }) => ({
    line,
    name,
    quantity,
    unit,
    unit_name: unit === null ? null : readUnit(unit, 'product').name,
  })),
  place: row.place,
  needed_by: row.neededBy,
  answers_until: row.answersUntil,
  details: row.details,
  files: row.files.filter(({ isRemoved }) => !isRemoved).map(({ id, kind, size }) => ({ id, kind, size })),
  created_at: row.createdAt.toISOString(),
  state: requestState(row, today),
})

/** A request as its buyer sees it in a list. */
export function presentRequest(row: RequestRow, reading: Reading): QuoteRequest {
  const shared = presentShared(row, reading)
  // After the last day for offers (`expired`) the valid ones can still be accepted.
  const canAccept = shared.state === 'open' || shared.state === 'expired'
  return { ...shared, asked: row.asked, seen: row.seen, open_offers: canAccept ? row.openOffers : 0, removed: row.removed }
}

const presentOffer = (row: OfferRow, request: QuoteState, today: string): QuoteOffer => ({
  id: row.id,
  lines: row.lines.map(({ line, productId, name, priceKopecks }) => ({
    line,
    product: { id: productId, name },
    price: rubles(priceKopecks),
  })),
  total: rubles(row.totalKopecks),
  delivery: row.delivery,
  ready_by: row.readyBy,
  valid_until: row.validUntil,
  comment: row.comment,
  created_at: row.createdAt.toISOString(),
  state: offerState(row, request, today),
  order: row.orderId,
})

/** A request with its budget and offers, for its buyer only. */
export function presentDetails(row: RequestRow, offers: readonly OfferRow[], reading: Reading): QuoteDetails {
  const request = presentRequest(row, reading)
  const received = offers.map(
    (offer): ReceivedOffer => ({
      ...presentOffer(offer, request.state, reading.today),
      seller: presentSeller(offer.companyId, offer.seller),
      seller_user: offer.sellerId,
    }),
  )
  return { ...request, budget: row.budgetKopecks === null ? null : rubles(row.budgetKopecks), offers: received }
}

interface InvitationRows {
  readonly row: RequestRow
  /** A company that the buyer represents. */
  readonly company: CompanyRow | undefined
  /** The seller's own offer. */
  readonly offer: OfferRow | undefined
}

/** A request as an asked seller sees it, with the seller's own offer only. */
export function presentInvitation({ row, company, offer }: InvitationRows, reading: Reading): QuoteInvitation {
  const shared = presentShared(row, reading)
  // The state tells sellers that another offer was accepted, but not whose offer and at what price.
  return {
    ...shared,
    files: shared.state === 'open' || offer?.isAccepted ? shared.files : [],
    buyer_company: company ? { name: readableName(company.name), inn: company.inn, ogrn: company.ogrn } : null,
    offer: offer ? presentOffer(offer, shared.state, reading.today) : null,
  }
}
