// A seller's table of goods: figures and views of the caller's own cards, and what is done to several of them at once.
import { changeOwnProducts, listOwnProducts } from '@sverka/contract/products/own-products'
import { addProductImage, createProduct, getProduct, updateProduct } from '@sverka/contract/products/products'
import { listStaffProducts, publishProduct, rejectProduct } from '@sverka/contract/products/products.staff'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor } from '../../test/client.ts'
import { Goods, picture, type Seller } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import { ownTable } from './own-table.ts'
import { countSales, countView, setLike } from './products.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new Goods(app, world)

const table = async (who: Person, query: InputFor<typeof listOwnProducts>['query'] = {}) => (await as(who)(listOwnProducts, { query })).body
const ids = async (who: Person, query: InputFor<typeof listOwnProducts>['query']) => (await table(who, query)).result.map(({ id }) => id)
type Change = InputFor<typeof changeOwnProducts>['body']
const ask = (who: Person, body: Change) => as(who)(changeOwnProducts, { body })
const change = async (who: Person, action: Change['action'], cards: readonly number[], more: Partial<Change> = {}) =>
  (await ask(who, { action, items: cards.map((id) => ({ id })), ...more })).body.result
const seen = async (who: Person | null, id: number) => as(who)(getProduct, { params: { id } })
const reject = async (id: number) => as(await world.staff())(rejectProduct, { params: { id }, body: { reason: 'Не та категория' } })
const inTx = <T>(work: (tx: Parameters<typeof countView>[0]) => Promise<T>) => app.db.transaction().execute(work)

test('the table shows views, likes, paid orders, stock and state of own cards, and nobody else has them', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  const id = await goods.published(seller, { name: 'Швеллер 12', product_code: 'ШВ-12', stock: 7, price: 500.5 })
  await goods.published(other)
  const fan = await world.person()
  await inTx(async (tx) => {
    await countView(tx, id, 41)
    await setLike(tx, app.services.clock, { userId: fan.id, productId: id, liked: true })
    await countSales(tx, [id], app.services.clock.now())
  })
  const { count, counts, result } = await table(seller)
  expect([count, counts]).toEqual([1, { all: 1, on_sale: 1, waiting: 0, returned: 0, hidden: 0, draft: 0 }])
  expect(result[0]).toMatchObject({
    ...{ id, name: 'Швеллер 12', product_code: 'ШВ-12', stock: 7, price: 500.5, views: 41, likes: 1, orders: 1 },
    ...{ state: 'published', hidden: null, edit: null, repeats_code: false },
  })
  expect(result[0]?.image).toMatch(/^\/media\//)
  expect((await as(null)(listOwnProducts, { query: {} })).status).toBe(401)
})

test('search, filters and orders of the table', async () => {
  const seller = await goods.seller()
  const [cheap, dear, service] = [
    await goods.published(seller, { name: 'Уголок стальной', product_code: 'УГ-77', price: 10, stock: 0 }),
    await goods.published(seller, { name: 'Балка', price: 900, stock: 4 }),
    await goods.published(seller, { name: 'Доставка', price: 50, product_type: 'service' }),
  ]
  await inTx(async (tx) => {
    await countView(tx, service, 5)
    await countView(tx, cheap, 2)
    await countSales(tx, [dear], app.services.clock.now())
  })
  expect(await ids(seller, { search: 'стальные' })).toEqual([cheap])
  expect(await ids(seller, { search: 'уг-77' })).toEqual([cheap])
  expect(await ids(seller, { search: '«»' })).toEqual([])
  expect(await ids(seller, { in_stock: false })).toEqual([cheap])
  expect(await ids(seller, { price__gte: 50, price__lte: 899 })).toEqual([service])
  expect(await ids(seller, { ordering: '-views' })).toEqual([service, cheap, dear])
  expect(await ids(seller, { ordering: 'price' })).toEqual([cheap, service, dear])
  expect(await ids(seller, { ordering: '-orders', page_size: 1 })).toEqual([dear])
  expect(await ids(seller, { ordering: 'stock', page: 3, page_size: 1 })).toEqual([service])
  const hundredDays = sql<Date>`created_at - interval '100 days'`
  await app.db.updateTable('products').set({ created_at: hundredDays }).where('id', 'in', [cheap, dear]).execute()
  expect(await ids(seller, { quiet: true })).toEqual([cheap])
})

