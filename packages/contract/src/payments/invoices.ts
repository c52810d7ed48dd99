// Operations on invoices, with which a company pays an order from its bank account: the seller's bank details, the buyer, the invoice itself, and
// payments received outside the payment provider.
import { type Static, Type } from 'typebox'
import { XLSX_TYPE } from '../company-card/export.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { Bytes, defineOperation, Id, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { BANK_NAME_MAX, invoiceStates, moneySources, SIGNER_MAX } from './invoices.rules.ts'

const Text = Type.String()
/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })
const digits = (max: number) => Type.String({ maxLength: max })

export const BankDetails = Type.Object({
  /** Bank identification code (БИК), account, and the bank's correspondent account at the Bank of Russia. */
  bic: Text,
  account: Text,
  corr_account: Text,
  bank_name: Text,
  /** Name of the chief accountant, for the signature line of invoices; null if the seller names none. */
  accountant: Nullable(Text),
  set_at: IsoTime,
})
export type BankDetails = Static<typeof BankDetails>

/** A company as documents name it: `inn` taxpayer number (ИНН), `kpp` tax registration code (КПП), which a sole trader does not have. */
export const Party = Type.Object({ name: Text, inn: Text, kpp: Nullable(Text), address: Nullable(Text) })
export type Party = Static<typeof Party>

export const InvoiceBuyer = Type.Object({
  ...Party.properties,
  company: Id,
  kind: StringEnum(['company', 'entrepreneur']),
  head: Nullable(Text),
  status: Text,
  /** The day of the register extract. */
  as_of: Text,
  /** The address to which the member had the last invoices sent; null before the first. */
  email: Nullable(Text),
})
export type InvoiceBuyer = Static<typeof InvoiceBuyer>

export const InvoiceLine = Type.Object({
  name: Text,
  article: Text,
  kind: StringEnum(['product', 'service']),
  quantity: Type.Integer({ minimum: 1 }),
  /** Short name of the unit. */
  unit_name: Text,
  /** Price per unit, VAT included. */
  price: Rubles,
  /** Percent; null means without VAT. */
  vat_rate: Nullable(Type.Integer()),
  /** The VAT included in `total`. */
  vat: Rubles,
  total: Rubles,
})
export type InvoiceLine = Static<typeof InvoiceLine>

const summary = {
  /** The secret part of the invoice's URL. */
  slug: Text,
  number: Type.Integer({ minimum: 1 }),
  issued_on: IsoDate,
  valid_until: IsoTime,
  status: StringEnum(invoiceStates),
  amount: Rubles,
  paid: Rubles,
}

export const InvoiceSummary = Type.Object(summary)
export type InvoiceSummary = Static<typeof InvoiceSummary>

/** The contents of an invoice, issued by a seller for an order or by the site for a plan. */
export const InvoiceSheet = Type.Object({
  ...summary,
  seller: Type.Object({ ...Party.properties, head: Nullable(Text), accountant: Nullable(Text) }),
  bank: Type.Object({ name: Text, bic: Text, account: Text, corr_account: Text }),
  buyer: Party,
  /** The buyer's own reference number. */
  reference: Nullable(Text),
  lines: Type.Array(InvoiceLine),
  /** VAT included in the amount, by rate. */
  vat: Type.Array(Type.Object({ rate: Type.Integer(), amount: Rubles })),
  /** The amount in Russian words. */
  in_words: Text,
  /** The payment reference for the payer. */
  purpose: Text,
  /** The payment QR code of ГОСТ Р 56042-2014 as an SVG path, one unit per module. */
  qr: Type.Object({ size: Type.Integer({ minimum: 1 }), path: Text }),
})
export type InvoiceSheet = Static<typeof InvoiceSheet>

export const Invoice = Type.Object({
  ...InvoiceSheet.properties,
  order: Id,
  /** Whether the caller may send it by e-mail: true for the buyer who requested the invoice, while it waits for payment. */
  may_send: Type.Boolean(),
})
export type Invoice = Static<typeof Invoice>

/** A payment received for an invoice. */
export const InvoicePayment = Type.Object({
  id: Id,
  paid_on: IsoDate,
  amount: Rubles,
  source: StringEnum(moneySources),
  /** Number of the payment order (the payer's instruction to the bank). */
  number: Nullable(Text),
  payer: Nullable(Text),
})
export type InvoicePayment = Static<typeof InvoicePayment>

