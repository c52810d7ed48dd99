// A buyer who repeats each purchase with its idempotency key until it is answered, pays it, and records what was acknowledged.
import { setTimeout as pause } from 'node:timers/promises'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { ask } from './ask.ts'
import type { Member } from './members.ts'
import { until } from './programs.ts'

const TO = { address: 'Новосибирск, Красный проспект, 1', postal_code: '630000', phone_number: '+79000000000', personal_data: true }

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

export interface Purchases {
  stop(): Promise<void>
  /** Checks every acknowledged purchase and payment; returns how many are lost, doubled or different. */
  compare(ownerUrl: string, say: (line: string) => void): Promise<number>
}

/** Acknowledged purchases by idempotency key. */
interface Acknowledged {
  readonly run: string
  readonly orders: Map<string, readonly number[]>
  readonly paid: Set<string>
}

/** Repeats until the application answers; null when the drill ends. */
type Insist = (path: string, method: string, body?: object, key?: string) => Promise<Answer | null>

const insisting =
  ({ origin, token }: Member, hasStopped: () => boolean): Insist =>
  async (path, method, body, key) => {
    while (!hasStopped()) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
      const sent = { method, headers, signal: AbortSignal.timeout(20_000), ...(body && { body: JSON.stringify(body) }) }
      const answer = await fetch(origin + path, sent)
        .then(async (reply) => ({ status: reply.status, body: (await reply.json()) as Answer['body'] }))
        .catch(() => null) // cut off: repeated
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      await pause(100)
    }
    return null
  }

async function buyOnce(insist: Insist, { run, orders, paid }: Acknowledged, goods: number): Promise<void> {
  const put = await insist(`/api/v1/products/${goods}/add-to-basket/`, 'POST', {})
  if (put?.status !== 200) return
  const key = `${run} ${randomIds.uuid()}`
  const bought = await insist('/api/v1/user-info/', 'POST', { ...TO, baskets: [put.body.id] }, key)
  if (bought?.status !== 201 && bought?.status !== 200) return
  orders.set(key, bought.body.orders as number[])
  const slug = String(bought.body.order_url).split('/').at(-1)
  const settled = await insist(`/api/v1/sandbox-payments/${slug}/`, 'POST', { card_number: '4111111111111111', outcome: 'succeed' })
  // Repeating a payment that was taken but not acknowledged is refused as ended.
  if (settled?.status === 200 || settled?.body.code === 'payment_settled') paid.add(key)
}

export function startPurchases(buyer: Member): Purchases {
  const state = { stopped: false }
  const reported: Acknowledged = { run: randomIds.uuid(), orders: new Map(), paid: new Set() }
  const insist = insisting(buyer, () => state.stopped)
  const work = async () => {
    while (!state.stopped) {
      const listed = await insist('/api/v1/marketplace/?page_size=50', 'GET')
      for (const { id } of (listed?.body.result ?? []) as { id: number }[]) if (!state.stopped) await buyOnce(insist, reported, id)
    }
  }
  const running = work()
  return {
    stop: async () => {
      state.stopped = true
      await running
    },
    compare: (ownerUrl, say) => compareStored(ownerUrl, reported, say),
  }
}

interface Stored {
  readonly request_key: string
  readonly status: string
  readonly orders: readonly number[]
  readonly booked: number
}

/** The poll finds a payment that the provider took while the server was down. */
const FOUND_SECONDS = 180

async function readStored(ownerUrl: string, run: string): Promise<Stored[]> {
  const rows = await ask(
    ownerUrl,
    `select p.request_key, pay.status, array_agg(o.order_id order by o.order_id) as orders,
      (select count(*)::int from ledger_transactions l where l.event = 'payment:' || pay.id) as booked
    from purchases p join payments pay on pay.id = p.payment_id join order_payments o on o.payment_id = pay.id
    where p.request_key like '${run} %' group by p.id, pay.id`,
  )
  return rows as unknown as Stored[]
}

async function compareStored(ownerUrl: string, { run, orders, paid }: Acknowledged, say: (line: string) => void): Promise<number> {
  const isBooked = ({ status, booked }: Stored) => status === 'succeeded' && booked === 1
  const unbooked = (rows: readonly Stored[]) => {
    const booked = new Set(rows.filter(isBooked).map((row) => row.request_key))
    return [...paid].filter((key) => !booked.has(key)).length
  }
  const late = unbooked(await readStored(ownerUrl, run))
  const hasEnded = await until('all are booked', FOUND_SECONDS, async () => unbooked(await readStored(ownerUrl, run)) === 0).then(
    () => true,
    () => false, // counted and reported below
  )
  const rows = await readStored(ownerUrl, run)
  const stored = new Map(rows.map((row) => [row.request_key, row]))
  const same = (key: string, reported: readonly number[]) => stored.get(key)?.orders.join() === reported.toSorted((a, b) => a - b).join()
  const lost = [...orders].filter(([key, reported]) => !same(key, reported)).length
  const doubled = rows.length - stored.size
  say(`${orders.size} purchases acknowledged: ${lost} lost or not as told, ${doubled} doubled`)
  say(`${paid.size} payments acknowledged: ${late} booked after the last start, ${unbooked(rows)} not booked once`)
  return lost + doubled + unbooked(rows) + (hasEnded && paid.size > 0 ? 0 : 1)
}
