// Terms on which companies buy: units, smallest quantities, multiples, and price steps, which are lower prices from certain quantities on. The
// price of a quantity is the same everywhere.
import { addToCart, getCart } from '@sverka/contract/cart/cart'
import { getItem, getListing } from '@sverka/contract/marketplace/marketplace'
import { buyCart, downloadOrder, getOrder, repeatOrder } from '@sverka/contract/orders/orders'
import { getInvoice, setBankDetails } from '@sverka/contract/payments/invoices'
import { changeOwnProducts, listOwnProducts } from '@sverka/contract/products/own-products'
import { getProduct, listProducts, updateProduct } from '@sverka/contract/products/products'
import { listStaffProducts, publishProduct } from '@sverka/contract/products/products.staff'
import { priceForQuantity, toPriced } from '@sverka/contract/products/trade-terms.rules'
import { acceptOffer, askForQuotes, getQuote, putOffer } from '@sverka/contract/quotes/quotes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { checkoutForm, Purchases } from '../../test/purchases.ts'
import { type Person, World } from '../../test/world.ts'

const limits = { LIMIT_UPLOAD: '10000/3600', LIMIT_API: '1000000/60', LIMIT_REPORT: '100000/60', LIMIT_COMMENTS: '100000/60' }
const app = testApplication({ ...limits, LIMIT_SEARCH: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

const steps = [
  { from: 10, price: 95.5 },
  { from: 100, price: 90.01 },
]
/** Bolts at 100 rubles a kilogram (166 in the classifier of units), from 4 kg in steps of 2 kg, shipped within 5 days. */
const bolts = { name: 'Болт М12', price: 100, unit: 166, min_quantity: 4, multiple: 2, lead_days: 5, price_steps: JSON.stringify(steps) }
const put = (buyer: Person, id: number, quantity?: number) =>
  as(buyer)(addToCart, { params: { id }, query: quantity === undefined ? {} : { quantity } })
const change = (seller: Person, id: number, body: InputFor<typeof updateProduct>['body']) =>
  as(seller)(updateProduct, { params: { id }, body })
const faults = (reply: { body: unknown }) => {
  const { errors = {} } = reply.body as { errors?: Record<string, { code: string }[]> }
  return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first?.code]))
}

test('everybody sees the unit, quantities, lead time and price steps of a product', async () => {
  const id = await goods.published(await goods.seller(), bolts)
  const { product } = (await as(null)(getItem, { params: { id } })).body
  expect(product).toMatchObject({ unit: 166, unit_name: 'кг', min_quantity: 4, multiple: 2, lead_days: 5, price_steps: steps })
})

test('a product without terms is sold by the piece', async () => {
  const buyer = await world.person()
  const id = await goods.published(await goods.seller(), { price: 10 })
  const product = (await as(null)(getProduct, { params: { id } })).body
  expect(product).toMatchObject({ unit: null, unit_name: 'шт', min_quantity: null, multiple: null, lead_days: null, price_steps: [] })
  expect((await put(buyer, id)).body.quantity).toBe(1)
})

test('the cart gets the smallest quantity by default, and a quantity against the terms is a field error', async () => {
  const buyer = await world.person()
  const id = await goods.published(await goods.seller(), { ...bolts, min_quantity: 5 })
  // The smallest multiple of 2 that is at least 5.
  expect((await put(buyer, id)).body.quantity).toBe(6)
  const tooFew = await put(buyer, id, 4)
  expect([tooFew.status, faults(tooFew)]).toEqual([400, { quantity: 'below_min' }])
  expect(faults(await put(buyer, id, 7))).toEqual({ quantity: 'not_multiple' })
})

test('invalid terms are refused with an error of their fields', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { price: 100 })
  const refused = async (body: Parameters<typeof change>[2]) => faults(await change(seller, id, body))
  expect(await refused({ unit: 999 })).toEqual({ unit: 'not_a_unit' })
  expect(await refused({ min_quantity: 1_000_000 })).toEqual({ min_quantity: 'not_a_quantity' })
  expect(await refused({ price_steps: [{ from: 10, price: 100 }] })).toEqual({ price_steps: 'price_steps_wrong' })
  expect(await refused({ price_steps: [{ from: 10, price: 99.999 }] })).toEqual({ price_steps: 'price_not_money' })
  expect((await change(seller, id, { price_steps: [{ from: 10, price: -1 }] })).status).toBe(400)
  await change(seller, id, { price_steps: [{ from: 10, price: 90 }] })
  expect(await refused({ price: 90 })).toEqual({ price_steps: 'price_steps_wrong' })
  expect(await refused({ min_quantity: 10 })).toEqual({ price_steps: 'price_steps_wrong' })
})

