// Reads answers of the payment provider YooKassa field by field. An answer without a required field throws `ProviderSilent`, as if there were none:
// the request is repeated later.
import {
  type ListedItem,
  type ProviderPayment,
  type ProviderReceipt,
  type ProviderRefund,
  ProviderSilent,
  type ProviderState,
} from './provider.ts'

type JsonObject = Record<string, unknown>

/** Whole kopecks from `490.00`; null for anything else. */
export function parseKopecks(text: unknown): number | null {
  const [, rubles, kopecks] = /^(\d{1,14})\.(\d{2})$/.exec(typeof text === 'string' ? text : '') ?? []
  return rubles === undefined || kopecks === undefined ? null : Number(rubles + kopecks)
}

const fields = (value: unknown): JsonObject => (typeof value === 'object' && value !== null ? (value as JsonObject) : {})

/** `waiting_for_capture`: the money is reserved on the card, but not taken yet. */
const states: Readonly<Record<string, ProviderState>> = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

const parseState = (value: unknown): ProviderState | null => (typeof value === 'string' ? (states[value] ?? null) : null)

/** Null if the value is not a sum; `kopecks` is null in another currency than rubles. */
const readSum = (value: unknown): Pick<ListedItem, 'kopecks'> | null => {
  const { currency, value: text } = fields(value)
  const kopecks = parseKopecks(text)
  if (kopecks === null || typeof currency !== 'string') return null
  return { kopecks: currency === 'RUB' ? kopecks : null }
}

function incomplete(kind: string): never {
  throw new ProviderSilent(`the answer of YooKassa is no ${kind}`)
}

/** Why the payment or refund was canceled; null if YooKassa gives no reason. */
const readReason = (object: JsonObject): string | null => {
  const { reason } = fields(object.cancellation_details)
  return typeof reason === 'string' ? reason : null
}

/** The provider's fee in kopecks: the sum less `income`, which reaches the shop; null if the provider does not report the income. */
function readFee(kopecks: number | null, income: unknown): number | null {
  const incomeKopecks = readSum(income)?.kopecks ?? null
  return kopecks === null || incomeKopecks === null || incomeKopecks > kopecks ? null : kopecks - incomeKopecks
}

export function readPayment(payment: JsonObject): ProviderPayment {
  const { id } = payment
  const status = parseState(payment.status)
  const sum = readSum(payment.amount)
  if (typeof id !== 'string' || status === null || sum === null) return incomplete('payment')
  const { confirmation_url: url } = fields(payment.confirmation)
  const { payment: ourNumber } = fields(payment.metadata)
  return {
    id,
    status,
    kopecks: sum.kopecks,
    url: typeof url === 'string' && url.startsWith('https://') ? url : null,
    paymentId: typeof ourNumber === 'string' && /^\d+$/.test(ourNumber) ? Number(ourNumber) : null,
    cancelReason: readReason(payment),
    feeKopecks: readFee(sum.kopecks, payment.income_amount),
    receipt: parseState(payment.receipt_registration),
  }
}

export function readRefund(refund: JsonObject): ProviderRefund {
  const { id, payment_id: payment } = refund
  const status = parseState(refund.status)
  const sum = readSum(refund.amount)
  if (typeof id !== 'string' || typeof payment !== 'string' || status === null || sum === null) return incomplete('refund')
  return { id, payment, status, kopecks: sum.kopecks, cancelReason: readReason(refund), receipt: parseState(refund.receipt_registration) }
}

export function readReceipt(receipt: JsonObject): ProviderReceipt {
  const status = parseState(receipt.status)
  return typeof receipt.id === 'string' && status !== null ? { id: receipt.id, status } : incomplete('receipt')
}

export function readList(list: JsonObject): { items: ListedItem[]; next: string | null } {
  if (!Array.isArray(list.items)) return incomplete('list')
  const items = list.items.map((value: unknown): ListedItem => {
    const { id, amount } = fields(value)
    const sum = readSum(amount)
    return typeof id === 'string' && sum !== null ? { id, ...sum } : incomplete('list')
  })
  return { items, next: typeof list.next_cursor === 'string' ? list.next_cursor : null }
}
