// Operations on requests for quotes («Запросы цен»): a buyer describes the goods they need, sellers offer prices, and the accepted offer becomes an
// order. In names of operations and errors «quote» means the buyer's request.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { XLSX_TYPE } from '../company-card/export.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { Bytes, defineOperation, Id, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { ADDRESS_MAX } from '../orders/orders.rules.ts'
import { PHONE_TEXT_MAX } from '../phones.rules.ts'
import { SellerState } from '../products/products.ts'
import { QUANTITY_MAX } from '../products/trade-terms.rules.ts'
import { FileId, QuoteFile } from './quote-files.ts'
import {
  ASKED_MAX,
  DETAILS_MAX,
  deliveries,
  OFFER_COMMENT_MAX,
  offerStates,
  QUOTE_COMPLAINT_MAX,
  QUOTE_FILES_MAX,
  QUOTE_LINES_MAX,
  QUOTE_NAME_MAX,
  quoteStates,
} from './quotes.rules.ts'

const Text = Type.String()
/** Rubles with at most two decimals, VAT included. */
const Rubles = Type.Number({ minimum: 0 })
const Quantity = Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })
/** A sum in rubles in a request; the server refuses fractions of a kopeck. The maximum in kopecks is still a safe integer. */
const RublesInput = Type.Number({ minimum: 0, maximum: 1e12 })

export const QuoteLine = Type.Object({
  line: Type.Integer(),
  name: Text,
  quantity: Quantity,
  /** The unit's code in the national classifier of units (ОКЕИ) as a number, and its short name; null if the buyer named none. */
  unit: Nullable(Type.Integer()),
  unit_name: Nullable(Text),
})
export type QuoteLine = Static<typeof QuoteLine>

/** The part of a request that both buyer and sellers see. */
const shared = {
  id: Id,
  /** The category to whose sellers the request was sent; null if it is about one product. */
  category: Nullable(Type.Object({ id: Id, name: Text })),
  /** The product to whose seller the request was sent; null if it is about a category. */
  product: Nullable(Type.Object({ id: Id, name: Text })),
  lines: Type.Array(QuoteLine, { maxItems: QUOTE_LINES_MAX }),
  /** Place of delivery. */
  place: Text,
  needed_by: Nullable(IsoDate),
  /** Offers are accepted until the end of this day in Moscow. */
  answers_until: IsoDate,
  details: Text,
  /** Empty for sellers once the request takes no more offers, unless their offer was accepted. */
  files: Type.Array(QuoteFile, { maxItems: QUOTE_FILES_MAX }),
  created_at: IsoTime,
  state: StringEnum(quoteStates),
}

/** A request in the buyer's own list. */
export const QuoteRequest = Type.Object({
  ...shared,
  /** Number of sellers to whom the request was sent, and of those who opened it. */
  asked: Type.Integer(),
  seen: Type.Integer(),
  /** Offers that can be accepted today. */
  open_offers: Type.Integer(),
  /** Why staff hid it from its sellers; null if they did not. */
  removed: Nullable(Text),
})
export type QuoteRequest = Static<typeof QuoteRequest>

const OfferLine = Type.Object({
  line: Type.Integer(),
  product: Type.Object({ id: Id, name: Text }),
  /** Price of one unit of the product. */
  price: Rubles,
})

export const QuoteOffer = Type.Object({
  id: Id,
  lines: Type.Array(OfferLine, { maxItems: QUOTE_LINES_MAX }),
  total: Rubles,
  delivery: StringEnum(deliveries),
  ready_by: IsoDate,
  /** The offer can be accepted until the end of this day in Moscow. */
  valid_until: IsoDate,
  comment: Text,
  created_at: IsoTime,
  state: StringEnum(offerStates),
  /** The order made from it. */
  order: Nullable(Id),
})
export type QuoteOffer = Static<typeof QuoteOffer>

/** An offer as the buyer sees it. */
export const ReceivedOffer = Type.Object({
  ...QuoteOffer.properties,
  seller: SellerState,
  /** The member who made the offer, to contact. */
  seller_user: Id,
})
export type ReceivedOffer = Static<typeof ReceivedOffer>

export const QuoteDetails = Type.Object({
  ...QuoteRequest.properties,
  /** Only the buyer sees the budget. */
  budget: Nullable(Rubles),
  /** The latest offer of each seller, cheapest first. */
  offers: Type.Array(ReceivedOffer, { maxItems: ASKED_MAX }),
})
export type QuoteDetails = Static<typeof QuoteDetails>

/** A request as a seller sees it to whom it was sent: without the budget and other sellers' offers. */
export const QuoteInvitation = Type.Object({
  ...shared,
  /** The buyer's company, with taxpayer number (ИНН) and registration number (ОГРН); null if the buyer represents none. */
  buyer_company: Nullable(Type.Object({ name: Text, inn: Nullable(Text), ogrn: Text })),
  /** The seller's own latest offer. */
  offer: Nullable(QuoteOffer),
})
export type QuoteInvitation = Static<typeof QuoteInvitation>

const member = { access: 'user', limit: 'api' } as const
const params = Type.Object({ id: Id })

