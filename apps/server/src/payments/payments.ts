// The interface of payments for other modules. A payment is prepared in the transaction of the purchase, then opened at the payment provider.
import { PAYMENT_MAX, PAYMENT_MIN, type PaymentPurpose } from '@sverka/contract/payments/payments.rules'
import { cutText } from '@sverka/contract/texts'
import { paymentCanceled } from '../events.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { createProviderPayment, getProvider, type PaidLine, type StoredRequest } from './ask-provider.ts'
import { bookLedgerEntries, type Part } from './ledger.ts'
import { findPayment, insertPayment, lockPayment, type PaymentRow, setOpened, setSettled } from './payments.sql.ts'
import { ProviderRefused, type ReceiptLine } from './provider.ts'
import { waitForProvider } from './provider-timeout.ts'
import { openReceipt } from './receipts.ts'
import { insertPaid } from './sandbox.ts'
import { planTransfers } from './seller-accounts.ts'
import { settlePayment } from './settle.ts'
import { settleJob } from './settle-job.ts'

export { isTrader, longDay, partyText, plainSum, russianDay } from './invoices/invoice.texts.ts'
export { type ContentLine, lineTotal, lineUnit, vatOfLine } from './invoices/invoice-content.ts'
export {
  createInvoicePrinter,
  type InvoicePrinter,
  printContract,
  printInvoice,
  printInvoiceSheet,
  printSheet,
} from './invoices/invoice-printer.ts'
export { findInvoice, type InvoiceRow, listInvoices, listReceivedMoney, lockWaitingInvoice } from './invoices/invoices.sql.ts'
export {
  expireInvoice,
  type InvoiceRequest,
  issueInvoice,
  issueSiteInvoice,
  presentSiteInvoice,
  readInvoicePayments as showInvoiceMoney,
  requireSiteInvoice,
  sendInvoice,
  toSummary as toInvoiceSummary,
  waitingInvoice,
  withdrawInvoice,
} from './invoices/invoices.ts'
export type { Sides } from './invoices/parties.ts'
export {
  findSiteInvoice,
  listSiteInvoices,
  readStaffInvoicesPage,
  recordSiteInvoicePayment,
  type SiteInvoicePayment,
} from './invoices/site-invoices.ts'
export { sumInWords } from './invoices/sum-in-words.ts'
export { readLatestTest } from './latest-test.ts'
export { ledgerReport, type Part } from './ledger.ts'
export { rubles } from './payments.emails.ts'
export type { ReceiptLine } from './provider.ts'
export { closePart } from './receipts.ts'
export { sumUnderWay } from './refunds.sql.ts'
export { prepareRefund, settleRefund } from './refunds.ts'
export { sellersTakingPayments } from './seller-accounts.ts'
export { representsCompany } from './seller-money.ts'
export { settlePayment } from './settle.ts'

/** Longest stored reason of the provider, in characters. */
const REASON_MAX = 300

export interface NewPayment {
  /** The payer. */
  readonly userId: number
  /** Where the receipt goes. */
  readonly email: string
  readonly purpose: PaymentPurpose
  readonly description: string
  /** Path on the site that the payer returns to, with a leading slash. */
  readonly returnPath: string
  readonly lines: readonly PaidLine[]
  /** The recipients to whom the money is owed; the parts have the same sum as the lines. */
  readonly parts: readonly OwedPart[]
}

const sumLines = (lines: readonly ReceiptLine[]): number => lines.reduce((sum, { quantity, kopecks }) => sum + quantity * kopecks, 0)

interface OwedPart extends Part {
  /** The selling company; absent if the money belongs to the site's owner. */
  readonly companyId?: number
}

/** The sum of the lines. Throws where the parts have another sum. */
function checkedSum({ lines, parts }: NewPayment): number {
  const kopecks = sumLines(lines)
  const owed = parts.reduce((sum, part) => sum + part.kopecks, 0)
  if (owed !== kopecks) throw new Error(`the parts of a payment are ${owed} kopecks, its lines ${kopecks}`)
  return kopecks
}

const storedRequest = ({ publicUrl }: Pick<Services, 'publicUrl'>, payment: NewPayment): StoredRequest => ({
  description: payment.description,
  returnUrl: `${publicUrl}${payment.returnPath}`,
  email: payment.email,
  lines: payment.lines,
  isPrepaid: payment.purpose === 'order',
  parts: payment.parts.map(({ account, kopecks, ref }) => ({ account, kopecks, ref })),
})

