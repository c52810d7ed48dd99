// A seller's changes of several own products at once: price, stock, hiding, withdrawal from moderation, copies.
import { addProductImage, updateProduct } from '@sverka/contract/products/products'
import { listStaffProducts, publishProduct } from '@sverka/contract/products/products.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, picture } from '../../test/goods.ts'
import { goodsTable } from '../../test/goods-table.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
// `change` returns the result of each line, `seen` the page of a product, `table` the whole answer of the table.
const { ask, change, reject, seen, table } = goodsTable(as, world)

test('a refused item stops no other, and the product of another is not found, even for staff', async () => {
  const [seller, other, staff] = [await goods.seller(), await goods.seller(), await world.staff()]
  const [own, waiting, foreign] = [await goods.published(seller), await goods.pending(seller), await goods.published(other)]
  const result = await change(seller, 'price', [waiting, foreign, own, own, 999_999_999], { price: 77 })
  expect(result.map(({ id, done, code }) => [id, done, code])).toEqual([
    [waiting, false, 'product_pending'],
    [foreign, false, 'not_found'],
    [own, true, null],
    [999_999_999, false, 'not_found'],
  ])
  expect([(await seen(null, own)).body.price, (await seen(null, foreign)).body.price]).toEqual([77, 58_900])
  for (const action of ['hide', 'remove', 'copy', 'withdraw', 'stock'] as const)
    expect((await change(staff, action, [foreign], { stock: 1 })).map(({ code }) => code)).toEqual(['not_found'])
  expect((await seen(null, foreign)).status).toBe(200)
})

test('a price from the table applies at once, is flagged if it jumps, and obeys every price rule', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { price: 1000, sale_price: 900 })
  expect(await change(seller, 'price', [id], { price: 899 })).toMatchObject([{ done: false, code: 'sale_above_price' }])
  expect(await change(seller, 'price', [id], { price: 1_000_000_001 })).toMatchObject([{ code: 'price_too_high' }])
  expect(await change(seller, 'price', [id], { price: 0.001 })).toMatchObject([{ code: 'sale_above_price' }])
  expect(await change(seller, 'price', [id], { percent: -10 })).toMatchObject([{ done: true }])
  expect((await seen(null, id)).body).toMatchObject({ price: 900, sale_price: 810 })
  /** The price that staff saw last, for each product whose price jumped. */
  const flagged = async () =>
    (await as(staff)(listStaffProducts, { query: { user: seller.id } })).body.result.map((card) => card.price_before)
  expect(await flagged()).toEqual([])
  await change(seller, 'price', [id], { percent: 400 })
  expect([(await seen(null, id)).body.price, await flagged()]).toEqual([4500, [900]])
  expect((await ask(seller, { action: 'price', items: [{ id }] })).status).toBe(400)
  expect((await ask(seller, { action: 'price', items: [{ id }], price: 1, percent: 1 })).status).toBe(400)
})

test('the second of two changes of one version is a conflict, so a double click raises a price once', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { price: 100 })
  const { version = 0 } = (await table(seller)).result[0] ?? {}
  const twice = () => ask(seller, { action: 'price', items: [{ id, version }], percent: 10 })
  const answers = (await Promise.all([twice(), twice()])).map(({ body }) => body.result[0]?.code)
  expect(answers.sort()).toEqual(['conflict', null])
  expect((await seen(null, id)).body.price).toBe(110)
})

test('a stock from the table applies at once, and a service has none', async () => {
  const seller = await goods.seller()
  const [id, service] = [await goods.published(seller, { in_stock: false }), await goods.published(seller, { product_type: 'service' })]
  const result = await change(seller, 'stock', [id, service], { stock: 12 })
  expect(result.map(({ code }) => code)).toEqual([null, 'service_without_stock'])
  expect((await seen(null, id)).body).toMatchObject({ in_stock: true, stock: 12 })
  await change(seller, 'stock', [id], { stock: 0 })
  expect((await seen(null, id)).body).toMatchObject({ in_stock: false, stock: 0 })
  await change(seller, 'stock', [id], { stock: null })
  expect((await seen(null, id)).body).toMatchObject({ in_stock: true, stock: null })
})

test('a changed price or stock of a returned product does not send it to staff again', async () => {
  const seller = await goods.seller()
  const id = await goods.pending(seller)
  await reject(id)
  expect(await change(seller, 'price', [id], { price: 5 })).toMatchObject([{ done: true }])
  expect((await seen(seller, id)).body).toMatchObject({ state: 'rejected', price: 5, reject_reason: 'Не та категория' })
})

