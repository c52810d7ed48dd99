// A seller's daily statistics: impressions and views of goods count once for each visitor and day; own visits and robots do not count.
import { addToCart } from '@sverka/contract/cart/cart'
import { countGoodsShown, countProductView } from '@sverka/contract/marketplace/marketplace'
import { getSellerFigures } from '@sverka/contract/orders/seller-figures'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'
import { addToSellerDays } from './seller-days.sql.ts'
import { flushCounts } from './seller-days.ts'

const app = testApplication({ LIMIT_UPLOAD: '10000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

const show = (who: Person | null, items: number[], agent?: string) =>
  as(who)(countGoodsShown, { body: { items }, ...(agent ? { headers: { 'user-agent': agent } } : {}) })
const view = (who: Person | null, id: number, agent?: string) =>
  as(who)(countProductView, { params: { id }, ...(agent ? { headers: { 'user-agent': agent } } : {}) })
/** The member's figures of thirty days, after counts in memory are written. */
const read = async (who: Person) => {
  await flushCounts(app.services)
  return (await as(who)(getSellerFigures, {})).body
}
const nothing = { since: null, shown: 0, viewed: 0, basketed: 0, ordered: 0 }

test('impressions, views, carts and orders of one day are added up, each visitor once', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person()]
  const [one, two] = [await goods.published(seller), await goods.published(seller)]
  expect(await read(seller)).toEqual(nothing)
  for (const who of [buyer, buyer, null, null]) expect((await show(who, [one, two, one])).status).toBe(204)
  for (const who of [buyer, buyer, null]) await view(who, one)
  for (const quantity of [1, 2]) await as(buyer)(addToCart, { params: { id: one }, query: { quantity } })
  await purchases.buy(buyer)
  expect(await read(seller)).toEqual({ since: '2026-11-20', shown: 4, viewed: 2, basketed: 1, ordered: 1 })
  expect(await read(buyer)).toEqual(nothing)
})

test('the seller’s own visits, robots and products that do not exist are not counted', async () => {
  const seller = await goods.seller()
  const card = await goods.published(seller)
  await show(seller, [card])
  await view(seller, card)
  for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', 'python-requests/2.32']) {
    await show(null, [card], agent)
    await view(null, card, agent)
  }
  expect((await show(null, [2_000_000_000])).status).toBe(204)
  expect(await read(seller)).toEqual(nothing)
  // One call reports 60 products at most.
  expect(
    (
      await show(
        null,
        Array.from({ length: 61 }, (_, index) => index + 1),
      )
    ).status,
  ).toBe(400)
})

test('the figures cover thirty days and are deleted with the account', async () => {
  const seller = await goods.seller()
  const card = await goods.published(seller)
  // The test's day is 2026-11-20, so 2026-10-21 is the thirty-first day.
  const on = (day: string) => ({ productId: card, event: 'shown', memberId: null, day, count: 5 }) as const
  await app.db.transaction().execute((tx) => addToSellerDays(tx, [on('2026-10-21'), on('2026-10-22'), on('2026-11-19')]))
  expect(await read(seller)).toMatchObject({ since: '2026-10-22', shown: 10 })
  expect((await as(seller)(deleteAccount, { body: { password: seller.password } })).status).toBe(204)
  expect(await app.db.selectFrom('seller_days').selectAll().where('user_id', '=', seller.id).execute()).toEqual([])
})

test('counts written simultaneously by several processes lose nothing and do not deadlock', async () => {
  const sellers = await Promise.all([goods.seller(), goods.seller(), goods.seller()])
  const cards: number[] = []
  for (const seller of sellers) cards.push(await goods.published(seller))
  const counts = cards.map((productId) => ({ productId, event: 'viewed', memberId: null, day: '2026-11-20', count: 1 }) as const)
  await Promise.all(
    Array.from({ length: 8 }, (_, round) =>
      app.db.transaction().execute((tx) => addToSellerDays(tx, round % 2 === 0 ? counts : counts.toReversed())),
    ),
  )
  for (const seller of sellers) expect((await read(seller)).viewed).toBe(8)
})
