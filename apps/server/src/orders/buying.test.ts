// Buying the cart through the API: current prices, one order for each seller, no second purchase by a repeated request, and named obstacles.
import { blockUser } from '@sverka/contract/auth/auth.staff'
import { getCart } from '@sverka/contract/cart/cart'
import { getItem, getListing } from '@sverka/contract/marketplace/marketplace'
import { buyCart, getOrder, listPurchases, listSales, payOrder } from '@sverka/contract/orders/orders'
import { vatWithin } from '@sverka/contract/orders/orders.rules'
import { getSandboxPayment } from '@sverka/contract/payments/payments'
import { deleteProduct, getProduct, updateProduct } from '@sverka/contract/products/products'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { checkoutForm, Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'

// Rate limits (requests/seconds) so high that these tests never reach them.
const app = testApplication({ LIMIT_UPLOAD: '10000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

/** How many orders or purchases the buyer has. A purchase is one checkout; it has one order for each seller. */
const countRows = async (table: 'orders' | 'purchases', buyer: Person): Promise<number> => {
  const rows = await world.db.selectFrom(table).select('id').where('buyer_id', '=', buyer.id).execute()
  return rows.length
}
/** Pieces that can still be bought. */
const readStock = async (id: number) => (await as(null)(getProduct, { params: { id } })).body.stock

test('a purchase makes one payment, one order per seller at today’s prices, and empties the cart', async () => {
  const buyer = await world.person()
  const [one, other] = [await goods.seller(), await goods.seller()]
  const steel = await goods.published(one, { name: 'Швеллер', price: 100, stock: 5, vat_rate: 22 })
  const bolts = await goods.published(one, { name: 'Болты', price: 30, sale_price: 20.5 })
  const paint = await goods.published(other, { name: 'Краска', price: 7 })
  for (const [id, quantity] of [
    [steel, 2],
    [bolts, 3],
    [paint, 1],
  ] as const)
    await purchases.addToCart(buyer, id, quantity)
  await as(one)(updateProduct, { params: { id: steel }, body: { price: 110 } })
  const { status, body } = await purchases.buy(buyer)
  expect([status, body.orders.length]).toEqual([201, 2])
  expect(body.order_url).toContain('/sandbox-payment/')
  await as(one)(updateProduct, { params: { id: steel }, body: { price: 999, name: 'Другое' } })
  const { body: list } = await as(buyer)(listPurchases, { query: {} })
  // The first seller's order: 2 × 110, the new price, and 3 × 20.5, the sale price.
  expect(list.result.map(({ total, status: state, paid }) => [total, state, paid])).toEqual([
    [7, 'not_paid', false],
    [281.5, 'not_paid', false],
  ])
  expect(JSON.parse(list.result[1]?.basket ?? '')).toMatchObject([
    { product: { id: steel, name: 'Швеллер' }, quantity: 2, price: 110 },
    { product: { id: bolts }, quantity: 3, price: 20.5 },
  ])
  expect(list.result[1]?.lines.map((line) => line.vat_rate)).toEqual([22, null])
  expect(await readStock(steel)).toBe(3)
  expect((await as(buyer)(getCart, {})).body.count).toBe(0)
  const sold = (await as(one)(listSales, { query: {} })).body.result
  // A seller does not see the buyer's name before the order is paid.
  expect([sold.length, sold[0]?.buyer, sold[0]?.total]).toEqual([1, null, 281.5])
})

test('listing, cart, order, payment and receipt show the same price with VAT to the kopeck', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const name = 'Люминофор'
  const id = await goods.published(seller, { name, price: 999.9, sale_price: 777.77, vat_rate: 22 })
  const item = (await as(null)(getItem, { params: { id } })).body.product
  expect([item.price, item.sale_price, item.price_with_taxes, item.vat_rate]).toEqual([999.9, 777.77, 999.9, 22])
  const listed = (await as(null)(getListing, { query: { search: name } })).body.result
  expect(listed.map(({ sale_price: sale }) => sale)).toEqual([777.77])
  await purchases.addToCart(buyer, id, 3)
  const cart = (await as(buyer)(getCart, {})).body
  const { body } = await purchases.buy(buyer, { total: cart.total })
  const order = (await as(buyer)(getOrder, { params: { id: body.orders[0] ?? 0 } })).body
  const slug = body.order_url.split('/').at(-1) ?? ''
  const payment = (await as(null)(getSandboxPayment, { params: { slug } })).body
  // 3 × 777.77 rubles; the VAT of 22 % included in it is 2333.31 × 22 / 122 = 420.76 rubles.
  expect([cart.total, order.total, order.lines[0]?.total, payment.amount]).toEqual(Array(4).fill(2333.31))
  await purchases.pay(body.order_url)
  expect(vatWithin(order.lines.map(({ total, vat_rate: rate }) => ({ kopecks: Math.round(total * 100), rate })))).toBe(420_76)
  const receipt = (await world.emailsTo(buyer.email)).find(({ subject }) => subject.includes('чек'))
  expect(receipt?.text.replaceAll('\u00a0', ' ')).toContain('3 × 777,77 ₽ = 2 333,31 ₽, в том числе НДС 22 %: 420,76 ₽')
})

test('only the named lines of the cart are bought', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  const [bought, notBought] = [await goods.published(seller), await goods.published(seller)]
  const line = await purchases.addToCart(buyer, bought)
  await purchases.addToCart(buyer, notBought)
  expect((await purchases.buy(buyer, { baskets: [line] })).status).toBe(201)
  expect((await as(buyer)(getCart, {})).body.baskets.map(({ product }) => product.id)).toEqual([notBought])
  const stranger = await world.person()
  const foreign = (await as(buyer)(getCart, {})).body.baskets[0]?.id ?? 0
  expect((await purchases.buy(stranger, { baskets: [foreign] })).code).toBe('not_found')
})

test('fifty simultaneous clicks make one purchase, and another body with the same key is refused', async () => {
  for (const key of [undefined, 'a-key']) {
    const buyer = await world.person()
    const line = await purchases.addToCart(buyer, await goods.published(await goods.seller()), 2)
    const replies = await Promise.all(Array.from({ length: 50 }, () => purchases.buy(buyer, { baskets: [line] }, key)))
    expect([...new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))]).toEqual([expect.stringContaining('201')])
    expect([replies[0]?.status, await countRows('orders', buyer), await countRows('purchases', buyer)]).toEqual([201, 1, 1])
    if (key === undefined) continue
    expect((await purchases.buy(buyer, { baskets: [line], total: 1 }, key)).code).toBe('idempotency_mismatch')
    await purchases.pay(replies[0]?.body.order_url ?? '')
    expect(await purchases.buy(buyer, { baskets: [line] }, key)).toMatchObject({ status: 201, body: replies[0]?.body })
  }
})