test('a page is one query however many cards it has', async () => {
  const seller = await goods.seller()
  for (let made = 0; made < 4; made += 1) await goods.pending(seller)
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const session = { userId: seller.id } as Session
  const { result } = await ownTable(readOnly(app.db.withPlugin(counting)), app.services.clock, session, {})
  expect([queries, result.length]).toEqual([1, 4])
})

test('each view has its own cards, and an edit that waits or came back is told beside what is on sale', async () => {
  const seller = await goods.seller()
  const [waiting, returned, edited, editBack, hidden] = [
    await goods.pending(seller),
    await goods.pending(seller),
    await goods.published(seller),
    await goods.published(seller),
    await goods.published(seller),
  ]
  await reject(returned)
  for (const id of [edited, editBack]) await as(seller)(updateProduct, { params: { id }, body: { name: 'Другое имя' } })
  await reject(editBack)
  await change(seller, 'hide', [hidden])
  const { counts, result } = await table(seller)
  expect(counts).toEqual({ all: 5, on_sale: 2, waiting: 2, returned: 2, hidden: 1, draft: 0 })
  expect(await ids(seller, { view: 'waiting' })).toEqual([edited, waiting])
  expect(await ids(seller, { view: 'returned' })).toEqual([editBack, returned])
  expect(result.find(({ id }) => id === editBack)?.edit).toMatchObject({ reject_reason: 'Не та категория' })
  expect(result.find(({ id }) => id === returned)?.reject_reason).toBe('Не та категория')
})

test('one refusal stops no other line, and a card of somebody else is not found, for staff too', async () => {
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

test('a price from the table is live and flagged where it jumps, and every rule of prices holds', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { price: 1000, sale_price: 900 })
  expect(await change(seller, 'price', [id], { price: 899 })).toMatchObject([{ done: false, code: 'sale_above_price' }])
  expect(await change(seller, 'price', [id], { price: 1_000_000_001 })).toMatchObject([{ code: 'price_too_high' }])
  expect(await change(seller, 'price', [id], { price: 0.001 })).toMatchObject([{ code: 'sale_above_price' }])
  expect(await change(seller, 'price', [id], { percent: -10 })).toMatchObject([{ done: true }])
  expect((await seen(null, id)).body).toMatchObject({ price: 900, sale_price: 810 })
  const flagged = async () =>
    (await as(staff)(listStaffProducts, { query: { user: seller.id } })).body.result.map((card) => card.price_before)
  expect(await flagged()).toEqual([])
  await change(seller, 'price', [id], { percent: 400 })
  expect([(await seen(null, id)).body.price, await flagged()]).toEqual([4500, [900]])
  expect((await ask(seller, { action: 'price', items: [{ id }] })).status).toBe(400)
  expect((await ask(seller, { action: 'price', items: [{ id }], price: 1, percent: 1 })).status).toBe(400)
})

test('of two changes of one version the second is a conflict, so that a double click raises a price once', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { price: 100 })
  const { version = 0 } = (await table(seller)).result[0] ?? {}
  const twice = () => ask(seller, { action: 'price', items: [{ id, version }], percent: 10 })
  const answers = (await Promise.all([twice(), twice()])).map(({ body }) => body.result[0]?.code)
  expect(answers.sort()).toEqual(['conflict', null])
  expect((await seen(null, id)).body.price).toBe(110)
})