test('a product hidden by its seller is not sold until shown again, and other reasons still hide it', async () => {
  const [seller, waiting] = await goods.seller().then(async (one) => [one, await goods.pending(one)] as const)
  const id = await goods.published(seller)
  expect((await change(seller, 'hide', [id, waiting])).map(({ code }) => code)).toEqual([null, 'product_not_approved'])
  expect((await seen(null, id)).status).toBe(404)
  expect((await table(seller, { view: 'hidden' })).result).toMatchObject([{ id, hidden: 'seller' }])
  await app.db.updateTable('products').set({ blocked: true }).where('id', '=', id).execute()
  await change(seller, 'show', [id])
  expect((await seen(seller, id)).body.hidden).toBe('blocked')
  await app.db.updateTable('products').set({ blocked: false }).where('id', '=', id).execute()
  await change(seller, 'show', [id])
  expect((await seen(null, id)).status).toBe(200)
})

test('a waiting product is withdrawn from the queue of staff, and sent again by a change', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.pending(seller)
  const { version } = (await as(staff)(listStaffProducts, { query: { user: seller.id } })).body.result[0] ?? {}
  expect(await change(seller, 'withdraw', [id])).toMatchObject([{ done: true }])
  expect((await as(staff)(listStaffProducts, { query: { user: seller.id } })).body.count).toBe(0)
  expect((await as(staff)(publishProduct, { params: { id }, body: version === undefined ? {} : { version } })).code).toBe('conflict')
  expect((await seen(seller, id)).body.state).toBe('draft')
  expect(await change(seller, 'withdraw', [id])).toMatchObject([{ code: 'product_not_waiting' }])
  await as(seller)(updateProduct, { params: { id }, body: {} })
  expect((await seen(seller, id)).body.state).toBe('pending')
})

test('an edit is withdrawn with its pictures, and the product on sale does not change', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { name: 'Прежнее' })
  await as(seller)(updateProduct, { params: { id }, body: { name: 'Новое' } })
  await as(seller)(addProductImage, { params: { id }, files: { image: await picture('#aa0000') } })
  expect(await change(seller, 'withdraw', [id])).toMatchObject([{ done: true }])
  const { body } = await seen(seller, id)
  expect([body.revision, body.name, body.images.length]).toEqual([null, 'Прежнее', 1])
  expect(await app.db.selectFrom('product_images').select('id').where('product_id', '=', id).execute()).toHaveLength(1)
})

test('exactly one of a simultaneous withdrawal and decision succeeds', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  for (let round = 0; round < 4; round += 1) {
    const id = await goods.pending(seller)
    const [withdrawn, decided] = await Promise.all([
      change(seller, 'withdraw', [id]),
      as(staff)(publishProduct, { params: { id }, body: {} }),
    ])
    const { state } = (await seen(seller, id)).body
    expect([withdrawn[0]?.done, decided.status, state]).toEqual(state === 'draft' ? [true, 409, 'draft'] : [false, 204, 'published'])
  }
})

test('a copy is a draft with pictures and a code of its own, and remains when the original is deleted', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { product_code: 'К-1' }, [await picture('#111111'), await picture('#222222')])
  const [first] = await change(seller, 'copy', [id])
  const [second] = await change(seller, 'copy', [id])
  const copy = (await seen(seller, first?.copy ?? 0)).body
  expect(copy).toMatchObject({ state: 'draft', product_code: 'К-1-2', name: 'Арматура А500С', views: 0 })
  expect((await seen(seller, second?.copy ?? 0)).body.product_code).toBe('К-1-3')
  expect([copy.images.length, (await seen(null, copy.id)).status]).toEqual([2, 404])
  await change(seller, 'remove', [id])
  const [image] = copy.images
  expect((await app.server.inject({ url: image?.card ?? '' })).statusCode).toBe(200)
  const many = Array.from({ length: 11 }, (_, index) => ({ id: index + 1 }))
  expect((await ask(seller, { action: 'copy', items: many })).status).toBe(400)
})

test('a member whose plan no longer allows selling can still withdraw and remove products', async () => {
  const seller = await goods.seller()
  const [one, two] = [await goods.published(seller), await goods.pending(seller)]
  await app.db.updateTable('users').set({ plan: 'free' }).where('id', '=', seller.id).execute()
  expect((await ask(seller, { action: 'price', items: [{ id: one }], price: 1 })).code).toBe('plan_required')
  expect((await change(seller, 'withdraw', [two]))[0]?.done).toBe(true)
  expect((await change(seller, 'remove', [one, two])).map(({ done }) => done)).toEqual([true, true])
  expect((await table(seller)).count).toBe(0)
})
