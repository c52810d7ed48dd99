// «Быстрый заказ»: a buyer enters article numbers (those of sellers or the site's own) with quantities; each line is put into the cart, or
// its problem is reported. (The site gives each product its own number, `sku_article`; `product_code` is the seller's.)
import { getCart, orderQuickly } from '@sverka/contract/cart/cart'
import { QUICK_CHOICES_MAX } from '@sverka/contract/cart/quick-order.rules'
import { deleteProduct, getProduct, updateProduct } from '@sverka/contract/products/products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'

// Requests per seconds: limits that these tests never reach.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_SEARCH: '1000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const order = async (who: Person, lines: { article: string; quantity: number }[]) =>
  (await as(who)(orderQuickly, { body: { lines } })).body.result
const listCartLines = async (who: Person) =>
  (await as(who)(getCart, {})).body.baskets.map(({ product, quantity }) => [product.product_code, quantity])
/** A new article number of a seller. */
const code = () => `QK-${world.next()}`

test('article numbers in any letter case fill the cart, and a repeat changes nothing', async () => {
  const [buyer, seller, one, other] = [await world.person(), await goods.seller(), code(), code()]
  for (const product_code of [one, other]) await goods.published(seller, { product_code })
  const lines = [
    { article: one.toLowerCase(), quantity: 3 },
    { article: other, quantity: 40 },
  ]
  const first = await order(buyer, lines)
  expect(first.map(({ added, problem }) => [added, problem])).toEqual([
    [3, null],
    [40, null],
  ])
  expect(await order(buyer, lines)).toEqual(first)
  expect(await listCartLines(buyer)).toEqual([
    [one, 3],
    [other, 40],
  ])
})

test('a line that cannot be ordered does not stop the others', async () => {
  const [buyer, seller, good, scarce, packed] = [await world.person(), await goods.seller(), code(), code(), code()]
  await goods.published(seller, { product_code: good })
  await goods.published(seller, { product_code: scarce, stock: 2 })
  await goods.published(seller, { product_code: packed, multiple: 10 })
  const result = await order(
    buyer,
    [code(), scarce, packed, good].map((article) => ({ article, quantity: 5 })),
  )
  expect(result.map(({ added, problem }) => [added, problem])).toEqual([
    [0, 'unknown'],
    [2, 'too_few'],
    [10, 'terms_changed'],
    [5, null],
  ])
  expect(await listCartLines(buyer)).toHaveLength(3)
})

test('an article number of several sellers needs a choice, the site’s own number does not', async () => {
  const [buyer, article] = [await world.person(), code()]
  const ids = [
    await goods.published(await goods.seller(), { product_code: article }),
    await goods.published(await goods.seller(), { product_code: article }),
  ]
  const [line] = await order(buyer, [{ article, quantity: 2 }])
  expect([line?.problem, line?.added, line?.choices.map(({ id }) => id)]).toEqual(['several', 0, ids])
  const chosen = line?.choices[1]?.sku_article ?? ''
  expect(await order(buyer, [{ article: chosen.toLowerCase(), quantity: 2 }])).toMatchObject([{ added: 2, problem: null }])
  expect((await as(buyer)(getCart, {})).body.baskets.map(({ product }) => product.id)).toEqual([ids[1]])
})

test('own products, waiting products and products taken off sale are not bought', async () => {
  const [seller, buyer, own, gone, waiting] = [await goods.seller(), await world.person(), code(), code(), code()]
  await goods.published(seller, { product_code: own })
  await as(seller)(deleteProduct, { params: { id: await goods.published(seller, { product_code: gone }) } })
  await goods.pending(seller, { product_code: waiting })
  expect(await order(seller, [{ article: own, quantity: 1 }])).toMatchObject([{ added: 0, problem: 'own_product' }])
  const lines = [gone, waiting].map((article) => ({ article, quantity: 1 }))
  expect((await order(buyer, lines)).map(({ problem }) => problem)).toEqual(['unknown', 'unknown'])
})

test('a full cart stays as it is', async () => {
  const [buyer, seller, article] = [await world.person(), await goods.seller(), code()]
  const id = await goods.published(seller, { product_code: article })
  const { sku_article } = (await as(null)(getProduct, { params: { id } })).body
  await as(seller)(updateProduct, { params: { id }, body: { stock: 5 } })
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
    ...card
  } = original
  const json = {
    properties: JSON.stringify(properties),
    price_steps: JSON.stringify(price_steps),
    certificates: JSON.stringify(certificates),
  }
  const copies = Array.from({ length: 100 }, (_, at) => ({ ...card, ...json, sku_article: `quick-${at}`, product_code: `quick-${at}` }))
  const made = await world.db.insertInto('products').values(copies).returning('id').execute()
  await world.db
    .insertInto('basket_lines')
    .values(made.map(({ id: product_id }) => ({ ...row, product_id })))
    .execute()
  const refused = await as(buyer)(orderQuickly, { body: { lines: [{ article: sku_article, quantity: 1 }] } })
  expect([refused.code, (await as(buyer)(getCart, {})).body.count]).toEqual(['basket_full', 100])
})

test('products that use another product’s site number as their own do not hide it', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  // As many products as are offered for one article number: if they came first, the right product would not be among them.
  const imitators: number[] = []
  for (let made = 0; made < QUICK_CHOICES_MAX; made += 1) imitators.push(await goods.published(seller, { product_code: code() }))
  const id = await goods.published(await goods.seller(), { product_code: code() })
  const { sku_article: article } = (await as(null)(getProduct, { params: { id } })).body
  await app.db.updateTable('products').set({ product_code: article, repeats_code: true }).where('id', 'in', imitators).execute()
  expect(await order(buyer, [{ article, quantity: 1 }])).toMatchObject([{ added: 1, problem: null }])
})
