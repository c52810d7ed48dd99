// The cart: one line for each product, current prices, changes since a product was added, and only the member's own lines.
import { addToCart, countCartLines, getCart, removeFromCart } from '@sverka/contract/cart/cart'
import { unbindCompany } from '@sverka/contract/company-binding/company-binding'
import { deleteProduct, updateProduct } from '@sverka/contract/products/products'
import { copyOwnData, deleteAccount } from '@sverka/contract/profile/profile'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { World } from '../../test/world.ts'

// Uploads per seconds: a limit that these tests, which upload a picture for each product, never reach.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const put = (buyer: Parameters<typeof as>[0], id: number, quantity?: number) =>
  as(buyer)(addToCart, { params: { id }, query: quantity === undefined ? {} : { quantity } })
const count = async (buyer: Parameters<typeof as>[0]) => (await as(buyer)(countCartLines, {})).body
const showCart = async (buyer: Parameters<typeof as>[0]) => (await as(buyer)(getCart, {})).body

test('adding sets the quantity, repeating changes nothing, and the sale price counts', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const id = await goods.published(seller, { price: 100.5, sale_price: 90.25 })
  const first = await put(buyer, id, 3)
  expect([first.status, first.body.quantity, first.body.product.id]).toEqual([200, 3, id])
  expect((await put(buyer, id, 2)).body.id).toBe(first.body.id)
  await Promise.all(Array.from({ length: 10 }, () => put(buyer, id, 2)))
  expect(await showCart(buyer)).toMatchObject({
    count: 1,
    total: 180.5,
    baskets: [{ id: first.body.id, quantity: 2, total: 180.5 }],
    gone: [],
  })
  expect(await count(buyer)).toEqual({ count: 1 })
  expect(await count(seller)).toEqual({ count: 0 })
  expect((await as(buyer)(removeFromCart, { params: { id: first.body.id } })).status).toBe(204)
  expect((await as(buyer)(removeFromCart, { params: { id: first.body.id } })).code).toBe('not_found')
  expect(await showCart(buyer)).toEqual({ count: 0, total: 0, baskets: [], delivery: [], gone: [] })
})

test('products not on sale, out of stock or one’s own cannot be added to the cart', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const twoInStock = await goods.published(seller, { stock: 2 })
  const outOfStock = await goods.published(seller, { in_stock: false })
  expect((await put(buyer, twoInStock, 2)).status).toBe(200)
  const tooMany = await put(buyer, twoInStock, 3)
  expect([tooMany.status, tooMany.code]).toEqual([409, 'out_of_stock'])
  expect((await put(buyer, outOfStock)).code).toBe('out_of_stock')
  expect((await put(buyer, await goods.pending(seller))).code).toBe('not_found')
  expect((await put(seller, twoInStock)).code).toBe('own_product')
  expect((await put(buyer, twoInStock, 0)).code).toBe('validation_failed')
  const expensive = await goods.published(seller, { price: 1_000_000_000 })
  // The price is in rubles: 900,001 pieces cost more than `LINE_TOTAL_MAX` (9e13 kopecks), the most that one line may cost.
  expect((await put(buyer, expensive, 900_001)).body).toMatchObject({ errors: { quantity: [{ code: 'sum_too_large' }] } })
  expect((await put(null, twoInStock)).status).toBe(401)
})

test('a changed price, stock or seller is reported', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const id = await goods.published(seller, { price: 100, stock: 5 })
  await put(buyer, id, 4)
  await as(seller)(updateProduct, { params: { id }, body: { price: 120, stock: 3 } })
  await world.db.updateTable('companies').set({ procedure: 'Реорганизация' }).where('id', '=', seller.companyId).execute()
  // 4 pieces cannot be bought of 3 in stock, so the total is 0; setting the line again accepts the new price and seller's state.
  expect(await showCart(buyer)).toMatchObject({
    total: 0,
    baskets: [{ problem: 'too_few', price_before: 100, seller_before: 'Действует', product: { seller: { procedure: 'Реорганизация' } } }],
  })
  await put(buyer, id, 3)
  expect(await showCart(buyer)).toMatchObject({ total: 360, baskets: [{ problem: null, price_before: null, seller_before: null }] })
})

test('a product no longer on sale is listed apart and is not in the total', async () => {
  const buyer = await world.person()
  const [one, other] = [await goods.seller(), await goods.seller()]
  const deleted = await goods.published(one, { name: 'Снятый товар' })
  const hidden = await goods.published(other, { name: 'Скрытый товар' })
  for (const id of [deleted, hidden]) await put(buyer, id)
  await as(one)(deleteProduct, { params: { id: deleted } })
  await as(other)(unbindCompany, { params: { id: other.companyId } })
  const { count, total, gone } = await showCart(buyer)
  expect([count, total, gone.map(({ name }) => name)]).toEqual([0, 0, ['Снятый товар', 'Скрытый товар']])
})

test('a cart takes at most a hundred different goods', async () => {
  const buyer = await world.person()
  const id = await goods.published(await goods.seller())
  const row = { user_id: buyer.id, quantity: 1, price_kopecks: 1, seller_state: '', name: '', added_at: app.clock.now() }
  // A hundred copies of one product fill the cart. Generated columns cannot be inserted, JSON columns must be text.
  const original = await world.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const {
    id: _id,
    final_price_kopecks: _price,
    smallest_quantity: _least,
    lowest_step_kopecks: _step,
    properties,
    price_steps,
    certificates,
    ...product
  } = original
  const copies = Array.from({ length: 100 }, (_, index) => ({
    ...product,
    properties: JSON.stringify(properties),
    price_steps: JSON.stringify(price_steps),
    certificates: JSON.stringify(certificates),
    sku_article: `copy-${index}`,
    product_code: `copy-${index}`,
  }))
  const made = await world.db.insertInto('products').values(copies).returning('id').execute()
  await world.db
    .insertInto('basket_lines')
    .values(made.map((card) => ({ ...row, product_id: card.id })))
    .execute()
  expect((await put(buyer, id)).code).toBe('basket_full')
  expect((await put(buyer, made[0]?.id ?? 0, 2)).status).toBe(200)
})

test('the cart is in the data export and is deleted with the account', async () => {
  const buyer = await world.person()
  const id = await goods.published(await goods.seller())
  await put(buyer, id, 2)
  const content = unzipSync((await as(buyer)(copyOwnData, {})).body)['basket.json']
  expect(JSON.parse(strFromU8(content ?? new Uint8Array()))).toMatchObject([{ product_id: id, quantity: 2 }])
  await as(buyer)(deleteAccount, { body: { password: buyer.password } })
  const remaining = await world.db.selectFrom('basket_lines').selectAll().where('user_id', '=', buyer.id).execute()
  expect(remaining).toEqual([])
})
