// YooKassa as a provider: rubles as text only at this edge, the receipt that the law asks for, the payment as it is told.
import type { PaymentRequest, Provider, ProviderPayment, ReceiptLine } from './provider.ts'
import { ProviderSilent } from './provider.ts'
import { askYookassa, type YookassaSettings } from './yookassa.adapter.ts'

export interface ShopSettings extends YookassaSettings {
  /** Tax system of the shop for its receipts, 1 to 6. */
  readonly taxSystem: number
}

export const yookassa = (settings: ShopSettings): Provider => ({
  name: 'yookassa',
  create: async (request, key) => {
    const made = await askYookassa(settings, { method: 'POST', path: '/payments', body: bodyOf(request, settings), key })
    return told(made ?? {})
  },
  read: async (id) => {
    const found = await askYookassa(settings, { method: 'GET', path: `/payments/${encodeURIComponent(id)}` })
    return found && told(found)
  },
})

/** `490.00` of whole kopecks, without a float on the way. */
export function rublesText(kopecks: number): string {
  const digits = String(kopecks).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Whole kopecks of `490.00`; null for anything else. */
export function kopecksOf(text: unknown): number | null {
  const [, whole, part] = /^(\d{1,14})\.(\d{2})$/.exec(typeof text === 'string' ? text : '') ?? []
  return whole === undefined || part === undefined ? null : Number(whole + part)
}

const amount = (kopecks: number) => ({ value: rublesText(kopecks), currency: 'RUB' })

const DESCRIPTION_MAX = 128

/** Codes of VAT in receipts: 11 is 22 % since 2026. */
const vatCodes: Readonly<Record<number, number>> = { 0: 2, 10: 3, 20: 4, 5: 7, 7: 8, 22: 11 }
const NO_VAT = 1

const receiptItem = ({ description, quantity, kopecks, vatRate, subject, supplier }: ReceiptLine, isPrepaid: boolean) => ({
  description: description.slice(0, DESCRIPTION_MAX),
  quantity,
  amount: amount(kopecks),
  vat_code: vatRate === null ? NO_VAT : (vatCodes[vatRate] ?? NO_VAT),
  payment_subject: subject,
  payment_mode: isPrepaid ? 'full_prepayment' : 'full_payment',
  ...(supplier ? { agent_type: 'agent', supplier: { name: supplier.name, ...(supplier.inn === null ? {} : { inn: supplier.inn }) } } : {}),
})

function bodyOf({ paymentId, kopecks, description, returnUrl, email, lines, isPrepaid }: PaymentRequest, { taxSystem }: ShopSettings) {
  return {
    amount: amount(kopecks),
    capture: true,
    confirmation: { type: 'redirect', return_url: returnUrl },
    description: description.slice(0, DESCRIPTION_MAX),
    metadata: { payment: String(paymentId) },
    receipt: { customer: { email }, tax_system_code: taxSystem, items: lines.map((line) => receiptItem(line, isPrepaid)) },
  }
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const statuses: Readonly<Record<string, ProviderPayment['status']>> = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** An answer without what every payment has is no answer. */
function told(payment: Record<string, unknown>): ProviderPayment {
  const { id, status } = payment
  const sum = fields(payment.amount)
  const kopecks = sum.currency === 'RUB' ? kopecksOf(sum.value) : null
  const known = typeof status === 'string' ? statuses[status] : undefined
  if (typeof id !== 'string' || known === undefined || kopecks === null) throw new ProviderSilent('the answer of YooKassa is no payment')
  const { confirmation_url: url } = fields(payment.confirmation)
  const { payment: ours } = fields(payment.metadata)
  const { reason } = fields(payment.cancellation_details)
  return {
    id,
    status: known,
    kopecks,
    url: typeof url === 'string' && url.startsWith('https://') ? url : null,
    paymentId: typeof ours === 'string' && /^\d+$/.test(ours) ? Number(ours) : null,
    cancelReason: typeof reason === 'string' ? reason : null,
  }
}
