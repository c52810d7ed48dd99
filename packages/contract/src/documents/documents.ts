// Operations on the closing documents of an order paid by invoice: universal transfer document (УПД) for goods, act for services, and the corrective
// document (УКД) for either.
import { type Static, Type } from 'typebox'
import { LINES_MAX } from '../cart/cart.rules.ts'
import { XLSX_TYPE } from '../company-card/export.ts'
import { Bytes, defineOperation, Id, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { InvoiceSummary } from '../payments/invoices.ts'
import { QUANTITY_MAX } from '../products/trade-terms.rules.ts'
import { correctionReasons, documentFormats, documentKinds } from './documents.rules.ts'

export const OrderDocument = Type.Object({
  id: Id,
  kind: StringEnum(documentKinds),
  number: Type.Integer({ minimum: 1 }),
  issued_on: IsoDate,
  issued_at: IsoTime,
  /** Status of an УПД or УКД by the tax service's form: 1 if it is also a VAT invoice, 2 if not; null for an act. */
  upd_status: Nullable(Type.Integer({ minimum: 1, maximum: 2 })),
  /** Rubles with at most two decimals; in a correcting document, the sum by which it lowers the total. */
  amount: Type.Number({ minimum: 0 }),
  /** The amount after all corrections; null if there are none. */
  corrected_amount: Nullable(Type.Number({ minimum: 0 })),
  /** The document that this one corrects. */
  corrects: Nullable(Id),
  formats: Type.Array(StringEnum(documentFormats)),
})
export type OrderDocument = Static<typeof OrderDocument>

export const OrderDocuments = Type.Object({
  /** All invoices of the order, the earliest first; the contract-offer of each is a format of its file. */
  invoices: Type.Array(InvoiceSummary),
  documents: Type.Array(OrderDocument),
  /** True if the caller is the seller, the order is paid, and its documents are not issued yet, or only in part because of a failure. */
  may_issue: Type.Boolean(),
  /** True if the caller is the seller and there is something to correct. */
  may_correct: Type.Boolean(),
})
export type OrderDocuments = Static<typeof OrderDocuments>

/** Id of the order, of the seller's company, or of the document, by the operation's path. */
const params = Type.Object({ id: Id })
const member = { access: 'user', limit: 'api' } as const
/** A month or a year of issue. */
const period = Type.Optional(Type.String({ pattern: '^20\\d{2}(-(0[1-9]|1[0-2]))?$', maxLength: 7, examples: ['2026-11'] }))

export const listDocuments = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/orders/:id/documents/',
  summary: 'Closing documents of an order, for its buyer or its seller',
  params,
  response: { 200: OrderDocuments },
  errors: ['not_found'],
})

/** A document with the order that it closes. */
export const SellerDocument = Type.Object({ ...OrderDocument.properties, order: Id })
export type SellerDocument = Static<typeof SellerDocument>

export const listSellerDocuments = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/seller-documents/:id/',
  summary: 'Closing documents issued by a company that the caller represents, the latest first; with `period` of one month or year',
  params,
  query: Type.Object({
    ...pageQuery,
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 6 })),
    period,
  }),
  response: { 200: Page(SellerDocument) },
  errors: ['not_found'],
})

export const downloadSellerDocuments = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/seller-documents/:id/zip/',
  summary: 'All files of these documents in one ZIP, of all time, a month or a year; refused for more than 200 documents',
  limit: ['api', 'report'],
  params,
  query: Type.Object({ period }),
  response: { 200: Bytes('application/zip') },
  errors: ['not_found', 'too_many_documents'],
})

export const issueDocuments = defineOperation({
  ...member,
  method: 'POST',
  path: '/api/v1/orders/:id/documents/',
  summary:
    'Issue the documents of an order whose invoice is paid: a universal transfer document for goods, an act for services; a repeat gives the same documents. For the seller',
  limit: ['api', 'report'],
  params,
  response: { 201: OrderDocuments },
  errors: ['not_found', 'order_state', 'order_cancelled'],
})

/** A line after all corrections. */
export const StatedLine = Type.Object({
  name: Type.String(),
  article: Type.String(),
  unit_name: Type.String(),
  quantity: Type.Integer({ minimum: 0 }),
  /** Rubles for one unit, VAT included. */
  price: Type.Number({ minimum: 0 }),
})
export type StatedLine = Static<typeof StatedLine>

/** The most lines of one document: the lines of an order, and its delivery. */
const STATED_MAX = LINES_MAX + 1

export const StatedDocument = Type.Object({
  lines: Type.Array(StatedLine, { maxItems: STATED_MAX }),
  /** Id of the latest correction that these lines include; null before the first. */
  after: Nullable(Id),
})
export type StatedDocument = Static<typeof StatedDocument>

export const getStatedLines = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/documents/:id/lines/',
  summary: 'The lines of a document after its corrections, for the buyer or the seller of its order',
  params,
  response: { 200: StatedDocument },
  errors: ['not_found'],
})

export const correctDocument = defineOperation({
  ...member,
  method: 'POST',
  path: '/api/v1/documents/:id/corrections/',
  summary:
    'Issue a correcting document with lower quantities or prices; the buyer is notified, and a repeat gives the same document. For the seller',
  limit: ['api', 'report'],
  params,
  body: Type.Object({
    /** The latest correction that the seller saw, as `after` of the lines. */
    after: Nullable(Id),
    reason: StringEnum(correctionReasons),
    /** Every line of the document, in its order. */
    lines: Type.Array(
      Type.Object({ quantity: Type.Integer({ minimum: 0, maximum: QUANTITY_MAX }), price: Type.Number({ minimum: 0, maximum: 1e12 }) }),
      { minItems: 1, maxItems: STATED_MAX },
    ),
  }),
  response: { 201: OrderDocuments },
  errors: ['not_found', 'conflict', 'correction_empty', 'too_many_corrections'],
})

export const downloadDocument = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/documents/:id/:format/',
  summary: 'The stored file of a document, for the buyer or the seller of its order',
  params: Type.Object({ id: Id, format: StringEnum(documentFormats) }),
  response: { 200: Bytes('application/pdf', 'application/xml', XLSX_TYPE) },
  errors: ['not_found'],
})

export const downloadDocuments = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/orders/:id/documents/zip/',
  summary: 'All files of an order in one ZIP: its invoices with their spreadsheets and contract offers, and its documents in every format',
  limit: ['api', 'report'],
  params,
  response: { 200: Bytes('application/zip') },
  errors: ['not_found'],
})
