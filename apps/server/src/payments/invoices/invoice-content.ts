// What an invoice holds from the day it is issued, and what follows from it: VAT by rate, the purpose of the payment, the QR code.

import { includedVat } from '@sverka/contract/orders/orders.rules'
import type { InvoiceLine, Party } from '@sverka/contract/payments/invoices'
import { purposeText } from './invoice.texts.ts'
import type { Bank, SellerParty } from './parties.ts'

export interface ContentLine {
  readonly name: string
  readonly article: string
  readonly kind: 'product' | 'service'
  readonly quantity: number
  /** Of one, VAT included. */
  readonly kopecks: number
  readonly vatRate: number | null
}

/** Frozen: neither the register nor the seller's card changes it. */
export interface InvoiceContent {
  readonly seller: SellerParty
  readonly bank: Bank
  readonly buyer: Party
  readonly reference: string | null
  readonly lines: readonly ContentLine[]
}

export const lineTotal = ({ quantity, kopecks }: ContentLine): number => quantity * kopecks

/** VAT within a line, rounded by itself; 0 without a rate. */
export const vatOfLine = (line: ContentLine): number => (line.vatRate === null ? 0 : includedVat(lineTotal(line), line.vatRate))

/** Kopecks of VAT by rate, the higher first: the sum of its lines. Lines without VAT have no rate. */
export function vatByRate(lines: readonly ContentLine[]): { rate: number; kopecks: number }[] {
  const sums = new Map<number, number>()
  for (const line of lines) if (line.vatRate !== null) sums.set(line.vatRate, (sums.get(line.vatRate) ?? 0) + vatOfLine(line))
  return [...sums].map(([rate, kopecks]) => ({ rate, kopecks })).sort((one, other) => other.rate - one.rate)
}

export const presentLine = (line: ContentLine): InvoiceLine => ({
  name: line.name,
  article: line.article,
  kind: line.kind,
  quantity: line.quantity,
  price: line.kopecks / 100,
  vat_rate: line.vatRate,
  vat: vatOfLine(line) / 100,
  total: lineTotal(line) / 100,
})

interface Numbered {
  readonly number: number
  readonly issuedOn: string
  readonly amountKopecks: number
  readonly content: InvoiceContent
}

/** What the payer writes, by which the money is recognised; at most 210 characters, as a bank takes. */
export const invoicePurpose = ({ number, issuedOn, content }: Numbered): string =>
  purposeText({ number, issuedOn, vat: vatByRate(content.lines) }).slice(0, 210)

/** The code's separator must not stand in a value. */
const value = (text: string, longest: number): string => text.replaceAll('|', ' ').replace(/\s+/g, ' ').trim().slice(0, longest)

/** ГОСТ Р 56042-2014 in UTF-8: the fields that a bank needs first, then the sum in kopecks, the purpose and the recipient's numbers. */
export function qrContent(invoice: Numbered): string {
  const { seller, bank } = invoice.content
  return [
    'ST00012',
    `Name=${value(seller.name, 160)}`,
    `PersonalAcc=${bank.account}`,
    `BankName=${value(bank.name, 45)}`,
    `BIC=${bank.bic}`,
    `CorrespAcc=${bank.corrAccount}`,
    `Sum=${invoice.amountKopecks}`,
    `Purpose=${value(invoicePurpose(invoice), 210)}`,
    `PayeeINN=${seller.inn}`,
    ...(seller.kpp ? [`KPP=${seller.kpp}`] : []),
  ].join('|')
}