/** Adds a past payment for demo data: paid in the sandbox at `at`, booked in the ledger, with its receipt, without notices. Returns its number. */
export async function recordPast(tx: Tx, services: Services, payment: NewPayment, at: Date): Promise<number> {
  const kopecks = checkedSum(payment)
  const key = services.ids.uuid()
  const request = storedRequest(services, payment)
  const id = await insertPayment(tx, {
    user_id: payment.userId,
    purpose: payment.purpose,
    amount_kopecks: kopecks,
    provider: 'sandbox',
    idempotence_key: key,
    request: JSON.stringify(request),
    created_at: at,
  })
  const made = await insertPaid(tx, { id: services.ids.secret(16), key, kopecks, request, payment: id, at })
  await setOpened(tx, id, { providerId: made, url: null })
  await setSettled(tx, id, { status: 'succeeded', reason: null, at, feeKopecks: 0 })
  await bookLedgerEntries(tx, { event: `payment:${id}`, at, account: 'provider:sandbox', parts: payment.parts })
  const row = await lockPayment(tx, id)
  if (row)
    await openReceipt(tx, services, {
      payment: row,
      kind: 'payment',
      ref: 'payment',
      kopecks,
      lines: payment.lines,
      providerState: 'succeeded',
    })
  return id
}

/**
 * Stores the payment and the job that polls the provider until the payment has ended; both exist only if the transaction commits. Returns its
 * number. Throws `payment_too_small` below one ruble, `sum_too_large`, and `seller_unpayable` for a seller without an account at the provider:
 * their money may not pass through our account.
 */
export async function preparePayment(tx: Tx, services: Services, payment: NewPayment): Promise<number> {
  const kopecks = checkedSum(payment)
  if (kopecks < PAYMENT_MIN) refuse('payment_too_small')
  if (kopecks > PAYMENT_MAX) refuseField('baskets', 'sum_too_large')
  const provider = getProvider(services)
  const sellerParts = payment.parts.flatMap(({ ref, kopecks: sum, companyId }) =>
    companyId === undefined ? [] : [{ ref, kopecks: sum, companyId }],
  )
  const transfers = provider.splits && sellerParts.length > 0 ? await planTransfers(tx, sellerParts, payment.lines) : undefined
  const id = await insertPayment(tx, {
    user_id: payment.userId,
    purpose: payment.purpose,
    amount_kopecks: kopecks,
    provider: provider.name,
    idempotence_key: services.ids.uuid(),
    request: JSON.stringify({ ...storedRequest(services, payment), ...(transfers && { transfers }) }),
    created_at: services.clock.now(),
  })
  // The first poll is 5 seconds after the commit.
  await services.jobs.send(tx, settleJob, { paymentId: id, pause: 5 }, { after: 5 })
  return id
}

/** Locks a payment until the commit, so that decisions about its order and its refunds come one after another. */
export const lockPaymentRow = async (tx: Tx, id: number): Promise<void> => void (await lockPayment(tx, id))

/**
 * Opens the payment at the provider. Returns the URL where the payer pays. Throws `not_found`, `payment_settled`, and `payment_unavailable` if
 * the provider does not answer or refuses; after no answer the payment can be opened again later.
 */
export async function openPayment(services: Services, id: number): Promise<string> {
  const row = (await findPayment(services.db, id)) ?? refuse('not_found')
  if (row.status === 'succeeded' || row.status === 'canceled') refuse('payment_settled')
  if (row.order_url !== null) return row.order_url
  try {
    return (await waitForProvider(services, createOrCancel(services, row))) ?? refuse('payment_unavailable')
  } catch (error) {
    services.log.warn({ err: error, paymentId: id }, 'the provider did not open a payment')
    refuse('payment_unavailable')
  }
}

/** Creates the payment at the provider; one that the provider refuses is canceled, and the error is thrown on. */
async function createOrCancel(services: Services, row: PaymentRow): Promise<string | null> {
  try {
    return await createProviderPayment(services, row)
  } catch (error) {
    if (error instanceof ProviderRefused) await cancelRefused(services, row, error)
    throw error
  }
}

/** Reads the state of the payment from the provider now and applies it. Throws `payment_unavailable` if the provider does not answer. */
export async function settleOrRefuse(services: Services, id: number): Promise<void> {
  try {
    await waitForProvider(services, settlePayment(services, id))
  } catch (error) {
    services.log.warn({ err: error, paymentId: id }, 'the provider was not heard of a payment')
    refuse('payment_unavailable')
  }
}

/** For a test payment of staff the provider's own message; for any other the word `refused`. */
const refusalReason = ({ purpose }: PaymentRow, { message }: ProviderRefused): string =>
  purpose === 'test' ? cutText(message, REASON_MAX) : 'refused'

/** Cancels a payment whose request the provider refused; repeating such a request is useless. */
async function cancelRefused(services: Services, row: PaymentRow, error: ProviderRefused): Promise<void> {
  services.log.error({ err: error, paymentId: row.id }, 'the provider refuses a payment')
  await services.db.transaction().execute(async (tx) => {
    if ((await lockPayment(tx, row.id))?.status !== 'created') return
    await setSettled(tx, row.id, { status: 'canceled', reason: refusalReason(row, error), at: services.clock.now() })
    await services.announce(tx, paymentCanceled, { paymentId: row.id, purpose: row.purpose as PaymentPurpose, userId: row.user_id })
  })
}