export const askForQuotes = defineOperation({
  method: 'POST',
  path: '/api/v1/quote-requests/',
  summary:
    'Ask the sellers of a category, or the seller of one product, for prices. A repeat with the same `Idempotency-Key` gives the first answer',
  access: 'user',
  limit: ['api', 'comments'],
  body: Type.Object({
    /** Exactly one of `category` and `product` must be set. */
    category: Type.Optional(Nullable(Id)),
    product: Type.Optional(Nullable(Id)),
    lines: Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: QUOTE_NAME_MAX, pattern: VISIBLE_TEXT_PATTERN }),
        quantity: Quantity,
        /** Code of the unit in ОКЕИ as a number; with one, only products sold in this unit can be offered. */
        unit: Type.Optional(Nullable(Type.Integer())),
      }),
      { minItems: 1, maxItems: QUOTE_LINES_MAX },
    ),
    place: Type.String({ minLength: 1, maxLength: ADDRESS_MAX, pattern: VISIBLE_TEXT_PATTERN }),
    needed_by: Type.Optional(Nullable(IsoDate)),
    answers_until: IsoDate,
    /** The budget for all lines together. */
    budget: Type.Optional(Nullable(RublesInput)),
    details: Type.Optional(Type.String({ maxLength: DETAILS_MAX })),
  }),
  response: { 201: QuoteDetails },
  errors: ['not_found', 'own_product', 'no_sellers', 'too_many_quotes', 'idempotency_mismatch'],
})

export const countRecipients = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/quote-recipients/',
  summary: 'How many sellers a request to a category would be sent to today',
  query: Type.Object({ category: Id }),
  response: { 200: Type.Object({ sellers: Type.Integer({ minimum: 0, maximum: ASKED_MAX }) }) },
  errors: [],
})

export const listQuotes = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/quote-requests/',
  summary: "The caller's requests for prices, the latest first",
  query: Type.Object({ ...pageQuery, ...namesLanguage }),
  response: { 200: Page(QuoteRequest) },
  errors: [],
})

export const getQuote = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/quote-requests/:id/',
  summary: "One of the caller's requests with the sellers' offers",
  params,
  query: Type.Object(namesLanguage),
  response: { 200: QuoteDetails },
  errors: ['not_found'],
})

export const downloadQuote = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/quote-requests/:id/file/',
  summary: "One of the caller's requests with the sellers' offers side by side, as a spreadsheet",
  params,
  response: { 200: Bytes(XLSX_TYPE) },
  errors: ['not_found'],
})

export const closeQuote = defineOperation({
  ...member,
  method: 'POST',
  path: '/api/v1/quote-requests/:id/close/',
  summary: 'Close a request to further offers; sellers who offered are notified',
  params,
  response: { 200: QuoteDetails },
  errors: ['not_found', 'quote_closed'],
})

export const acceptOffer = defineOperation({
  ...member,
  method: 'POST',
  path: '/api/v1/quote-offers/:id/accept/',
  summary: 'Accept an offer: creates an order from its seller at its prices, paid by card or invoice. A repeat gives the same order',
  params,
  body: Type.Object({
    address: Type.String({ maxLength: ADDRESS_MAX }),
    postal_code: Type.String({ maxLength: 20 }),
    phone_number: Type.String({ maxLength: PHONE_TEXT_MAX }),
  }),
  response: { 201: Type.Object({ order: Id }) },
  errors: ['not_found', 'quote_closed', 'offer_gone', 'out_of_stock', 'seller_unpayable'],
})

export const listInvitations = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/quote-invitations/',
  summary: 'Requests for prices that the caller received as a seller, the latest first',
  query: Type.Object({ ...pageQuery, ...namesLanguage }),
  response: { 200: Page(QuoteInvitation) },
  errors: [],
})

export const openInvitation = defineOperation({
  ...member,
  method: 'POST',
  path: '/api/v1/quote-invitations/:id/open/',
  summary: 'One request that the caller received as a seller; the buyer sees that it was read, but not by whom',
  params,
  query: Type.Object(namesLanguage),
  response: { 200: QuoteInvitation },
  errors: ['not_found'],
})

export const complainOfQuote = defineOperation({
  method: 'POST',
  path: '/api/v1/quote-invitations/:id/complaints/',
  summary: 'Complain to staff about a request that the caller received as a seller, or about one of its files',
  access: 'user',
  limit: ['api', 'comments'],
  params,
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: QUOTE_COMPLAINT_MAX, pattern: VISIBLE_TEXT_PATTERN }),
    file: Type.Optional(Nullable(FileId)),
  }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})

export const putOffer = defineOperation({
  ...member,
  method: 'PUT',
  path: '/api/v1/quote-invitations/:id/offer/',
  summary: "Offer prices, or replace one's own earlier offer",
  params,
  body: Type.Object({
    /** A price for every line of the request, each with a product on sale; all products belong to one of the seller's companies. */
    lines: Type.Array(Type.Object({ line: Type.Integer({ minimum: 1, maximum: QUOTE_LINES_MAX }), product: Id, price: RublesInput }), {
      minItems: 1,
      maxItems: QUOTE_LINES_MAX,
    }),
    delivery: StringEnum(deliveries),
    ready_by: IsoDate,
    valid_until: IsoDate,
    comment: Type.Optional(Type.String({ maxLength: OFFER_COMMENT_MAX })),
  }),
  response: { 200: QuoteInvitation },
  errors: ['not_found', 'quote_closed'],
})

export const withdrawOffer = defineOperation({
  ...member,
  method: 'DELETE',
  path: '/api/v1/quote-invitations/:id/offer/',
  summary: "Withdraw one's own offer",
  params,
  response: { 200: QuoteInvitation },
  errors: ['not_found', 'quote_closed'],
})