const member = { access: 'user', limit: 'api' } as const
const company = Type.Object({ id: Id })
const bySlug = Type.Object({ slug: Type.String({ pattern: '^[\\w-]{20,40}$', maxLength: 40, examples: ['V2hvIHBheXMgdGhpcyBvbmU'] }) })

export const getBankDetails = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/companies/:id/bank-details/',
  summary: 'The bank account to which buyers pay invoices of a company that the caller represents; null if it is not set',
  params: company,
  response: { 200: Type.Object({ details: Nullable(BankDetails) }) },
  errors: ['not_found'],
})

export const setBankDetails = defineOperation({
  ...member,
  method: 'PUT',
  path: '/api/v1/companies/:id/bank-details/',
  summary:
    'Set the bank account to which buyers pay invoices; the check digits of the accounts must fit the BIC. Issued invoices keep theirs',
  params: company,
  body: Type.Object({
    bic: digits(20),
    account: digits(40),
    corr_account: digits(40),
    bank_name: Type.String({ minLength: 1, maxLength: BANK_NAME_MAX, pattern: VISIBLE_TEXT_PATTERN }),
    accountant: Type.Optional(Type.String({ maxLength: SIGNER_MAX })),
  }),
  response: { 200: Type.Object({ details: Nullable(BankDetails) }) },
  errors: ['not_found'],
})

export const findInvoiceBuyer = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/invoice-buyer/',
  summary:
    'The company to make an invoice out to: the one with this INN, else that of the last time, else the one that the caller represents, else null',
  limit: 'search',
  query: Type.Object({ inn: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })) }),
  response: { 200: Type.Object({ buyer: Nullable(InvoiceBuyer) }) },
  errors: ['number_invalid', 'company_not_found'],
})

export const getInvoice = defineOperation({
  method: 'GET',
  path: '/api/v1/invoices/:slug/',
  summary: 'The invoice of an order, by the secret in its URL, so that an accountant without an account can open it',
  access: 'public',
  limit: 'api',
  params: bySlug,
  response: { 200: Invoice },
  errors: ['not_found'],
})

export const sendInvoice = defineOperation({
  ...member,
  method: 'POST',
  path: '/api/v1/invoices/:slug/letters/',
  summary: 'Send an open invoice to an accountant by e-mail, as it was issued; for the buyer. A repeat within ten minutes is one letter',
  limit: ['invoices', 'letters'],
  params: bySlug,
  body: Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) }),
  response: { 204: null },
  errors: ['not_found', 'invoice_settled'],
})

/** `contract`: the contract-offer that its payment accepts, as a PDF. */
export const invoiceFormats = ['pdf', 'xlsx', 'contract'] as const
export type InvoiceFormat = (typeof invoiceFormats)[number]

export const downloadInvoice = defineOperation({
  method: 'GET',
  path: '/api/v1/invoices/:slug/file/',
  summary: 'The invoice as a PDF, or as a spreadsheet with `format=xlsx`; its contract-offer as a PDF with `format=contract`',
  access: 'public',
  limit: 'search',
  params: bySlug,
  query: Type.Object({ format: Type.Optional(StringEnum(invoiceFormats)) }),
  response: { 200: Bytes('application/pdf', XLSX_TYPE) },
  errors: ['not_found', 'overloaded'],
})

export const confirmInvoice = defineOperation({
  ...member,
  method: 'POST',
  path: '/api/v1/invoices/:slug/payments/',
  summary:
    'Record money received for an invoice: `amount`, or by default all that is left to pay; for the seller. The same amount, day, number and `paid` again count once',
  params: bySlug,
  body: Type.Object({
    amount: Type.Optional(Type.Number({ minimum: 0.01, maximum: 9e13 })),
    paid_on: Type.Optional(IsoDate),
    /** Number of the payment order. */
    number: Type.Optional(Type.String({ maxLength: 20 })),
    /**
     * Sum in rubles that the caller saw as already paid. It distinguishes a second equal payment of the same day from a repeated request; if it
     * differs now, another payment was recorded meanwhile: `conflict`.
     */
    paid: Type.Optional(Type.Number({ minimum: 0, maximum: 9e13 })),
  }),
  response: { 201: InvoiceSummary },
  errors: ['not_found', 'invoice_settled', 'out_of_stock', 'order_state', 'conflict'],
})
