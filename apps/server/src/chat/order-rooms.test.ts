// The conversation about an order: its buyer and its seller can open it. If the two already have a conversation about the product, it is used.
import { getRoom, openOrderRoom, openProductRoom } from '@sverka/contract/chat/chat'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

test('the seller writes first about a paid order', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const id = await purchases.buyAndPay(buyer, await goods.published(seller))
  const opened = await as(seller)(openOrderRoom, { params: { id } })
  expect([opened.status, opened.body.user.id, opened.body.user2.id]).toEqual([201, buyer.id, seller.id])
  expect(await as(buyer)(openOrderRoom, { params: { id } })).toMatchObject({ status: 200, body: { slug: opened.body.slug } })
})

test('a conversation that the buyer opened and left empty is the same for the seller', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const product = await goods.published(seller)
  const { slug } = (await as(buyer)(openProductRoom, { body: { product } })).body
  const id = await purchases.buyAndPay(buyer, product)
  expect(await as(seller)(openOrderRoom, { params: { id } })).toMatchObject({ status: 200, body: { slug } })
  expect((await as(seller)(getRoom, { params: { slug } })).status).toBe(200)
})

test('the seller does not see the buyer of an unpaid order', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  await purchases.addToCart(buyer, await goods.published(seller))
  const [id = 0] = (await purchases.buy(buyer)).body.orders
  expect((await as(seller)(openOrderRoom, { params: { id } })).code).toBe('not_found')
  expect((await as(buyer)(openOrderRoom, { params: { id } })).status).toBe(201)
})
