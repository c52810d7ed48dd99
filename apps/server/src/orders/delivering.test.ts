// The delivery of an order: chosen in the cart, copied into the order, and included in total, payment, receipt, invoice and УПД, the transfer
// document that Russian sellers issue for goods.
import { getCart } from '@sverka/contract/cart/cart'
import { downloadDocument, issueDocuments } from '@sverka/contract/documents/documents'
import { downloadOrder, getOrder } from '@sverka/contract/orders/orders'
import { confirmInvoice, getInvoice, setBankDetails } from '@sverka/contract/payments/invoices'
import { getSandboxPayment } from '@sverka/contract/payments/payments'
import { setDeliveryWays } from '@sverka/contract/products/delivery'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { readSheet } from '../../test/spreadsheets.ts'
import { type Person, World } from '../../test/world.ts'

// Rate limits (requests/seconds) so high that these tests never reach them.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

/** An invented bank account, whose numbers have valid check digits: a seller who issues invoices needs one. */
const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }
/** Delivery by the seller to Moscow (region 77) and the Moscow region (50): 18,500.50 rubles, free for goods of 500,000 rubles or more. */
const transport = { kind: 'transport' as const, regions: [77, 50], price: 18_500.5, free_from: 500_000, lead_days: 3, vat_rate: 22 }
type Ways = InputFor<typeof setDeliveryWays>['body']['ways']

async function setWays(seller: Seller, ways: Ways): Promise<number[]> {
  const { body } = await as(seller)(setDeliveryWays, { params: { id: seller.companyId }, body: { ways } })
  return body.ways.map(({ id }) => id)
}

const readOrder = async (who: Person, id: number | undefined) => (await as(who)(getOrder, { params: { id: id ?? 0 } })).body

test('the chosen delivery is part of order, payment and receipt, and later changes do not affect it', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person()]
  const [way = 0] = await setWays(seller, [transport])
  await purchases.addToCart(buyer, await goods.published(seller, { price: 1000.1, vat_rate: 22 }), 3)
  const chosen = [{ company: seller.companyId, way }]
  // 3 × 1000.10 rubles; with the delivery of 18,500.50 it is 21,500.80.
  expect((await purchases.buy(buyer, { total: 3000.3, delivery_ways: chosen })).code).toBe('basket_changed')
  const { body, status } = await purchases.buy(buyer, { total: 21_500.8, delivery_ways: chosen })
  expect(status).toBe(201)
  await setWays(seller, [{ ...transport, price: 1 }])
  const bought = await readOrder(buyer, body.orders[0])
  expect(bought).toMatchObject({ total: 21_500.8, delivery_way: { kind: 'transport', price: 18_500.5, lead_days: 3, vat_rate: 22 } })
  const slug = body.order_url.split('/').at(-1) ?? ''
  expect((await as(null)(getSandboxPayment, { params: { slug } })).body.amount).toBe(21_500.8)
  await purchases.pay(body.order_url)
  const receipt = (await world.emailsTo(buyer.email)).find(({ subject }) => subject.includes('чек'))
  expect(receipt?.text.replaceAll('\u00a0', ' ')).toContain('Доставка транспортом продавца: Московская область, г. Москва: 1 × 18 500,50 ₽')
  const file = await as(seller)(downloadOrder, { params: { id: bought.id } })
  const { texts } = await readSheet(file.body as unknown as Buffer)
  expect(texts.join()).toContain('Доставка транспортом продавца: Московская область, г. Москва')
})

test('delivery is free from the seller’s sum of goods, not counting services', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person()]
  const [way = 0] = await setWays(seller, [{ ...transport, free_from: 100 }])
  const delivery_ways = [{ company: seller.companyId, way }]
  await purchases.addToCart(buyer, await goods.published(seller, { price: 99.99 }))
  await purchases.addToCart(buyer, await goods.published(seller, { price: 5000, product_type: 'service' }))
  // Goods of 99.99 rubles are below the limit of 100; the service of 5000 does not count. With the delivery it is 23,600.49.
  const paid = await purchases.buy(buyer, { total: 23_600.49, delivery_ways })
  expect((await readOrder(buyer, paid.body.orders[0])).delivery_way?.price).toBe(18_500.5)
  await purchases.addToCart(buyer, await goods.published(seller, { price: 100 }))
  const free = await purchases.buy(buyer, { total: 100, delivery_ways })
  expect(await readOrder(buyer, free.body.orders[0])).toMatchObject({ total: 100, delivery_way: { price: 0 } })
  await purchases.addToCart(buyer, await goods.published(seller, { price: 70, product_type: 'service' }))
  const service = await purchases.buy(buyer, { total: 70, delivery_ways })
  expect(await readOrder(buyer, service.body.orders[0])).toMatchObject({ total: 70, delivery_way: null })
})

