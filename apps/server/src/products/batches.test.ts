// Staff decide about many products of one seller in one call: each at the version that they read; one that fails does not stop the others.
import { listNotices } from '@sverka/contract/notifications/notifications'
import { changeOwnProducts } from '@sverka/contract/products/own-products'
import { decideProducts, listProductBatches } from '@sverka/contract/products/product-batches.staff'
import { getProduct, updateProduct } from '@sverka/contract/products/products'
import { listStaffProducts } from '@sverka/contract/products/products.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

/** The seller's products that wait for staff, with the versions that staff read. */
const listWaiting = async (staff: Person, { companyId }: Seller) =>
  (await as(staff)(listStaffProducts, { query: { company: companyId, page_size: 100 } })).body.result
/** An item with a reason is returned to its seller, one without is published. */
const decide = (staff: Person, items: readonly { id: number; version: number; reason?: string }[]) =>
  as(staff)(decideProducts, { body: { items: [...items] } })
const stateFor = async (seller: Seller, id: number) => (await as(seller)(getProduct, { params: { id } })).body.state
const listProductNotices = async (seller: Seller) =>
  (await as(seller)(listNotices, { query: {} })).body.result
    .filter(({ kind }) => kind.startsWith('product'))
    .map(({ kind, params }) => ({ kind, params }))
const countMail = async (seller: Seller) =>
  (await app.db.selectFrom('emails').select('id').where('recipient', '=', seller.email).execute()).length

test('waiting products are counted by company, and the products of one company are listed', async () => {
  const [seller, other, staff] = [await goods.seller(), await goods.seller(), await world.staff()]
  // New, with an edit, and with a price that is a hundred times the one that staff saw.
  const [fresh, edited, jumped] = [await goods.pending(seller), await goods.published(seller), await goods.published(seller, { price: 10 })]
  await goods.pending(other)
  await as(seller)(updateProduct, { params: { id: edited }, body: { name: 'Новее' } })
  await as(seller)(updateProduct, { params: { id: jumped }, body: { price: 1000 } })
  const { body } = await as(staff)(listProductBatches, { query: { page_size: 1000 } })
  expect(body.result.find(({ company }) => company.id === seller.companyId)).toMatchObject({ count: 3, new: 1, edits: 1, jumps: 1 })
  expect(body.result.find(({ company }) => company.id === other.companyId)).toMatchObject({ count: 1, new: 1, edits: 0, jumps: 0 })
  expect(body.count).toBe(body.result.length)
  expect((await listWaiting(staff, seller)).map(({ id }) => id).sort()).toEqual([fresh, edited, jumped].sort())
  expect((await as(staff)(listStaffProducts, { query: { company: seller.companyId, is_published: true } })).body.count).toBe(2)
})

test('one call publishes some products and returns others, and the seller gets one notice', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const ids = [await goods.pending(seller), await goods.pending(seller), await goods.pending(seller)]
  const before = await countMail(seller)
  const [first, second, third] = await listWaiting(staff, seller)
  const items = [first, second].map((card) => ({ id: card?.id ?? 0, version: card?.version ?? 0 }))
  const { body } = await decide(staff, [...items, { id: third?.id ?? 0, version: third?.version ?? 0, reason: 'Не та категория' }])
  expect(body.result.map(({ done }) => done)).toEqual([true, true, true])
  expect(await Promise.all(ids.map((id) => stateFor(seller, id)))).toEqual(['published', 'published', 'rejected'])
  expect((await as(seller)(getProduct, { params: { id: third?.id ?? 0 } })).body.reject_reason).toBe('Не та категория')
  expect(await listProductNotices(seller)).toEqual([{ kind: 'products_decided', params: { published: 2, returned: 1 } }])
  expect(await countMail(seller)).toBe(before)
  const log = await app.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id as by'])
    .where(
      'subject',
      'in',
      ids.map((id) => `product:${id}`),
    )
    .where('actor_id', '=', staff.id)
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['products.published', 'products.published', 'products.rejected'])
})

