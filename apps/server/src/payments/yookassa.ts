// Implements the payment provider YooKassa: the calls of its API v3 that create, read and list payments, refunds and receipts.
import type { Provider } from './provider.ts'
import { callYookassa, type YookassaSettings } from './yookassa.adapter.ts'
import { paymentBody, receiptBody, refundBody } from './yookassa-requests.ts'
import { readList, readPayment, readReceipt, readRefund } from './yookassa-responses.ts'

export interface ShopSettings extends YookassaSettings {
  /** Tax system of the shop for its receipts, 1 to 6 as the law on cash registers (54-ФЗ) numbers them. */
  readonly taxSystem: number
}

/** Objects on one page of a list; the largest number that the API accepts. */
const PAGE_SIZE = 100

export function createYookassaProvider(settings: ShopSettings): Provider {
  const post = async (path: string, body: object, key: string) => (await callYookassa(settings, { method: 'POST', path, body, key })) ?? {}
  const get = (path: string) => callYookassa(settings, { method: 'GET', path })
  const find = (kind: string, id: string) => get(`/${kind}/${encodeURIComponent(id)}`)
  return {
    name: 'yookassa',
    splits: true,
    create: async (request, key) => readPayment(await post('/payments', paymentBody(request, settings.taxSystem), key)),
    read: async (id) => readIfFound(await find('payments', id), readPayment),
    refund: async (request, key) => readRefund(await post('/refunds', refundBody(request, settings.taxSystem), key)),
    readRefund: async (id) => readIfFound(await find('refunds', id), readRefund),
    makeReceipt: async (request, key) => readReceipt(await post('/receipts', receiptBody(request, settings.taxSystem), key)),
    readReceipt: async (id) => readIfFound(await find('receipts', id), readReceipt),
    list: async ({ of, from, until, cursor }) => {
      const query = new URLSearchParams({
        'created_at.gte': from.toISOString(),
        'created_at.lt': until.toISOString(),
        status: 'succeeded',
        limit: String(PAGE_SIZE),
        ...(cursor === null ? {} : { cursor }),
      })
      return readList((await get(`/${of}?${query}`)) ?? {})
    },
  }
}

/** Null if YooKassa does not have the object. */
const readIfFound = <T>(found: Record<string, unknown> | null, parse: (object: Record<string, unknown>) => T): T | null =>
  found && parse(found)
