// Load of the fault drill: a buyer who makes purchases and pays for them. Each purchase is repeated with its idempotency key until it is
// answered; it must be stored once, with its orders, and its payment must be booked once.
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { runQuery } from '../run-query.ts'
import type { Caller } from './caller.ts'
import { type Load, repeatWork, type Tally, type Volume, waitForRest } from './loads.ts'
import type { Pay } from './pay.ts'

/** Delivery address of all purchases, with the consent to the processing of personal data. */
const DELIVERY = { address: 'Новосибирск, Красный проспект, 1', postal_code: '630000', phone_number: '+79000000000', personal_data: true }

/** The purchases and payments that the server acknowledged. */
interface Acknowledged {
  /** Beginning of all keys of this run. */
  readonly run: string
  /** Order ids by idempotency key of the purchase. */
  readonly orders: Map<string, readonly number[]>
  /** Keys of purchases whose payment was acknowledged. */
  readonly paid: Set<string>
}

async function buyOnce(buyer: Caller, pay: Pay, { run, orders, paid }: Acknowledged, goods: number): Promise<string | null> {
  const put = await buyer.ask('POST', `/api/v1/products/${goods}/add-to-basket/`, {})
  if (put?.status !== 200) return null
  const key = `${run} ${randomIds.uuid()}`
  const bought = await buyer.ask('POST', '/api/v1/user-info/', { ...DELIVERY, baskets: [put.body.id] }, key)
  if (bought?.status !== 201 && bought?.status !== 200) return null
  orders.set(key, bought.body.orders as number[])
  if (await pay(buyer, String(bought.body.order_url))) paid.add(key)
  return key
}

/** Buys one product after another until stopped. */
export function startPurchases(buyer: Caller, pay: Pay, volume: Volume): Load {
  const reported: Acknowledged = { run: randomIds.uuid(), orders: new Map(), paid: new Set() }
  const goods: number[] = []
  const work = async () => {
    // The first 50 goods of the listing in turn, then a new list: demo goods have an unlimited stock (`startServer`).
    if (goods.length === 0) {
      const listed = await buyer.ask('GET', '/api/v1/marketplace/?page_size=50')
      goods.push(...((listed?.body.result ?? []) as { id: number }[]).map(({ id }) => id))
    }
    const chosen = goods.pop()
    return chosen === undefined ? null : buyOnce(buyer, pay, reported, chosen)
  }
  return { ...repeatWork(volume, work), compare: (ownerUrl) => compareStored(ownerUrl, reported) }
}

interface Stored {
  readonly request_key: string
  readonly status: string
  readonly orders: readonly number[]
  /** Entries of the payment in the ledger; 1 is right. */
  readonly booked: number
}

async function readStored(ownerUrl: string, run: string): Promise<Stored[]> {
  const rows = await runQuery(
    ownerUrl,
    `select p.request_key, pay.status, array_agg(o.order_id order by o.order_id) as orders,
      (select count(*)::int from ledger_transactions l where l.event = 'payment:' || pay.id) as booked
    from purchases p join payments pay on pay.id = p.payment_id join order_payments o on o.payment_id = pay.id
    where p.request_key like '${run} %' group by p.id, pay.id`,
  )
  return rows as unknown as Stored[]
}

async function compareStored(ownerUrl: string, { run, orders, paid }: Acknowledged): Promise<Tally> {
  const countUnbooked = async () => {
    const rows = await readStored(ownerUrl, run)
    const booked = new Set(rows.filter((row) => row.status === 'succeeded' && row.booked === 1).map((row) => row.request_key))
    return [...paid].filter((key) => !booked.has(key)).length
  }
  const { late, never } = await waitForRest(countUnbooked)
  const rows = await readStored(ownerUrl, run)
  const stored = new Map(rows.map((row) => [row.request_key, row]))
  const isStored = (key: string, ids: readonly number[]) => stored.get(key)?.orders.join() === ids.toSorted((a, b) => a - b).join()
  const lost = [...orders].filter(([key, ids]) => !isStored(key, ids)).length
  return { what: 'purchases with their payments', acknowledged: orders.size, lost: lost + never, doubled: rows.length - stored.size, late }
}
