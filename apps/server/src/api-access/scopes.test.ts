// Tests the scopes of API keys: beside public data a key opens only the parts of its member's data that its scopes name. The scopes are `register`
// (company data and watch lists), `goods`, `orders` and `chat`. Keys older than the scopes count as `register`.
import { createApiKey, getApiUsage, listApiKeys } from '@sverka/contract/api-access/api-access'
import { getMe } from '@sverka/contract/auth/auth'
import { listRegions } from '@sverka/contract/catalog/catalog'
import { listRooms } from '@sverka/contract/chat/chat'
import type { Operation } from '@sverka/contract/http/http'
import { listWatches } from '@sverka/contract/monitoring/monitoring'
import { operations } from '@sverka/contract/operations/operations'
import { buyCart, listSales } from '@sverka/contract/orders/orders'
import { changeOwnProducts, listOwnProducts } from '@sverka/contract/products/own-products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { checkoutForm } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication({ LIMIT_API: '100000/60', LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

type Scopes = InputFor<typeof createApiKey>['body']['scopes']
const makeKey = async (person: Person, scopes?: Scopes) => ({
  access: (await as(person)(createApiKey, { body: { name: 'Склад', ...(scopes ? { scopes } : {}) } })).body.key,
})

test('a key for goods reads and changes the cards of its member, and nothing else of theirs', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  const [id, foreignId] = [await goods.published(seller, { price: 100 }), await goods.published(other)]
  const key = await makeKey(seller, ['goods'])
  expect((await as(key)(listOwnProducts, { query: {} })).body.result.map((card) => card.id)).toEqual([id])
  const body = { action: 'price' as const, items: [{ id }, { id: foreignId }], price: 120 }
  const { result } = (await as(key)(changeOwnProducts, { body })).body
  expect(result.map(({ code }) => code)).toEqual([null, 'not_found'])
  expect((await as(key)(listRegions, { query: {} })).status).toBe(200)
  expect((await as(key)(listSales, { query: {} })).code).toBe('key_scope_missing')
  expect((await as(key)(listRooms, { query: {} })).code).toBe('key_scope_missing')
  expect((await as(key)(listWatches, { query: {} })).code).toBe('key_scope_missing')
  expect((await as(key)(getMe, {})).code).toBe('key_not_allowed')
})

test('each scope opens its own part', async () => {
  const person = await world.person({ plan: 'pro' })
  // A scope named twice is accepted.
  const [orders, chat] = [await makeKey(person, ['orders']), await makeKey(person, ['chat', 'chat'])]
  expect([(await as(orders)(listSales, { query: {} })).status, (await as(chat)(listRooms, { query: {} })).status]).toEqual([200, 200])
  expect((await as(orders)(buyCart, { body: checkoutForm })).code).toBe('key_not_allowed')
})

test('a key created without scopes gets the scope register, which covers company data and watch lists', async () => {
  const person = await world.person({ plan: 'pro' })
  const key = await makeKey(person)
  const { keys } = (await as(person)(listApiKeys, {})).body
  expect(keys.map(({ scopes }) => scopes)).toEqual([['register']])
  // A key older than the scopes: its row has none.
  await app.db
    .insertInto('api_keys')
    .values({ user_id: person.id, name: 'Прежний', hash: Buffer.from('0'), head: 'a', tail: 'b', created_at: new Date() })
    .execute()
  expect((await as(person)(listApiKeys, {})).body.keys.every(({ scopes }) => scopes.join() === 'register')).toBe(true)
  expect((await as(key)(listWatches, { query: {} })).status).toBe(200)
  expect((await as(key)(listOwnProducts, { query: {} })).code).toBe('key_scope_missing')
  expect((await as(person)(createApiKey, { body: { name: 'Пусто', scopes: [] } })).status).toBe(400)
})

test('answered requests are counted by operation, and refused ones are not', async () => {
  const person = await world.person({ plan: 'pro' })
  const key = await makeKey(person, ['orders'])
  for (let call = 0; call < 3; call += 1) await as(key)(listSales, { query: {} })
  await as(key)(listRegions, { query: {} })
  await as(key)(listOwnProducts, { query: {} })
  const { methods, used } = (await as(person)(getApiUsage, {})).body
  expect([used, methods]).toEqual([
    4,
    [
      { method: `GET ${listSales.path}`, used: 3 },
      { method: `GET ${listRegions.path}`, used: 1 },
    ],
  ])
})

test('no scope allows operations of staff, sign-in, payment or profile', () => {
  const operationsWithScope = Object.values<Operation>(operations).filter(({ scope }) => scope !== undefined)
  expect(operationsWithScope.length).toBeGreaterThan(10)
  for (const { access, path } of operationsWithScope) {
    expect([path, access === 'staff']).toEqual([path, false])
    expect(path).not.toMatch(/auth|profile|admin|pay\/|api-access/)
  }
})
