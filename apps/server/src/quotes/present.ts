// Turns rows of requests and offers into the contract's form; every field is listed, none is spread.
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

export function presentRequest(row: RequestRow, reading: Reading): QuoteRequest {
  const shared = presentShared(row, reading)
  const takes = shared.state === 'open' || shared.state === 'expired'
  return { ...shared, asked: row.asked, seen: row.seen, open_offers: takes ? row.openOffers : 0, removed: row.removed }
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

interface Invited {
  readonly row: RequestRow
  readonly company: CompanyRow | undefined
  readonly offer: OfferRow | undefined
}

export function presentInvitation({ row, company, offer }: Invited, reading: Reading): QuoteInvitation {
  const shared = presentShared(row, reading)
  // Sellers learn that another offer was accepted, but not whose and at what price.
  return {
    ...shared,
    files: shared.state === 'open' || offer?.isAccepted ? shared.files : [],
    buyer_company: company ? { name: readableName(company.name), inn: company.inn, ogrn: company.ogrn } : null,
    offer: offer ? presentOffer(offer, shared.state, reading.today) : null,
  }
}
