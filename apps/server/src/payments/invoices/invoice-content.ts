// The content that an invoice stores on the day it is issued, and the values computed from it: VAT by rate, the purpose of the payment, the QR code.

import { includedVat } from '@sverka/contract/orders/orders.rules'
import type { InvoiceLine, Party } from '@sverka/contract/payments/invoices'
import { totalForQuantity } from '@sverka/contract/products/trade-terms.rules'
import { readUnit, type Unit } from '@sverka/contract/products/units.rules'
import { invoicePaperTexts, purposeText } from './invoice.texts.ts'
import type { Bank, SellerParty } from './parties.ts'

/** A line of an invoice: goods, a service or the delivery. */
export interface ContentLine {
  readonly name: string
  readonly article: string
  readonly kind: 'product' | 'service'
  /** True for the delivery itself, which is charged as a service. */
  readonly isDelivery?: boolean
  /** Code of the unit in ОКЕИ, the Russian classifier of units of measurement; absent in invoices issued before units were stored. */
  readonly unit?: number | null
  readonly quantity: number
  /** Price of one unit, VAT included. */
  readonly kopecks: number
  /** Percent; null without VAT. */
  readonly vatRate: number | null
}

/** A copy made on the day of issue: later changes of the company register or of the seller's product do not change it. */
export interface InvoiceContent {
  readonly seller: SellerParty
  readonly bank: Bank
  readonly buyer: Party
  /** The buyer's own reference number; null if the buyer gave none. */
  readonly reference: string | null
  readonly lines: readonly ContentLine[]
}

/** Kopecks, VAT included. */
export const lineTotal = ({ quantity, kopecks }: ContentLine): number => totalForQuantity(kopecks, quantity)

/** The unit of the line's code; by default goods are counted in pieces, services in the conventional unit of ОКЕИ. */
export const lineUnit = ({ unit, kind }: ContentLine): Unit => readUnit(unit, kind)

/** Kopecks of VAT included in a line, rounded line by line; 0 without a rate. */
export const vatOfLine = (line: ContentLine): number => (line.vatRate === null ? 0 : includedVat(lineTotal(line), line.vatRate))

/** Kopecks of VAT by rate, highest rate first, each the sum of its lines. Lines without VAT are left out. */
export function vatByRate(lines: readonly ContentLine[]): { rate: number; kopecks: number }[] {
  const sums = new Map<number, number>()
  for (const line of lines) if (line.vatRate !== null) sums.set(line.vatRate, (sums.get(line.vatRate) ?? 0) + vatOfLine(line))
  return [...sums].map(([rate, kopecks]) => ({ rate, kopecks })).sort((one, other) => other.rate - one.rate)
}

/** For the invoice's page: sums in rubles. */
export const presentLine = (line: ContentLine): InvoiceLine => ({
  name: line.name,
  article: line.article,
  kind: line.kind,
  quantity: line.quantity,
  unit_name: lineUnit(line).name,
  price: line.kopecks / 100,
  vat_rate: line.vatRate,
  vat: vatOfLine(line) / 100,
  total: lineTotal(line) / 100,
})

interface NumberedInvoice {
  readonly number: number
  /** Moscow day, YYYY-MM-DD. */
  readonly issuedOn: string
  readonly amountKopecks: number
  readonly content: InvoiceContent
}

/** The text for the field «purpose of payment» of the payer's payment order, by which the payment is recognised. Banks accept 210 characters. */
export const invoicePurpose = ({ number, issuedOn, content }: NumberedInvoice): string =>
  purposeText({ number, issuedOn, vat: vatByRate(content.lines) }).slice(0, 210)

/** Number of the order that is paid for; null for a plan. */
export const invoiceOrderId = ({ ref }: { readonly ref: string }): number | null =>
  ref.startsWith('order:') ? Number(ref.slice('order:'.length)) : null

/** What the invoice was issued for (an order or a plan), as printed documents name it. */
export function invoiceBasis({ ref, content }: { readonly ref: string; readonly content: Pick<InvoiceContent, 'reference'> }): string {
  const order = invoiceOrderId({ ref })
  return order === null ? invoicePaperTexts.planBasis : invoicePaperTexts.basisText(String(order), content.reference)
}

/** A value of the QR code without the code's separator, on one line, at most `maxLength` characters. */
const fieldValue = (text: string, maxLength: number): string => text.replaceAll('|', ' ').replace(/\s+/g, ' ').trim().slice(0, maxLength)

/**
 * Text of the payment QR code by the Russian standard ГОСТ Р 56042-2014: a bank's application that scans it fills in the payment. `ST00012` means
 * version 1 in UTF-8. The obligatory fields come first, then the sum in kopecks, the purpose, and the tax numbers of the recipient (ИНН and
 * КПП). The limits of lengths are those of the standard.
 */
export function qrContent(invoice: NumberedInvoice): string {
  const { seller, bank } = invoice.content
  return [
    'ST00012',
    `Name=${fieldValue(seller.name, 160)}`,
    `PersonalAcc=${bank.account}`,
    `BankName=${fieldValue(bank.name, 45)}`,
    `BIC=${bank.bic}`,
    `CorrespAcc=${bank.corrAccount}`,
    `Sum=${invoice.amountKopecks}`,
    `Purpose=${fieldValue(invoicePurpose(invoice), 210)}`,
    `PayeeINN=${seller.inn}`,
    ...(seller.kpp ? [`KPP=${seller.kpp}`] : []),
  ].join('|')
}