test('exactly one of fifty simultaneous buyers gets the last piece', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { stock: 1, name: 'Последний' })
  const buyers = await Promise.all(Array.from({ length: 50 }, () => world.person()))
  for (const buyer of buyers) await purchases.addToCart(buyer, id)
  const replies = await Promise.all(buyers.map((buyer) => purchases.buy(buyer)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = replies.filter(({ code }) => code === 'out_of_stock')
  expect(refused).toHaveLength(49)
  expect(refused[0]?.body).toMatchObject({ errors: { baskets: [{ message: 'Последний' }] } })
  expect((await as(seller)(listSales, { query: {} })).body.count).toBe(1)
})

test('what prevents a purchase is named, and nothing is bought', async () => {
  const buyer = await world.person()
  const seller = await goods.seller()
  expect((await purchases.buy(buyer)).code).toBe('basket_empty')
  const wrong = await as(buyer)(buyCart, { body: { address: ' ', postal_code: '12', phone_number: '12' } })
  expect([wrong.status, Object.keys((wrong.body as unknown as { errors: object }).errors)]).toEqual([
    400,
    ['address', 'postal_code', 'phone_number'],
  ])
  const cheap = await goods.published(seller, { price: 0.99 })
  await purchases.addToCart(buyer, cheap)
  expect((await purchases.buy(buyer)).code).toBe('payment_too_small')
  const gone = await goods.published(seller, { name: 'Снятый', stock: 3 })
  await purchases.addToCart(buyer, gone, 2)
  expect((await purchases.buy(buyer, { total: 1 })).code).toBe('basket_changed')
  await as(seller)(deleteProduct, { params: { id: gone } })
  expect((await purchases.buy(buyer)).code).toBe('out_of_stock')
  expect((await purchases.buy(buyer, {}, 'x'.repeat(201))).status).toBe(400)
  expect([await countRows('orders', buyer), (await as(buyer)(getCart, {})).body.count]).toEqual([0, 1])
  expect((await as(null)(buyCart, { body: checkoutForm })).status).toBe(401)
})

