// Kills the server process (kill -9) at each point of a purchase, from the click to the e-mail: exactly one order, payment, ledger transaction and
// e-mail follow. `TEST_KILLS=20` kills twenty times at each point, as the full run does.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { checkoutForm, Purchases } from '../../test/purchases.ts'
import { startServing } from '../../test/serving-process.ts'
import { type Point, type WatchedDatabase, watchedDatabase } from '../../test/watched-database.ts'
import { type Person, World } from '../../test/world.ts'
import { YookassaServer } from '../../test/yookassa-server.ts'
import { systemClock } from '../platform/clock.ts'

/** A local server that imitates the payment provider YooKassa. */
const provider = new YookassaServer()
const settings = {
  SECRET_KEY: 'a key of this test alone, 32 letters or more',
  YOOKASSA_SHOP_ID: 'shop',
  YOOKASSA_SECRET_KEY: 'key',
  YOOKASSA_URL: '',
  YOOKASSA_SENDERS: '127.0.0.1/32',
  // Requests per seconds: limits that this test never reaches.
  LIMIT_API: '100000/60',
  LIMIT_UPLOAD: '10000/3600',
}
beforeAll(async () => {
  settings.YOOKASSA_URL = await provider.start()
})
const app = testApplication(() => settings)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
/** Data of the server processes: uploaded files and compiled modules. */
const folder = mkdtempSync(join(tmpdir(), 'sverka-killed-'))
/** The running server process with its port, and the proxy before its database that kills it at a statement. */
const running: { database?: WatchedDatabase; child?: ChildProcess; port: number } = { port: 0 }

beforeAll(async () => {
  app.clock.moment = systemClock.now()
  running.database = await watchedDatabase(app.database.url)
})
afterAll(async () => {
  running.child?.kill('SIGKILL')
  running.database?.close()
  await provider.stop()
  rmSync(folder, { recursive: true, force: true })
})

const POLL_OPTIONS = { timeout: 120_000, interval: 100 }
/** How often the server is killed at each point: once, 20 times in the full run. */
const KILLS = Number(process.env.TEST_KILLS ?? (process.env.TEST_FULL ? 20 : 1))

async function startServer(): Promise<void> {
  const env = {
    ...process.env,
    ...settings,
    DATABASE_URL: running.database?.url,
    DATA_DIR: folder,
    PUBLIC_URL: 'http://sverka.test',
    LOG_LEVEL: 'silent',
    DEMO: 'on',
    OVERLOAD_DELAY_MS: '0',
    // Compiled modules are cached, so that the next process starts in half the time.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const { port } = await startServing('working-process.ts', env, (child) => {
    running.child = child
  })
  running.port = port
}

const isDead = (): boolean => !running.child || running.child.signalCode !== null || running.child.exitCode !== null
const waitUntilDead = async (): Promise<void> => {
  if (!isDead()) await once(running.child as ChildProcess, 'exit')
}
const kill = () => running.child?.kill('SIGKILL')

