// A seller's product from the form to the listing: who may sell, required fields, and which changes wait for staff.
import { createProduct, deleteProduct, getProduct, listProducts, updateProduct } from '@sverka/contract/products/products'
import { listStaffProducts, publishProduct, rejectProduct } from '@sverka/contract/products/products.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, picture } from '../../test/goods.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

test('a new product waits for staff, then everybody sees it and its seller is notified', async () => {
  const seller = await goods.seller()
  const id = await goods.pending(seller, { sale_price: 54_200 })
  expect((await as(null)(getProduct, { params: { id } })).status).toBe(404)
  expect((await as(seller)(getProduct, { params: { id } })).body).toMatchObject({ state: 'pending', is_published: false })
  const waiting = await as(await world.staff())(listStaffProducts, { query: {} })
  expect(waiting.body.result.map((card) => card.id)).toContain(id)
  await goods.publish(id)
  const shown = (await as(null)(getProduct, { params: { id } })).body
  expect(shown).toMatchObject({
    price: 58_900,
    sale_price: 54_200,
    is_published: true,
    state: null,
    company: seller.companyId,
    isVerified: true,
  })
  expect(shown.images).toMatchObject([{ image: expect.stringMatching(/^\/media\/products\/.+-page\.webp$/) }])
  expect((await world.emailsTo(seller.email)).at(-1)?.subject).toBe('Карточка опубликована')
  const notices = await world.db.selectFrom('notices').select('kind').where('user_id', '=', seller.id).execute()
  expect(notices).toEqual([{ kind: 'product_published' }])
})

// The message is «fill in all fields».
test('missing fields are named with «Заполните все поля»', async () => {
  const seller = await goods.seller()
  const reply = await as(seller)(createProduct, { body: { name: '  ' }, files: {} })
  expect(reply).toMatchObject({ status: 400, code: 'validation_failed' })
  const { errors } = reply.body as unknown as { errors: Record<string, { message: string }[]> }
  expect(Object.keys(errors).sort()).toEqual(
    ['category', 'company', 'description', 'images', 'name', 'price', 'product_code', 'product_type'].sort(),
  )
  expect(errors.images?.[0]?.message).toBe('Заполните все поля')
})

// Messages: the reduced price exceeds the price; the price and the reduced price exceed 1,000,000,000 rubles; not above zero or finer than a kopeck;
// unknown category; unknown tag.
test.each([
  [{ price: 100, sale_price: 101 }, 'sale_price', 'Скидочная цена не может быть выше изначальной'],
  [{ price: 1_000_000_001 }, 'price', 'Цена не может превышать 1 000 000 000'],
  [{ price: 1_000_000_000, sale_price: 1_000_000_001 }, 'sale_price', 'Цена со скидкой не может превышать 1 000 000 000'],
  [{ price: 0 }, 'price', 'Укажите цену больше нуля, не точнее копейки.'],
  [{ price: 1.005 }, 'price', 'Укажите цену больше нуля, не точнее копейки.'],
  [{ category: 2_000_000_000 }, 'category', 'Выберите категорию из списка.'],
  [{ tags: [2_000_000_000] }, 'tags', 'Такой метки нет.'],
])('%j is refused with an error of its field', async (wrong, field, message) => {
  const seller = await goods.seller()
  const reply = await as(seller)(createProduct, { body: await goods.form(seller, wrong), files: { images: [await picture()] } })
  expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: [{ message }] } } })
})

test('a new product needs one own active company and a plan that allows selling', async () => {
  const seller = await goods.seller()
  const files = { images: [await picture()] }
  const both = await as(seller)(createProduct, { body: { ...(await goods.form(seller)), entrepreneur: 1 }, files })
  expect(both).toMatchObject({ status: 400, body: { errors: { entrepreneur: [{ code: 'company_or_entrepreneur' }] } } })
  const other = await goods.seller()
  const foreign = await as(seller)(createProduct, { body: await goods.form(other), files })
  expect(foreign).toMatchObject({ status: 403, code: 'forbidden' })
  const buyer = await world.person({ plan: 'business' })
  expect(await as(buyer)(createProduct, { body: await goods.form(other), files })).toMatchObject({ status: 403, code: 'plan_required' })
  await world.endCompany(seller.companyId)
  expect(await as(seller)(createProduct, { body: await goods.form(seller), files })).toMatchObject({ status: 409, code: 'seller_ended' })
})