test('a percentage changes the steps with the price', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { ...bolts })
  await as(seller)(changeOwnProducts, { body: { action: 'price', items: [{ id }], percent: 10 } })
  const { price, price_steps: now } = (await as(null)(getProduct, { params: { id } })).body
  expect([price, now]).toEqual([
    110,
    [
      { from: 10, price: 105.05 },
      { from: 100, price: 99.01 },
    ],
  ])
})

test('the seller’s table of products shows the terms', async () => {
  const seller = await goods.seller()
  await goods.published(seller, bolts)
  const [card] = (await as(seller)(listOwnProducts, { query: {} })).body.result
  expect(card).toMatchObject({ unit_name: 'кг', min_quantity: 4, multiple: 2, lead_days: 5, price_steps: steps })
})

test('lists are filtered by the smallest quantity and the lead time', async () => {
  const seller = await goods.seller()
  const category = await goods.category()
  const [quick, packed, open] = [
    await goods.published(seller, { category, lead_days: 2 }),
    await goods.published(seller, { category, min_quantity: 90, multiple: 100, lead_days: 9 }),
    await goods.published(seller, { category }),
  ]
  const listed = async (query: object) => {
    const [plain, page] = [
      (await as(null)(listProducts, { query: { category__in: [category], ...query } })).body.result,
      (await as(null)(getListing, { query: { category__in: [category], ...query } })).body,
    ]
    const ids = page.result.map(({ id }) => id)
    expect([page.count, plain.map(({ id }) => id)]).toEqual([ids.length, ids])
    return new Set(ids)
  }
  expect(await listed({ quantity__lte: 99 })).toEqual(new Set([quick, open]))
  expect(await listed({ quantity__lte: 100 })).toEqual(new Set([quick, packed, open]))
  expect(await listed({ lead_days__lte: 9 })).toEqual(new Set([quick, packed]))
  expect(await listed({ lead_days__lte: 2, quantity__lte: 1 })).toEqual(new Set([quick]))
  const { loosened } = (await as(null)(getListing, { query: { category__in: [category], lead_days__lte: 1 } })).body
  expect(loosened?.terms).toBe(3)
})

test('search results are filtered by the terms too', async () => {
  const name = `Шпилька ${world.next()}`
  const seller = await goods.seller()
  const few = await goods.published(seller, { name })
  await goods.published(seller, { name, min_quantity: 50 })
  const page = (await as(null)(getListing, { query: { search: name, quantity__lte: 10 } })).body
  expect([page.count, page.result.map(({ id }) => id)]).toEqual([1, [few]])
})

test('a price step of a third of the price that staff saw waits for their decision', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { price: 90 })
  const waits = async () => (await as(staff)(listStaffProducts, { query: { page_size: 1000 } })).body.result.some((card) => card.id === id)
  await change(seller, id, { price_steps: [{ from: 10, price: 31 }] })
  expect(await waits()).toBe(false)
  await change(seller, id, { price_steps: [{ from: 10, price: 30 }] })
  expect(await waits()).toBe(true)
  expect((await as(staff)(publishProduct, { params: { id }, body: {} })).status).toBe(204)
  expect(await waits()).toBe(false)
})

test('terms that changed after a product was put into the cart stop the purchase and are named', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const id = await goods.published(seller, { name: 'Гайка' })
  await purchases.addToCart(buyer, id, 3)
  await change(seller, id, { min_quantity: 10 })
  expect((await as(buyer)(getCart, {})).body).toMatchObject({ total: 0, baskets: [{ problem: 'below_min' }] })
  const { code, body } = await purchases.buy(buyer)
  expect([code, body]).toMatchObject(['basket_changed', { errors: { baskets: [{ code: 'below_min', message: 'Гайка' }] } }])
})

test('a repeated order is adjusted to the present terms and reports the change', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const id = await goods.published(seller, { name: 'Шайба' })
  await purchases.addToCart(buyer, id, 7)
  const order = (await purchases.buy(buyer)).body.orders[0] ?? 0
  await change(seller, id, { multiple: 5 })
  const { body } = await as(buyer)(repeatOrder, { params: { id: order } })
  expect(body).toEqual({ added: 1, short: [{ name: 'Шайба', problem: 'terms_changed' }] })
  expect((await as(buyer)(getCart, {})).body.baskets[0]?.quantity).toBe(10)
})

/** A seller with bank details, for whom invoices can be issued. Bank and accounts are invented. */
async function sellerWithBank() {
  const seller = await goods.seller()
  const body = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }
  await as(seller)(setBankDetails, { params: { id: seller.companyId }, body })
  return seller
}

