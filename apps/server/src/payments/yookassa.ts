// YooKassa as a provider: which calls of its API v3 make and read payments, refunds and receipts.
import type { Provider } from './provider.ts'
import { callYookassa, type YookassaSettings } from './yookassa.adapter.ts'
import { paymentBody, receiptBody, refundBody } from './yookassa-requests.ts'
import { readList, readPayment, readReceipt, readRefund } from './yookassa-responses.ts'

export interface ShopSettings extends YookassaSettings {
  /** Tax system of the shop for its receipts, 1 to 6. */
  readonly taxSystem: number
}

/** Objects in one answer of a list; the most that the API gives. */
const PAGE = 100

export function createYookassaProvider(settings: ShopSettings): Provider {
  const make = async (path: string, body: object, key: string) => (await callYookassa(settings, { method: 'POST', path, body, key })) ?? {}
  const read = (path: string) => callYookassa(settings, { method: 'GET', path })
  const one = (kind: string, id: string) => read(`/${kind}/${encodeURIComponent(id)}`)
  return {
    name: 'yookassa',
    splits: true,
    create: async (request, key) => readPayment(await make('/payments', paymentBody(request, settings.taxSystem), key)),
    read: async (id) => readIfFound(await one('payments', id), readPayment),
    refund: async (request, key) => readRefund(await make('/refunds', refundBody(request, settings.taxSystem), key)),
    readRefund: async (id) => readIfFound(await one('refunds', id), readRefund),
    makeReceipt: async (request, key) => readReceipt(await make('/receipts', receiptBody(request, settings.taxSystem), key)),
    readReceipt: async (id) => readIfFound(await one('receipts', id), readReceipt),
    list: async ({ of, from, until, cursor }) => {
      const query = new URLSearchParams({
        'created_at.gte': from.toISOString(),
        'created_at.lt': until.toISOString(),
        status: 'succeeded',
        limit: String(PAGE),
        ...(cursor === null ? {} : { cursor }),
      })
      return readList((await read(`/${of}?${query}`)) ?? {})
    },
  }
}

/** Null if YooKassa does not know the id. */
const readIfFound = <T>(found: Record<string, unknown> | null, as: (object: Record<string, unknown>) => T): T | null => found && as(found)