test('all goods that cannot be bought are named in the sentence and the list, with their reason', async () => {
  const [buyer, seller, other, staff] = [await world.person(), await goods.seller(), await goods.seller(), await world.staff()]
  // Product ids by name. «Снятый» is deleted, «Кончился» out of stock, «Мало» scarce, «Есть» available, «Скрытый» of a blocked seller.
  const made: Record<string, number> = {}
  for (const name of ['Снятый', 'Кончился', 'Мало', 'Есть']) made[name] = await goods.published(seller, { name, stock: 9 })
  made.Скрытый = await goods.published(other, { name: 'Скрытый' })
  const lines: Record<string, number> = {}
  for (const [name, id] of Object.entries(made)) lines[name] = await purchases.addToCart(buyer, id, name === 'Скрытый' ? 1 : 5)
  const request = (name: string) => ({ params: { id: made[name] ?? 0 } })
  await as(seller)(deleteProduct, request('Снятый'))
  await as(seller)(updateProduct, { ...request('Кончился'), body: { in_stock: false } })
  await as(seller)(updateProduct, { ...request('Мало'), body: { stock: 2 } })
  await as(staff)(blockUser, { params: { id: other.id }, body: {} })
  const { status, code, body } = await purchases.buy(buyer)
  const { detail, errors } = body as unknown as { detail: string; errors: { baskets: { code: string; message: string; id: number }[] } }
  expect([status, code]).toEqual([409, 'out_of_stock'])
  expect(errors.baskets.map((fault) => [fault.message, fault.code, fault.id])).toEqual([
    ['Снятый', 'not_on_sale', lines.Снятый],
    ['Кончился', 'out_of_stock', lines.Кончился],
    ['Мало', 'too_few', lines.Мало],
    ['Скрытый', 'not_on_sale', lines.Скрытый],
  ])
  expect(detail).toContain('Больше не продаётся: «Снятый», «Скрытый».')
  expect(detail).not.toMatch(/Есть|\d/)
  expect((await as(buyer)(getCart, {})).body.gone.map(({ name }) => name)).toEqual(['Снятый', 'Скрытый'])
})

test('a price that changed during the purchase is named', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const [same, dearer] = [await goods.published(seller, { name: 'Прежний' }), await goods.published(seller, { name: 'Дороже', price: 100 })]
  for (const id of [same, dearer]) await purchases.addToCart(buyer, id)
  const { total } = (await as(buyer)(getCart, {})).body
  await as(seller)(updateProduct, { params: { id: dearer }, body: { price: 120 } })
  const { code, body } = await purchases.buy(buyer, { total })
  expect([code, body]).toMatchObject([
    'basket_changed',
    { detail: 'Изменилась цена: «Дороже».', errors: { baskets: [{ code: 'price_changed', message: 'Дороже' }] } },
  ])
})

