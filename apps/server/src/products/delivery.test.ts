// Delivery methods (`ways`) of a seller: who sets them, which values are refused, and that an unchanged method keeps its id.
import { getCart } from '@sverka/contract/cart/cart'
import { type DeliveryWay, getDeliveryWays, setDeliveryWays } from '@sverka/contract/products/delivery'
import { deliveryPrice } from '@sverka/contract/products/delivery.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor, type Who } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { Purchases } from '../../test/purchases.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

type Ways = InputFor<typeof setDeliveryWays>['body']['ways']

const setWays = (who: Who, { companyId }: Seller, ways: Ways) => as(who)(setDeliveryWays, { params: { id: companyId }, body: { ways } })
const readShownWays = async ({ companyId }: Seller): Promise<DeliveryWay[]> =>
  (await as(null)(getDeliveryWays, { params: { id: companyId } })).body.ways
/** The buyer collects at an address. */
const pickup = { kind: 'pickup' as const, address: 'г. Химки, склад 4', lead_days: 1 }
/** The seller delivers to Moscow (77) and Moscow Region (50); prices in rubles. */
const transport = { kind: 'transport' as const, regions: [77, 50], price: 18_500, free_from: 500_000, lead_days: 3, vat_rate: 22 }

test('the representative sets the methods of delivery and everybody reads them in order', async () => {
  const seller = await goods.seller()
  expect(await readShownWays(seller)).toEqual([])
  const { status, body } = await setWays(seller, seller, [pickup, transport, { kind: 'carrier', price: 700, address: 'Склад' }])
  expect([status, body.ways]).toMatchObject([
    200,
    [
      { kind: 'pickup', address: 'г. Химки, склад 4', regions: [], price: 0, free_from: null, lead_days: 1, vat_rate: null },
      { kind: 'transport', address: null, price: 18_500, free_from: 500_000, lead_days: 3, vat_rate: 22 },
      { kind: 'carrier', address: null, price: null, lead_days: null },
    ],
  ])
  expect(body.ways[1]?.regions.map(({ id }) => id).sort()).toEqual([50, 77])
  expect(await readShownWays(seller)).toEqual(body.ways)
  for (const who of [await world.person(), await goods.seller(), await world.staff()])
    expect((await setWays(who, seller, [])).code).toBe('not_found')
  expect((await setWays(null, seller, [])).status).toBe(401)
  expect((await readShownWays(seller)).length).toBe(3)
})

test('an unchanged method keeps its id, and a changed one gets another', async () => {
  const seller = await goods.seller()
  const [first, second] = (await setWays(seller, seller, [pickup, transport])).body.ways
  expect((await setWays(seller, seller, [pickup, transport])).body.ways.map(({ id }) => id)).toEqual([first?.id, second?.id])
  const { ways } = (
    await setWays(seller, seller, [
      { ...transport, regions: [50, 77, 77] },
      { ...pickup, lead_days: 2 },
    ])
  ).body
  expect(ways.map(({ id }) => id === first?.id || id === second?.id)).toEqual([true, false])
  const simultaneous = await Promise.all([1, 2, 3, 4].map((days) => setWays(seller, seller, [{ kind: 'carrier', lead_days: days }])))
  expect(simultaneous.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await readShownWays(seller)).length).toBe(1)
})

test('each invalid field is reported with the position of its method, and nothing is stored', async () => {
  const seller = await goods.seller()
  const { body } = await setWays(seller, seller, [
    { kind: 'pickup' },
    { ...transport, price: 10.005 },
    { ...transport, free_from: 0.015, vat_rate: 21, regions: [999] },
    { kind: 'transport' },
  ])
  const codes = Object.entries((body as unknown as { errors: Record<string, { code: string }[]> }).errors)
  expect(Object.fromEntries(codes.map(([field, [fault]]) => [field, fault?.code]))).toEqual({
    'ways.0.address': 'address_blank',
    'ways.1.price': 'price_not_money',
    'ways.2.free_from': 'price_not_money',
    'ways.2.vat_rate': 'not_a_vat_rate',
    'ways.2.regions': 'region_unknown',
    'ways.3.price': 'price_not_money',
  })
  for (const price of [0, -1, 1e12]) expect((await setWays(seller, seller, [{ ...transport, price }])).code).toBe('validation_failed')
  // «Call +7 900…» and a link: contacts, which are not allowed in a public text.
  const spam = await setWays(seller, seller, [{ ...pickup, address: 'Звоните +7 900 123-45-67, http://spam.example' }])
  expect(spam.body).toMatchObject({ errors: { 'ways.0.address': [{ code: 'text_not_allowed' }] } })
  expect(await readShownWays(seller)).toEqual([])
})

test('the cart lists the delivery methods of its sellers', async () => {
  const [seller, other, buyer] = [await goods.seller(), await goods.seller(), await world.person()]
  await setWays(seller, seller, [pickup])
  await purchases.addToCart(buyer, await goods.published(seller))
  await purchases.addToCart(buyer, await goods.published(other))
  const { delivery } = (await as(buyer)(getCart, {})).body
  expect(delivery).toMatchObject([{ company: seller.companyId, ways: [{ kind: 'pickup' }] }])
})

test('delivery costs its price below the sum from which it is free, and nothing from it on', () => {
  const kopecks = fc.integer({ min: 1, max: 1e12 })
  fc.assert(
    fc.property(kopecks, kopecks, fc.option(kopecks), (goodsKopecks, priceKopecks, freeFromKopecks) => {
      const price = deliveryPrice({ kind: 'transport', priceKopecks, freeFromKopecks }, goodsKopecks)
      return price === (freeFromKopecks !== null && goodsKopecks >= freeFromKopecks ? 0 : priceKopecks)
    }),
    { numRuns: 10_000 },
  )
})