test('stock from the table is on sale at once, and a service has none', async () => {
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

test('a price or stock of a returned card does not send it to staff again', async () => {
  const seller = await goods.seller()
  const id = await goods.pending(seller)
  await reject(id)
  expect(await change(seller, 'price', [id], { price: 5 })).toMatchObject([{ done: true }])
  expect((await seen(seller, id)).body).toMatchObject({ state: 'rejected', price: 5, reject_reason: 'Не та категория' })
})

test('a hidden card is not sold until it is shown, and what else hides it goes on', async () => {
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

test('a waiting card is withdrawn, leaves the queue, and is sent again by a change', async () => {
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

test('an edit is withdrawn with its pictures, and what is on sale stays', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller, { name: 'Прежнее' })
  await as(seller)(updateProduct, { params: { id }, body: { name: 'Новое' } })
  await as(seller)(addProductImage, { params: { id }, files: { image: await picture('#aa0000') } })
  expect(await change(seller, 'withdraw', [id])).toMatchObject([{ done: true }])
  const { body } = await seen(seller, id)
  expect([body.revision, body.name, body.images.length]).toEqual([null, 'Прежнее', 1])
  expect(await app.db.selectFrom('product_images').select('id').where('product_id', '=', id).execute()).toHaveLength(1)
})

test('of a withdrawal and a decision at once one is done', async () => {
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

test('a copy is a draft with pictures and a code of its own, which outlives the card', async () => {
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

test('the code is unique within a seller, whatever its case, and another seller may have the same', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  await goods.published(seller, { product_code: 'AB-1' })
  await goods.published(other, { product_code: 'AB-1' })
  const files = { images: await picture() }
  const again = await as(seller)(createProduct, { body: await goods.form(seller, { product_code: ' ab-1 ' }), files })
  expect([again.status, again.body]).toMatchObject([400, { errors: { product_code: [{ code: 'code_taken' }] } }])
  const id = await goods.published(seller, { product_code: 'AB-2' })
  const changed = await as(seller)(updateProduct, { params: { id }, body: { product_code: 'AB-1' } })
  expect([changed.status, changed.body]).toMatchObject([400, { errors: { product_code: [{ code: 'code_taken' }] } }])
})

test('a code that another card only waits for is taken', async () => {
  const seller = await goods.seller()
  const [one, two] = [await goods.published(seller), await goods.published(seller)]
  const give = (id: number) => as(seller)(updateProduct, { params: { id }, body: { product_code: 'ОДИН' } })
  expect([(await give(one)).status, (await give(two)).status, (await give(one)).status]).toEqual([200, 400, 200])
})

test('of two new cards with one code at once one is refused beside the field', async () => {
  const seller = await goods.seller()
  const body = await goods.form(seller, { product_code: 'ДВА' })
  const make = async () => as(seller)(createProduct, { body, files: { images: await picture() } })
  const made = await Promise.all([make(), make(), make()])
  expect(made.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  expect(made.filter(({ status }) => status === 400).every(({ body }) => JSON.stringify(body).includes('code_taken'))).toBe(true)
})

test('an edit whose code another card took meanwhile is not published', async () => {
  const seller = await goods.seller()
  const [one, two] = [await goods.published(seller), await goods.published(seller)]
  await as(seller)(updateProduct, { params: { id: one }, body: { product_code: 'СПОР' } })
  await app.db.updateTable('products').set({ product_code: 'СПОР' }).where('id', '=', two).execute()
  expect((await as(await world.staff())(publishProduct, { params: { id: one }, body: {} })).code).toBe('product_code_taken')
})

/** A card from before codes were unique. */
async function repeated(seller: Seller): Promise<number> {
  await goods.published(seller, { product_code: 'ПОВТОР' })
  const id = await goods.published(seller)
  await app.db.updateTable('products').set({ product_code: 'ПОВТОР', repeats_code: true }).where('id', '=', id).execute()
  return id
}

test('a double from before is told and left, until it gets a code of its own', async () => {
  const seller = await goods.seller()
  const id = await repeated(seller)
  const told = async () => (await table(seller)).result.find((card) => card.id === id)?.repeats_code
  expect(await told()).toBe(true)
  const kept = await as(seller)(updateProduct, { params: { id }, body: { product_code: 'ПОВТОР', name: 'Иначе' } })
  expect(kept.status).toBe(200)
  await as(seller)(updateProduct, { params: { id }, body: { product_code: 'СВОЙ' } })
  await goods.publish(id)
  expect(await told()).toBe(false)
  expect(await app.db.selectFrom('products').select('repeats_code').where('id', '=', id).executeTakeFirst()).toEqual({
    repeats_code: false,
  })
})

test('who may no longer sell can still take cards away, and do nothing else', async () => {
  const seller = await goods.seller()
  const [one, two] = [await goods.published(seller), await goods.pending(seller)]
  await app.db.updateTable('users').set({ plan: 'free' }).where('id', '=', seller.id).execute()
  expect((await ask(seller, { action: 'price', items: [{ id: one }], price: 1 })).code).toBe('plan_required')
  expect((await change(seller, 'withdraw', [two]))[0]?.done).toBe(true)
  expect((await change(seller, 'remove', [one, two])).map(({ done }) => done)).toEqual([true, true])
  expect((await table(seller)).count).toBe(0)
})