/** Repeats the request until it succeeds, as a browser and the provider do; starts a dead server again. Throws `Refused` for a status below 500. */
async function post(path: string, body: object, headers: Record<string, string>): Promise<unknown> {
  for (;;) {
    if (isDead()) await startServer()
    try {
      const answer = await fetch(`http://127.0.0.1:${running.port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      if (answer.ok) return await answer.json()
      if (answer.status < 500) throw new Refused(`${path} was refused: ${await answer.text()}`)
    } catch (error) {
      if (error instanceof Refused) throw error
      await waitUntilDead()
    }
  }
}
class Refused extends Error {}

// Beginnings of SQL statements by which the points below are recognised.
const insertsPurchase = 'insert into "purchases"'
const storesProviderAnswer = 'update "payments" set "status" = case'
const insertsNotification = 'insert into "payment_notifications"'
const booksPayment = 'insert into "ledger_transactions"'

/**
 * Where the process is killed: before or after the statement `at` in the transaction that has the statement `of`; or when the provider has
 * received a request, or is about to answer it.
 */
const points: readonly (readonly [string, Point | 'request' | 'answer'])[] = [
  ['before the purchase is committed', { of: insertsPurchase, at: 'commit', when: 'before' }],
  ['when the purchase is committed, before the provider gets a request', { of: insertsPurchase, at: 'commit', when: 'after' }],
  ['when the provider has received the request', 'request'],
  ['when the provider has created the payment, before it answers', 'answer'],
  ['when the provider has answered, before that is stored', { of: storesProviderAnswer, at: storesProviderAnswer, when: 'before' }],
  ['when the answer is stored, before the buyer is answered', { of: storesProviderAnswer, at: storesProviderAnswer, when: 'after' }],
  ['when the notification is stored, before it is answered', { of: insertsNotification, at: 'commit', when: 'after' }],
  ['before the effect of the payment is committed', { of: booksPayment, at: 'commit', when: 'before' }],
  ['when the effect of the payment is committed', { of: booksPayment, at: 'commit', when: 'after' }],
]

/** Kills the server when it reaches the point: a statement of the database, a request to the provider or the provider's answer. */
function killAt(point: Point | 'request' | 'answer', onKill: () => void): void {
  const strike = () => {
    onKill()
    kill()
  }
  if (typeof point === 'object') {
    running.database?.arm(point, strike)
    return
  }
  const strikeOnce = async (method: string) => {
    if (method !== 'POST') return undefined
    provider.onRequest = () => undefined
    provider.onAnswer = () => undefined
    strike()
    await waitUntilDead()
    return 'cut' as const
  }
  if (point === 'request') provider.onRequest = strikeOnce
  else provider.onAnswer = strikeOnce
}

const findPayments = (buyer: Person) => world.db.selectFrom('payments').selectAll().where('user_id', '=', buyer.id).execute()

/** Everything that a purchase of this buyer has created. A seller's account at the provider is 100000 and the company's id. */
async function readCounts(buyer: Person, seller: Seller) {
  const [payment] = await findPayments(buyer)
  const count = async (table: 'orders' | 'purchases') =>
    (await world.db.selectFrom(table).select('id').where('buyer_id', '=', buyer.id).execute()).length
  const event = `payment:${payment?.id}`
  const ledger = await world.db.selectFrom('ledger_transactions').select('id').where('event', '=', event).execute()
  const notices = await world.db
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', seller.id)
    .where('kind', '=', 'order_received')
    .execute()
  return {
    orders: await count('orders'),
    purchases: await count('purchases'),
    payments: (await findPayments(buyer)).length,
    atProvider: provider
      .all('payments')
      .filter(({ body }) => (body.transfers as { account_id: string }[])[0]?.account_id === `${100_000 + seller.companyId}`).length,
    ledger: ledger.length,
    emails: (await world.emailsTo(buyer.email)).length,
    notices: notices.length,
  }
}

/** Buys, pays and notifies as browser and provider do, while the server is killed once at this point. */
async function buyWhileKilled(point: Point | 'request' | 'answer'): Promise<void> {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  await purchases.addToCart(buyer, await goods.published(seller, { stock: 5 }), 2)
  if (isDead()) await startServer()
  let isKilled = false
  killAt(point, () => {
    isKilled = true
  })
  const headers = { authorization: `Bearer ${buyer.access}`, 'idempotency-key': `purchase-${buyer.id}` }
  // This path is the purchase of the cart.
  await post('/api/v1/user-info/', checkoutForm, headers)
  const id = (await findPayments(buyer))[0]?.provider_id ?? ''
  provider.settle(id, 'succeeded')
  await post('/api/v1/payments/yookassa/', { event: 'payment.succeeded', object: { id } }, {})
  await vi.waitFor(async () => {
    if (isDead()) await startServer()
    expect([isKilled, (await findPayments(buyer))[0]?.status]).toEqual([true, 'succeeded'])
  }, POLL_OPTIONS)
  expect(await readCounts(buyer, seller)).toEqual({
    orders: 1,
    purchases: 1,
    payments: 1,
    atProvider: 1,
    ledger: 1,
    emails: 1,
    notices: 1,
  })
}

/** All kills, round by round, so that a run that is stopped early has killed equally often at every point. */
const kills = Array.from({ length: KILLS }, (_, at) => points.map(([name, point]) => [name, at + 1, point] as const)).flat()

test.each(kills)('kill -9 %s, time %i', { timeout: 600_000 }, async (_name, _time, point) => {
  app.clock.moment = systemClock.now()
  await buyWhileKilled(point)
})

test('when every notification is lost, polling finds the payment and the list of orders shows it', { timeout: 600_000 }, async () => {
  const buyer = await world.person()
  await purchases.addToCart(buyer, await goods.published(await goods.seller()))
  const authorization = `Bearer ${buyer.access}`
  await post('/api/v1/user-info/', checkoutForm, { authorization })
  provider.settle((await findPayments(buyer))[0]?.provider_id ?? '', 'succeeded')
  await vi.waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${running.port}/api/v1/products-order/`, { headers: { authorization } })
    expect(await answer.json()).toMatchObject({ count: 1, result: [{ paid: true, status: 'pending' }] })
  }, POLL_OPTIONS)
})