test('an edit of a published product waits while buyers see the approved text, and a price changes at once', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  const body = { name: 'Арматура новая', price: 50_000 }
  expect((await as(seller)(updateProduct, { params: { id }, body })).body.revision).toMatchObject({ name: 'Арматура новая', version: 1 })
  expect((await as(null)(getProduct, { params: { id } })).body).toMatchObject({ name: 'Арматура А500С', price: 50_000, revision: null })
  const staff = await world.staff()
  const [waiting, ...others] = (await as(staff)(listStaffProducts, { query: { user: seller.id } })).body.result
  expect(others).toEqual([])
  expect(waiting).toMatchObject({ name: 'Арматура А500С', version: 1, revision: { name: 'Арматура новая' } })
  await as(seller)(updateProduct, { params: { id }, body: { name: 'Ещё новее' } })
  const stale = await as(staff)(publishProduct, { params: { id }, body: { version: 1 } })
  expect(stale).toMatchObject({ status: 409, code: 'conflict' })
  expect((await as(staff)(publishProduct, { params: { id }, body: { version: 2 } })).status).toBe(204)
  expect((await as(null)(getProduct, { params: { id } })).body.name).toBe('Ещё новее')
  expect(await world.listActions(staff)).toEqual(['products.published'])
})

test('a returned product has the reason and can be sent again, and a waiting one cannot be changed', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.pending(seller)
  expect(await as(seller)(updateProduct, { params: { id }, body: { name: 'Другое' } })).toMatchObject({ code: 'product_pending' })
  expect(await as(seller)(deleteProduct, { params: { id } })).toMatchObject({ status: 409, code: 'product_pending' })
  await as(staff)(rejectProduct, { params: { id }, body: { reason: 'Цена не похожа на настоящую' } })
  const returned = (await as(seller)(getProduct, { params: { id } })).body
  expect(returned).toMatchObject({ state: 'rejected', reject_reason: 'Цена не похожа на настоящую' })
  expect((await world.emailsTo(seller.email)).at(-1)?.text).toContain('Цена не похожа на настоящую')
  const sent = await as(seller)(updateProduct, { params: { id }, body: { price: 60_000 } })
  expect(sent.body).toMatchObject({ state: 'pending', reject_reason: null, price: 60_000 })
})

test('the second of two edits of the same version is a conflict, and without a version the last one wins', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  const { version } = (await as(seller)(getProduct, { params: { id } })).body
  const change = (body: { price: number; version?: number }) => as(seller)(updateProduct, { params: { id }, body })
  const read = { version: version ?? 0 }
  const [one, other] = await Promise.all([change({ price: 100, ...read }), change({ price: 200, ...read })])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  expect([one.code, other.code]).toContain('conflict')
  expect((await change({ price: 300 })).body).toMatchObject({ price: 300, version: (version ?? 0) + 2 })
  expect((await as(null)(getProduct, { params: { id } })).body.version).toBeNull()
})

test('another seller’s product cannot be changed or deleted', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  const id = await goods.published(seller)
  expect((await as(other)(updateProduct, { params: { id }, body: { price: 1 } })).status).toBe(404)
  expect((await as(other)(deleteProduct, { params: { id } })).status).toBe(404)
  expect((await as(seller)(deleteProduct, { params: { id } })).status).toBe(204)
  expect((await as(seller)(getProduct, { params: { id } })).status).toBe(404)
})

test('a seller sees all of their own products, others only those on sale', async () => {
  const [seller, other] = [await goods.seller(), await goods.seller()]
  const [shown, waiting] = [await goods.published(seller), await goods.pending(seller)]
  const query = { user__in: [seller.id] }
  const ids = async (who: typeof seller | null) => (await as(who)(listProducts, { query })).body.result.map((card) => card.id)
  expect(await ids(seller)).toEqual([waiting, shown])
  expect(await ids(other)).toEqual([shown])
  expect(await ids(null)).toEqual([shown])
})