test('a product changed after staff read it stays undecided, and the others are decided', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const [edited, kept, gone] = [await goods.published(seller), await goods.pending(seller), await goods.pending(seller)]
  await as(seller)(updateProduct, { params: { id: edited }, body: { name: 'Прочитанное название' } })
  const seen = await listWaiting(staff, seller)
  // A name with a phone number («call 8-900-…»), which staff would not publish.
  await as(seller)(updateProduct, { params: { id: edited }, body: { name: 'Звоните 8-900-000-00-00' } })
  await as(seller)(changeOwnProducts, { body: { action: 'withdraw', items: [{ id: gone }] } })
  const { body } = await decide(staff, [...seen.map(({ id, version }) => ({ id, version })), { id: 2_000_000_000, version: 1 }])
  const answers = new Map(body.result.map(({ id, code }) => [id, code]))
  expect([edited, kept, gone, 2_000_000_000].map((id) => answers.get(id))).toEqual(['conflict', null, 'conflict', 'not_found'])
  expect((await as(null)(getProduct, { params: { id: edited } })).body.name).not.toContain('900')
  expect(await stateFor(seller, kept)).toBe('published')
})

test('a late repeat of a decision about a new product does not publish an unread edit', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.pending(seller)
  const items = (await listWaiting(staff, seller)).map(({ version }) => ({ id, version }))
  expect((await decide(staff, items)).body.result).toMatchObject([{ done: true }])
  for (const name of ['Звоните 8-900-000-00-00', 'Пишите на почту', 'Только за наличные']) {
    await as(seller)(updateProduct, { params: { id }, body: { name } })
    expect((await decide(staff, items)).body.result).toMatchObject([{ done: false, code: 'conflict' }])
    expect((await as(null)(getProduct, { params: { id } })).body.name).not.toBe(name)
  }
})

test('each product is decided once when two colleagues decide simultaneously', async () => {
  const [seller, one, other] = [await goods.seller(), await world.staff(), await world.staff()]
  for (let count = 0; count < 6; count += 1) await goods.pending(seller)
  const items = (await listWaiting(one, seller)).map(({ id, version }) => ({ id, version }))
  const [mine, theirs] = await Promise.all([
    decide(one, items),
    decide(
      other,
      [...items].reverse().map((item) => ({ ...item, reason: 'Нет' })),
    ),
  ])
  expect([mine.status, theirs.status]).toEqual([200, 200])
  const done = [...mine.body.result, ...theirs.body.result].filter((answer) => answer.done)
  expect(done.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort())
  const late = [...mine.body.result, ...theirs.body.result].filter((answer) => !answer.done)
  expect(late.every(({ code, decided }) => code === 'conflict' && decided !== null)).toBe(true)
})

test('an accepted price notifies nobody, and a product named twice is decided once', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { price: 10 })
  const before = await listProductNotices(seller)
  await as(seller)(updateProduct, { params: { id }, body: { price: 1000 } })
  const version = (await listWaiting(staff, seller))[0]?.version ?? 0
  expect(
    (
      await decide(staff, [
        { id, version },
        { id, version },
      ])
    ).body.result,
  ).toEqual([{ id, done: true, code: null, decided: null }])
  expect(await listProductNotices(seller)).toEqual(before)
})

test('a product code that another product took meanwhile stops only its own product', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const [taken, other] = [await goods.published(seller), await goods.pending(seller)]
  await as(seller)(updateProduct, { params: { id: taken }, body: { product_code: 'ЗАНЯТ-1' } })
  const items = (await listWaiting(staff, seller)).map(({ id, version }) => ({ id, version }))
  await app.db.updateTable('products').set({ product_code: 'ЗАНЯТ-1' }).where('id', '=', other).execute()
  const { body } = await decide(staff, [...items.filter(({ id }) => id === other), ...items.filter(({ id }) => id === taken)])
  expect(body.result.map(({ id, code }) => [id, code])).toEqual([
    [other, null],
    [taken, 'product_code_taken'],
  ])
})

test('a call decides at most a hundred products, each with the version that was read', async () => {
  const staff = await world.staff()
  const many = Array.from({ length: 101 }, (_, at) => ({ id: at + 1, version: 0 }))
  expect((await decide(staff, many)).status).toBe(400)
  expect((await decide(staff, [{ id: 1 } as { id: number; version: number }])).status).toBe(400)
  expect((await decide(staff, [{ id: 1, version: 0, reason: '  ' }])).status).toBe(400)
})
