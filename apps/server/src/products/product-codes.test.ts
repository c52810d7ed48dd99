// Codes that sellers give their products: unique among the products of a seller, also among those that wait for staff.
import { createProduct, updateProduct } from '@sverka/contract/products/products'
import { publishProduct } from '@sverka/contract/products/products.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, picture, type Seller } from '../../test/goods.ts'
import { goodsTable } from '../../test/goods-table.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const { table } = goodsTable(as, world)

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

test('a code in a waiting edit is taken', async () => {
  const seller = await goods.seller()
  const [one, two] = [await goods.published(seller), await goods.published(seller)]
  const setCode = (id: number) => as(seller)(updateProduct, { params: { id }, body: { product_code: 'ОДИН' } })
  expect([(await setCode(one)).status, (await setCode(two)).status, (await setCode(one)).status]).toEqual([200, 400, 200])
})

test('of several simultaneous new products with one code all but one are refused with a field error', async () => {
  const seller = await goods.seller()
  const body = await goods.form(seller, { product_code: 'ДВА' })
  const make = async () => as(seller)(createProduct, { body, files: { images: await picture() } })
  const made = await Promise.all([make(), make(), make()])
  expect(made.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  expect(made.filter(({ status }) => status === 400).every(({ body }) => JSON.stringify(body).includes('code_taken'))).toBe(true)
})

test('an edit whose code another product took meanwhile is not published', async () => {
  const seller = await goods.seller()
  const [one, two] = [await goods.published(seller), await goods.published(seller)]
  await as(seller)(updateProduct, { params: { id: one }, body: { product_code: 'СПОР' } })
  await app.db.updateTable('products').set({ product_code: 'СПОР' }).where('id', '=', two).execute()
  expect((await as(await world.staff())(publishProduct, { params: { id: one }, body: {} })).code).toBe('product_code_taken')
})

/** A product made before codes had to be unique. */
async function createDuplicate(seller: Seller): Promise<number> {
  await goods.published(seller, { product_code: 'ПОВТОР' })
  const id = await goods.published(seller)
  await app.db.updateTable('products').set({ product_code: 'ПОВТОР', repeats_code: true }).where('id', '=', id).execute()
  return id
}

test('an old duplicate is reported until it gets a code of its own, and can be changed meanwhile', async () => {
  const seller = await goods.seller()
  const id = await createDuplicate(seller)
  const reported = async () => (await table(seller)).result.find((card) => card.id === id)?.repeats_code
  expect(await reported()).toBe(true)
  const kept = await as(seller)(updateProduct, { params: { id }, body: { product_code: 'ПОВТОР', name: 'Иначе' } })
  expect(kept.status).toBe(200)
  await as(seller)(updateProduct, { params: { id }, body: { product_code: 'СВОЙ' } })
  await goods.publish(id)
  expect(await reported()).toBe(false)
  expect(await app.db.selectFrom('products').select('repeats_code').where('id', '=', id).executeTakeFirst()).toEqual({
    repeats_code: false,
  })
})
