// Repeating an order, which puts its goods into the buyer's cart again: current prices, as many pieces as are in stock, and only for its buyer.
import { getCart } from '@sverka/contract/cart/cart'
import { repeatOrder } from '@sverka/contract/orders/orders'
import { updateProduct } from '@sverka/contract/products/products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'

// Rate limits (requests/seconds) so high that these tests never reach them.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

/** Product, quantity and total of each line of the cart. */
const readCart = async (buyer: Person) =>
  (await as(buyer)(getCart, {})).body.baskets.map(({ product, quantity, total }) => [product.id, quantity, total])

test('an order is put into the cart at current prices', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const card = await goods.published(seller, { price: 100 })
  await purchases.addToCart(buyer, card, 3)
  const [id = 0] = (await purchases.buy(buyer)).body.orders
  await as(seller)(updateProduct, { params: { id: card }, body: { price: 110 } })
  expect((await as(buyer)(repeatOrder, { params: { id } })).body).toEqual({ added: 1, short: [] })
  // A second repetition does not add to the quantity.
  expect((await as(buyer)(repeatOrder, { params: { id } })).body).toEqual({ added: 1, short: [] })
  expect(await readCart(buyer)).toEqual([[card, 3, 330]])
})

test('missing and scarce goods are named', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const few = await goods.published(seller, { name: 'Швеллер', stock: 10 })
  const none = await goods.published(seller, { name: 'Уголок' })
  const gone = await goods.published(seller, { name: 'Балка' })
  for (const card of [few, none, gone]) await purchases.addToCart(buyer, card, 4)
  const [id = 0] = (await purchases.buy(buyer)).body.orders
  await as(seller)(updateProduct, { params: { id: few }, body: { stock: 2 } })
  await as(seller)(updateProduct, { params: { id: none }, body: { in_stock: false } })
  await world.db.updateTable('products').set({ hidden: 'blocked' }).where('id', '=', gone).execute()
  expect((await as(buyer)(repeatOrder, { params: { id } })).body).toEqual({
    added: 1,
    short: [
      { name: 'Швеллер', problem: 'too_few' },
      { name: 'Уголок', problem: 'out_of_stock' },
      { name: 'Балка', problem: 'gone' },
    ],
  })
  expect(await readCart(buyer)).toEqual([[few, 2, expect.any(Number)]])
})

test('a full cart stays as it is', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const id = await purchases.buyAndPay(buyer, await goods.published(seller))
  // A cart holds at most a hundred lines: a hundred copies of one product fill it. Generated columns cannot be inserted, JSON columns must be text.
  const template = await world.db.selectFrom('products').selectAll().where('user_id', '=', seller.id).executeTakeFirstOrThrow()
  const {
    id: _id,
    final_price_kopecks: _price,
    smallest_quantity: _least,
    lowest_step_kopecks: _step,
    properties,
    price_steps,
    certificates,
    ...card
  } = template
  const copies = Array.from({ length: 100 }, (_, at) => ({
    ...card,
    properties: JSON.stringify(properties),
    price_steps: JSON.stringify(price_steps),
    certificates: JSON.stringify(certificates),
    sku_article: `copy-${at}`,
    product_code: `copy-${at}`,
  }))
  const made = await world.db.insertInto('products').values(copies).returning('id').execute()
  const cartLine = { user_id: buyer.id, quantity: 1, price_kopecks: 100, seller_state: '', name: 'Товар', added_at: app.clock.now() }
  await world.db
    .insertInto('basket_lines')
    .values(made.map(({ id: product_id }) => ({ ...cartLine, product_id })))
    .execute()
  expect((await as(buyer)(repeatOrder, { params: { id } })).code).toBe('basket_full')
  expect(await readCart(buyer)).toHaveLength(100)
})

test('the seller of an order cannot repeat it', async () => {
  const seller = await goods.seller()
  const id = await purchases.buyAndPay(await world.person(), await goods.published(seller))
  expect((await as(seller)(repeatOrder, { params: { id } })).code).toBe('not_found')
})
