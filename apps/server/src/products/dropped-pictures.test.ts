// Files of removed pictures are deleted, except the size that an order still shows.
import { getOrder } from '@sverka/contract/orders/orders'
import { deleteProductImage, getProduct } from '@sverka/contract/products/products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, picture } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

const readStatus = async (url: string) => (await app.server.inject({ url })).statusCode

test('the picture of a bought product stays in the order when the seller removes it', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const id = await goods.published(seller, {}, [await picture('#a00'), await picture('#0a0'), await picture('#00a')])
  const { images } = (await as(null)(getProduct, { params: { id } })).body
  const [bought, other] = images
  const order = await purchases.buyAndPay(buyer, id)
  const shown = (await as(buyer)(getOrder, { params: { id: order } })).body.lines[0]?.product.image ?? ''
  expect([bought?.card, bought?.image]).toContain(shown)
  // The order shows one size of the first picture; its other sizes and the second picture are deleted once staff publish the edit.
  for (const image of [bought, other]) expect((await as(seller)(deleteProductImage, { params: { id: image?.id ?? 0 } })).status).toBe(204)
  await goods.publish(id)
  await app.startWorkers()
  await expect.poll(() => readStatus(other?.image ?? '')).toBe(404)
  await expect.poll(() => readStatus(bought?.zoom ?? '')).toBe(404)
  expect([await readStatus(shown), await readStatus(shown.replace('.webp', '.avif'))]).toEqual([200, 200])
})