test('a delivery method that was changed or removed is named, and nothing is bought', async () => {
  const [seller, other, buyer] = [await goods.seller(), await goods.seller(), await world.person()]
  const [way = 0] = await setWays(seller, [transport])
  const [foreign = 0] = await setWays(other, [{ ...transport, price: 1 }])
  await purchases.addToCart(buyer, await goods.published(seller, { price: 100 }))
  await setWays(seller, [{ ...transport, price: 20_000 }])
  for (const stale of [way, foreign]) {
    const reply = await purchases.buy(buyer, { delivery_ways: [{ company: seller.companyId, way: stale }] })
    expect([reply.status, reply.code, reply.body]).toMatchObject([
      409,
      'basket_changed',
      { errors: { delivery_ways: [{ code: 'delivery_changed', id: seller.companyId }] } },
    ])
  }
  expect((await as(buyer)(getCart, {})).body.count).toBe(1)
})

test('a purchase while the delivery price changes keeps the price that the buyer saw or is refused', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person()]
  for (let turn = 1; turn <= 6; turn += 1) {
    const [way = 0] = await setWays(seller, [{ ...transport, price: 100 * turn }])
    await purchases.addToCart(buyer, await goods.published(seller, { price: 10 }))
    const [reply] = await Promise.all([
      purchases.buy(buyer, { total: 10 + 100 * turn, delivery_ways: [{ company: seller.companyId, way }] }),
      setWays(seller, [{ ...transport, price: 7777 }]),
    ])
    if (reply.status === 201) expect((await readOrder(buyer, reply.body.orders[0])).total).toBe(10 + 100 * turn)
    else {
      expect(reply.code).toBe('basket_changed')
      expect((await purchases.buy(buyer)).status).toBe(201)
    }
  }
})

test('a carrier to be agreed on adds no cost, and neither does no choice', async () => {
  const [seller, buyer] = [await goods.seller(), await world.person()]
  const [way = 0] = await setWays(seller, [{ kind: 'carrier' }])
  const id = await goods.published(seller, { price: 10 })
  await purchases.addToCart(buyer, id)
  const chosen = await purchases.buy(buyer, { total: 10, delivery_ways: [{ company: seller.companyId, way }] })
  expect(await readOrder(buyer, chosen.body.orders[0])).toMatchObject({ total: 10, delivery_way: { kind: 'carrier', price: null } })
  await purchases.addToCart(buyer, id)
  const none = await purchases.buy(buyer, { total: 10 })
  expect(await readOrder(seller, none.body.orders[0])).toMatchObject({ total: 10, delivery_way: null })
})

test('invoice and УПД have the delivery as a line with VAT, and the XML has it as a service', async () => {
  const [seller, buyer, { inn }] = [await goods.seller(), await world.person(), await world.company()]
  // The УПД names the head of the company as its signer.
  await app.db.updateTable('companies').set({ leader: 'ЧАРОДЕЕВА МИЛАНА ЛЬВОВНА' }).where('id', '=', seller.companyId).execute()
  await as(seller)(setBankDetails, { params: { id: seller.companyId }, body: bank })
  const [way = 0] = await setWays(seller, [{ ...transport, vat_rate: 20, price: 1200 }])
  await purchases.addToCart(buyer, await goods.published(seller, { price: 120, vat_rate: 20 }), 10)
  const invoice = { inn: inn ?? '', email: 'buh@kolosok.test' }
  const { body } = await purchases.buy(buyer, { total: 2400, invoice, delivery_ways: [{ company: seller.companyId, way }] })
  const slug = body.order_url.split('/').at(-1) ?? ''
  const { lines, vat, amount } = (await as(null)(getInvoice, { params: { slug } })).body
  expect([amount, vat, lines[1]]).toMatchObject([
    2400,
    [{ rate: 20, amount: 400 }],
    { name: 'Доставка транспортом продавца: Московская область, г. Москва', quantity: 1, price: 1200, vat: 200, total: 1200 },
  ])
  await as(seller)(confirmInvoice, { params: { slug }, body: {} })
  const { documents } = (await as(seller)(issueDocuments, { params: { id: body.orders[0] ?? 0 } })).body
  expect(documents).toMatchObject([{ kind: 'upd', amount: 2400, formats: ['pdf', 'xlsx', 'xml'] }])
  const xml = await as(buyer)(downloadDocument, { params: { id: documents[0]?.id ?? 0, format: 'xml' } })
  const text = new TextDecoder('windows-1251').decode(xml.body as unknown as Buffer)
  expect(text).toContain('НаимТов="Доставка транспортом продавца: Московская область, г. Москва"')
  // The tax service's code of the line's kind: 1 for goods, 3 for services.
  expect(text).toContain('ПрТовРаб="3"')
})