test('an order that is paid again names missing goods as they were bought', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const card = await goods.published(seller, { name: 'Снятый потом' })
  await purchases.addToCart(buyer, card)
  const { order_url, orders } = (await purchases.buy(buyer)).body
  await purchases.pay(order_url, 'fail')
  await as(seller)(deleteProduct, { params: { id: card } })
  const { body } = await as(buyer)(payOrder, { params: { id: orders[0] ?? 0 } })
  expect(body).toMatchObject({ code: 'out_of_stock', detail: 'Больше не продаётся: «Снятый потом».' })
})

test('an order keeps the agreed terms and the phone’s digits, and ignores sums from the browser', async () => {
  const buyer = await world.person()
  await purchases.addToCart(buyer, await goods.published(await goods.seller(), { price: 5 }), 3)
  const id = (await purchases.buy(buyer, { total: 15 })).body.orders[0] ?? 0
  const { body } = await as(buyer)(getOrder, { params: { id } })
  expect(body).toMatchObject({ total: 15, role: 'buyer', next: null, delivery: { phone_number: '79000000000', postal_code: '101000' } })
  // The version of the site's terms that the buyer agreed to is stored with the purchase.
  const stored = await world.db.selectFrom('purchases').select('terms_version').where('buyer_id', '=', buyer.id).executeTakeFirstOrThrow()
  expect(stored.terms_version).not.toBe('')
})

test('a telephone number is stored in one form, with its extension apart', async () => {
  const seller = await goods.seller()
  const card = await goods.published(seller, { price: 5 })
  const cases: [{ phone_number: string; phone_extension?: string }, { phone_number: string; phone_extension: string | null }][] = [
    [{ phone_number: '8 (900) 123-45-67' }, { phone_number: '79001234567', phone_extension: null }],
    [{ phone_number: '9001234567' }, { phone_number: '79001234567', phone_extension: null }],
    [{ phone_number: '0079001234567' }, { phone_number: '79001234567', phone_extension: null }],
    [{ phone_number: '8 495 123-45-67 доб. 12' }, { phone_number: '74951234567', phone_extension: '12' }],
    [
      { phone_number: '84951234567', phone_extension: '305' },
      { phone_number: '74951234567', phone_extension: '305' },
    ],
  ]
  for (const [form, delivery] of cases) {
    const buyer = await world.person()
    await purchases.addToCart(buyer, card, 1)
    const { body } = await purchases.buy(buyer, form)
    const order = await as(buyer)(getOrder, { params: { id: body.orders[0] ?? 0 } })
    expect([form, order.body.delivery]).toMatchObject([form, delivery])
  }
})

test('orders, lines and payment of any cart agree to the kopeck', async () => {
  const sellers = [await goods.seller(), await goods.seller()]
  const ids: number[] = []
  for (const seller of sellers) for (let number = 0; number < 3; number += 1) ids.push(await goods.published(seller))
  const line = fc.record({ at: fc.nat(5), quantity: fc.integer({ min: 1, max: 9999 }), kopecks: fc.integer({ min: 100, max: 9e9 }) })
  // Up to six lines, each with one of the six products (`at` is its index), any quantity and a price up to 90 million rubles.
  const cart = fc.uniqueArray(line, { selector: ({ at }) => at, minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(cart, async (lines) => {
      const buyer = await world.person()
      for (const { at, quantity, kopecks } of lines) {
        await world.db
          .updateTable('products')
          .set({ price_kopecks: kopecks })
          .where('id', '=', ids[at] ?? 0)
          .execute()
        await purchases.addToCart(buyer, ids[at] ?? 0, quantity)
      }
      const { body } = await purchases.buy(buyer)
      const expected = lines.reduce((sum, { quantity, kopecks }) => sum + quantity * kopecks, 0)
      const rows = await world.db.selectFrom('orders').select('total_kopecks as total').where('id', 'in', body.orders).execute()
      const payment = await world.db
        .selectFrom('payments')
        .select('amount_kopecks as amount')
        .where('order_url', '=', body.order_url)
        .executeTakeFirstOrThrow()
      expect([rows.reduce((sum, { total }) => sum + total, 0), payment.amount]).toEqual([expected, expected])
    }),
    { numRuns: process.env.TEST_FULL ? 2000 : 25 },
  )
})
