// Finds the invoice that a payment on a bank statement is for, by the invoice's number, the sum and the payer's ИНН (taxpayer's number). Verdicts:
// `count`, the payment is for this invoice; `ask`, the seller must decide; `other`, it is for no invoice.
import type { LineReason, LineVerdict } from '@sverka/contract/payments/statements.rules'

/** The facts of a payment that matching needs. `purpose` is the text of the payment order. */
export interface Payment {
  readonly kopecks: number
  readonly payerInn: string | null
  readonly purpose: string
}

/** An invoice of the seller. */
export interface Candidate {
  readonly id: number
  readonly number: number
  readonly buyerInn: string
  readonly status: 'waiting' | 'paid' | 'expired' | 'withdrawn'
  readonly amountKopecks: number
  readonly paidKopecks: number
  /** Payments that the seller reported and that no statement has confirmed yet. */
  readonly reportedKopecks: readonly number[]
}

/** `reason`: `exact`, `more` or `less` than the invoice's rest; `said`, the seller reported this sum; others name the doubt. */
export interface Match {
  readonly verdict: LineVerdict
  readonly reason: LineReason
  readonly candidates: readonly Candidate[]
}

/** Invoices of one buyer. */
interface Buyer {
  readonly open: readonly Candidate[]
  /** All invoices by a sum in kopecks: the unpaid rest of an open one, and each sum that the seller reported for any. */
  readonly bySum: ReadonlyMap<number, readonly Candidate[]>
}

/** Invoices by number, and by ИНН and sum, so that a long statement of one buyer is matched in one pass. */
export interface Invoices {
  readonly byNumber: ReadonlyMap<number, Candidate>
  readonly byInn: ReadonlyMap<string, Buyer>
}

/** Indexes the invoices of one seller, whose numbers are unique. */
export const indexInvoices = (all: readonly Candidate[]): Invoices => ({
  byNumber: new Map(all.map((invoice) => [invoice.number, invoice])),
  byInn: new Map([...Map.groupBy(all, ({ buyerInn }) => buyerInn)].map(([inn, own]) => [inn, toBuyer(own)])),
})

function toBuyer(own: readonly Candidate[]): Buyer {
  const bySum = new Map<number, Candidate[]>()
  for (const invoice of own)
    for (const sum of new Set([...(isOpen(invoice) ? [unpaidKopecks(invoice)] : []), ...invoice.reportedKopecks])) {
      const same = bySum.get(sum)
      if (same) same.push(invoice)
      else bySum.set(sum, [invoice])
    }
  return { open: own.filter(isOpen), bySum }
}

/** Invoice numbers in the purpose of a payment: up to nine digits after «счёт» (invoice), «сч.» or «счету №». A bank account has twenty digits. */
const INVOICE_NUMBER = /сч(?:[её]т[ауе]?)?\.?\s{0,3}(?:на\s{1,3}оплату\s{0,3})?(?:№|n|no|#)?\s{0,3}(\d{1,9})(?![\d])/giu

export const findInvoiceNumbers = (purpose: string): number[] => [
  ...new Set([...purpose.matchAll(INVOICE_NUMBER)].map(([, digits]) => Number(digits))),
]

const unpaidKopecks = ({ amountKopecks, paidKopecks }: Candidate): number => Math.max(0, amountKopecks - paidKopecks)
/** An expired invoice can still be paid. */
const isOpen = ({ status }: Candidate): boolean => status === 'waiting' || status === 'expired'

const NO_INVOICES: Buyer = { open: [], bySum: new Map() }

const ask = (reason: LineReason, candidates: readonly Candidate[]): Match => ({ verdict: 'ask', reason, candidates })

/**
 * Matches the payment with an invoice by its number; without a number the seller is asked. `candidates` are the invoices to choose from: empty for
 * `other` and for a withdrawn invoice.
 */
export function matchLine(payment: Payment, { byNumber, byInn }: Invoices): Match {
  const named = findInvoiceNumbers(payment.purpose).flatMap((number) => byNumber.get(number) ?? [])
  const own = payment.payerInn === null ? undefined : byInn.get(payment.payerInn)
  if (named.length > 1) return ask('several', named)
  const [only] = named
  return only ? matchNamed(payment, only) : matchUnnamed(payment, own)
}

function matchNamed(payment: Payment, invoice: Candidate): Match {
  if (invoice.buyerInn !== payment.payerInn) return ask('foreign_payer', [invoice])
  if (invoice.reportedKopecks.includes(payment.kopecks)) return { verdict: 'count', reason: 'said', candidates: [invoice] }
  if (invoice.status === 'withdrawn') return ask('withdrawn', [])
  if (!isOpen(invoice)) return ask('paid', [invoice])
  const rest = unpaidKopecks(invoice)
  if (payment.kopecks < rest) return ask('less', [invoice])
  return { verdict: 'count', reason: payment.kopecks > rest ? 'more' : 'exact', candidates: [invoice] }
}

/** A payment that names no invoice is never counted without the seller's decision, even if its sum fits. At most 20 candidates. */
function matchUnnamed(payment: Payment, { open, bySum }: Buyer = NO_INVOICES): Match {
  const sameSum = bySum.get(payment.kopecks) ?? []
  if (sameSum.length > 0) return ask(sameSum.length > 1 ? 'same_sum' : 'no_number', sameSum.slice(0, 20))
  return open.length > 0 ? ask('no_number', open.slice(0, 20)) : { verdict: 'other', reason: 'no_invoice', candidates: [] }
}