test('order, its file and the invoice name the unit', async () => {
  const [buyer, seller, { inn }] = [await world.person(), await sellerWithBank(), await world.company()]
  await purchases.addToCart(buyer, await goods.published(seller, bolts), 10)
  const { body } = await as(buyer)(buyCart, { body: { ...checkoutForm, invoice: { inn, email: 'buh@kolosok.test' } } })
  const params = { id: body.orders[0] ?? 0 }
  expect((await as(buyer)(getOrder, { params })).body.lines).toMatchObject([{ unit: '166', unit_name: 'кг', lead_days: 5, price: 95.5 }])
  const slug = body.order_url.split('/').at(-1) ?? ''
  expect((await as(null)(getInvoice, { params: { slug } })).body.lines).toMatchObject([{ unit_name: 'кг', quantity: 10, total: 955 }])
  expect((await as(buyer)(downloadOrder, { params })).status).toBe(200)
})

test('product page, cart, order, invoice and offer have the same price for any quantity', async () => {
  const [seller, { inn }] = [await sellerWithBank(), await world.company()]
  const category = await goods.category()
  const id = await goods.published(seller, { category, price: 100 })
  const drawn = fc.record({
    price: fc.integer({ min: 1000, max: 1e9 }),
    sale: fc.option(fc.integer({ min: 1, max: 1000 })),
    froms: fc.uniqueArray(fc.integer({ min: 2, max: 2000 }), { maxLength: 5 }),
    quantity: fc.integer({ min: 1, max: 3000 }),
  })
  await fc.assert(
    fc.asyncProperty(drawn, async ({ price, sale, froms, quantity }) => {
      const buyer = await world.person()
      const made = froms.toSorted((one, other) => one - other).map((from, place) => ({ from, price: (price - place - 1) / 100 }))
      const sold = { price: price / 100, sale_price: sale === null ? null : sale / 100, price_steps: made }
      expect((await change(seller, id, sold)).status).toBe(200)
      const card = (await as(null)(getItem, { params: { id } })).body.product
      const { unit, total } = priceForQuantity(toPriced(card), quantity)
      await purchases.addToCart(buyer, id, quantity)
      const cart = (await as(buyer)(getCart, {})).body
      const invoice = { inn, email: 'buh@kolosok.test' }
      const bought = (await as(buyer)(buyCart, { body: { ...checkoutForm, invoice, total: cart.total } })).body
      const order = (await as(buyer)(getOrder, { params: { id: bought.orders[0] ?? 0 } })).body
      const bill = (await as(null)(getInvoice, { params: { slug: bought.order_url.split('/').at(-1) ?? '' } })).body
      const agreed = await acceptedOffer(buyer, seller, { id, quantity, price: unit / 100 })
      const totals = [cart.total, cart.baskets[0]?.total, order.total, order.lines[0]?.total, bill.amount, bill.lines[0]?.total, agreed]
      expect(totals.map((rubles) => Math.round((rubles ?? 0) * 100))).toEqual(Array(7).fill(total))
      expect([order.lines[0]?.price, bill.lines[0]?.price]).toEqual([unit / 100, unit / 100])
    }),
    { numRuns: process.env.TEST_FULL ? 2000 : 15 },
  )
})

/** Rubles of an order that arose from the seller's offer. */
async function acceptedOffer(buyer: Person, seller: Person, { id, quantity, price }: { id: number; quantity: number; price: number }) {
  const lines = [{ name: 'Болт', quantity }]
  const day = '2026-12-20'
  const asked = (await as(buyer)(askForQuotes, { body: { product: id, lines, place: 'Химки', answers_until: day } })).body
  const terms = { delivery: 'included', ready_by: day, valid_until: day } as const
  await as(seller)(putOffer, { params: { id: asked.id }, body: { lines: [{ line: 1, product: id, price }], ...terms } })
  const [offer] = (await as(buyer)(getQuote, { params: { id: asked.id } })).body.offers
  const { order } = (await as(buyer)(acceptOffer, { params: { id: offer?.id ?? 0 }, body: checkoutForm })).body
  const { total } = (await as(buyer)(getOrder, { params: { id: order } })).body
  expect(offer?.total).toBe(total)
  return total
}

// ОКСМ is the Russian classifier of countries, with the numbers of ISO 3166: 156 is China.
test('a product names its country of origin by ОКСМ, and an unknown code is refused', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { ...bolts, country: 156 })
  expect((await as(null)(getItem, { params: { id } })).body.product).toMatchObject({ country: 156, country_letters: 'CN' })
  const wrong = await change(seller, id, { country: 1 })
  expect([wrong.status, faults(wrong)]).toEqual([400, { country: 'not_a_country' }])
  await change(seller, id, { country: null })
  expect((await as(null)(getItem, { params: { id } })).body.product).toMatchObject({ country: null, country_letters: null })
})
