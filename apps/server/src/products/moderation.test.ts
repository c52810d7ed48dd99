// Which values of a product strangers see. Each field is approved by staff first, or published at once and flagged if it jumps, or limited to a few
// values, as the table `shownFields` of the contract says.
import { createTag, listTags } from '@sverka/contract/catalog/catalog'
import { moderatedTexts, shownFields } from '@sverka/contract/products/moderation.rules'
import { getProduct, updateProduct } from '@sverka/contract/products/products'
import { createStopWord, listStaffProducts, publishProduct, rejectProduct } from '@sverka/contract/products/products.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '100000/60', LIMIT_TAGS: '1000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const readWaiting = async (staff: Person, id: number) =>
  (await as(staff)(listStaffProducts, { query: { page_size: 1000 } })).body.result.find((card) => card.id === id)
/** The product as somebody sees it; null is a guest. */
const seen = async (who: Person | null, id: number) => (await as(who)(getProduct, { params: { id } })).body
const change = (seller: Person, id: number, body: InputFor<typeof updateProduct>['body']) =>
  as(seller)(updateProduct, { params: { id }, body })
const publish = (staff: Person, id: number, version?: number) =>
  as(staff)(publishProduct, { params: { id }, body: version === undefined ? {} : { version } })
const makeTag = async (person: Person, name: string) => (await as(person)(createTag, { body: { name } })).body.id

test('every field that a seller may change is in the table of fields that strangers see', () => {
  const changed = Object.keys(updateProduct.body.properties).filter((name) => name !== 'version')
  expect(Object.keys(shownFields).sort()).toEqual(changed.sort())
})

test('changed properties, tags and code of a published product wait while strangers see the approved ones', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { properties: JSON.stringify([{ name: 'Сталь', value: 'А500С' }]), product_code: 'СТ-1' })
  const before = await seen(null, id)
  const tag = await makeTag(seller, `Метка ${world.next()}`)
  const body = { properties: [{ name: 'Звоните', value: '+7 900 000-00-00' }], tags: [tag], product_code: 'КУПИ' }
  expect((await change(seller, id, body)).status).toBe(200)
  expect(await seen(null, id)).toMatchObject({ properties: before.properties, tags: before.tags, product_code: 'СТ-1', revision: null })
  const edit = { properties: body.properties, tags: [{ id: tag }], product_code: 'КУПИ' }
  expect((await seen(seller, id)).revision).toMatchObject(edit)
  expect(await readWaiting(staff, id)).toMatchObject({ revision: edit })
  expect((await publish(staff, id)).status).toBe(204)
  expect(await seen(null, id)).toMatchObject(edit)
})

/** A new value for each field that staff must approve first. */
const NEW = {
  name: 'Совсем другое',
  description: 'Совсем другой текст',
  product_code: 'НОВЫЙ',
  properties: [{ name: 'Новое', value: 'значение' }],
  certificates: [{ kind: 'declaration', number: 'Д-RU.РА01.В.12345/23', issued_on: '2025-03-01', valid_until: null, link: null }],
} as const

test.each(Object.entries(NEW))('a new %s is seen by strangers only once staff have agreed', async (name, value) => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller)
  await change(seller, id, { [name]: value })
  expect(await seen(null, id)).not.toMatchObject({ [name]: value })
  await publish(staff, id)
  expect(await seen(null, id)).toMatchObject({ [name]: value })
})

test('a returned edit changes nothing, and the same edit sent again waits for staff again', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { product_code: 'СТ-1' })
  await change(seller, id, { product_code: 'КУПИ' })
  await as(staff)(rejectProduct, { params: { id }, body: { reason: 'Это не код' } })
  expect((await seen(null, id)).product_code).toBe('СТ-1')
  expect(await readWaiting(staff, id)).toBeUndefined()
  await change(seller, id, { product_code: 'КУПИ' })
  expect((await readWaiting(staff, id))?.revision?.product_code).toBe('КУПИ')
})

test('a decision about a product that does not exist is refused', async () => {
  const staff = await world.staff()
  // The largest possible id.
  expect((await publish(staff, 2147483647)).status).toBe(404)
  expect((await as(staff)(rejectProduct, { params: { id: 2147483647 }, body: { reason: 'Нет такой' } })).status).toBe(404)
})

test('a new tag is listed for strangers only once staff have approved a product that has it', async () => {
  const [seller, stranger, staff] = [await goods.seller(), await world.person(), await world.staff()]
  const name = `Запретная метка ${world.next()}`
  const id = await goods.published(seller)
  await change(seller, id, { tags: [await makeTag(seller, name)] })
  const listed = async (who: Person | null) => (await as(who)(listTags, { query: { search: name } })).body.count
  expect([await listed(null), await listed(stranger), await listed(seller), await listed(staff)]).toEqual([0, 0, 1, 1])
  await as(staff)(rejectProduct, { params: { id }, body: { reason: 'Метка не годится' } })
  expect(await listed(null)).toBe(0)
  await change(seller, id, { name: 'С той же меткой' })
  await publish(staff, id)
  expect([await listed(null), await listed(stranger)]).toEqual([1, 1])
})

test('a tag of a new product is listed for strangers once the product is published', async () => {
  const seller = await goods.seller()
  const name = `Метка новой карточки ${world.next()}`
  const id = await goods.pending(seller, { tags: [await makeTag(seller, name)] })
  const listed = async () => (await as(null)(listTags, { query: { search: name } })).body.count
  expect(await listed()).toBe(0)
  await publish(await world.staff(), id)
  expect(await listed()).toBe(1)
})

test('stop words and links are found in every text of a product', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  expect([...moderatedTexts].sort()).toEqual(['certificates', 'description', 'name', 'product_code', 'properties', 'tags'])
  const forbiddenWord = (place: number) => `запретное${'абвгдеж'[place]}`
  for (let place = 0; place < 7; place += 1) await as(staff)(createStopWord, { body: { word: forbiddenWord(place) } })
  const id = await goods.published(seller)
  await change(seller, id, {
    name: `Труба ${forbiddenWord(0)}`,
    description: `Текст ${forbiddenWord(1)} и http://one.example/x`,
    product_code: forbiddenWord(2),
    properties: [{ name: `Сайт ${forbiddenWord(3)}`, value: `shop.example.ru ${forbiddenWord(4)}` }],
    tags: [await makeTag(seller, `${forbiddenWord(5)} t.me/channel`)],
    certificates: [{ kind: 'other', number: `№ 12 ${forbiddenWord(6)}`, issued_on: '2025-03-01', valid_until: null, link: null }],
  })
  const waiting = await readWaiting(staff, id)
  expect(waiting?.stop_words.map(({ word }) => word)).toEqual([0, 1, 2, 3, 4, 5, 6].map(forbiddenWord))
  expect(waiting?.links).toEqual(['http://one.example/x', 'shop.example.ru', 't.me/channel'])
})

// A price is flagged if it becomes three times as high or a third.
test.each([
  [1000, { price: 3000 }, 1000],
  [1000, { price: 333.33 }, 1000],
  [1000, { sale_price: 300 }, 1000],
])('a price of %d that becomes %j is live and flagged', async (price, to, before) => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { price })
  await change(seller, id, to)
  expect(await seen(null, id)).toMatchObject(to)
  expect(await readWaiting(staff, id)).toMatchObject({ revision: null, price_before: before })
  expect((await publish(staff, id, (await readWaiting(staff, id))?.version)).status).toBe(204)
  expect(await readWaiting(staff, id)).toBeUndefined()
})

test('a small rise of a price is not flagged, and the same in several small steps is', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { price: 1000 })
  await change(seller, id, { price: 1900 })
  expect(await readWaiting(staff, id)).toBeUndefined()
  await change(seller, id, { price: 3100 })
  expect(await readWaiting(staff, id)).toMatchObject({ price_before: 1000, price: 3100 })
  await change(seller, id, { price: 1100 })
  expect(await readWaiting(staff, id)).toBeUndefined()
})

test('a product whose price staff do not accept is returned to its seller', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { price: 1000 })
  await change(seller, id, { price: 9000 })
  expect((await as(staff)(rejectProduct, { params: { id }, body: { reason: 'Цена не похожа на настоящую' } })).status).toBe(204)
  expect((await as(null)(getProduct, { params: { id } })).status).toBe(404)
  expect(await seen(seller, id)).toMatchObject({ state: 'rejected', reject_reason: 'Цена не похожа на настоящую' })
})

test('a decision about an edit does not decide about a price that was flagged meanwhile', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller, { price: 1000 })
  await change(seller, id, { name: 'Новое имя' })
  const { version } = (await readWaiting(staff, id)) ?? {}
  await change(seller, id, { price: 9000 })
  expect((await publish(staff, id, version)).status).toBe(204)
  expect(await readWaiting(staff, id)).toMatchObject({ revision: null, price_before: 1000, name: 'Новое имя' })
})

test('a repeated decision about an edit never affects the next one', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller)
  await change(seller, id, { name: 'Первое' })
  const { version } = (await readWaiting(staff, id)) ?? {}
  expect((await publish(staff, id, version)).status).toBe(204)
  await change(seller, id, { name: 'Второе, которого никто не читал' })
  expect((await publish(staff, id, version)).code).toBe('conflict')
  expect((await seen(null, id)).name).toBe('Первое')
})

test('strangers see only the text that staff read when an edit and a decision coincide', async () => {
  const [seller, staff] = [await goods.seller(), await world.staff()]
  const id = await goods.published(seller)
  for (let round = 0; round < 8; round += 1) {
    const [read, unread] = [`Прочитано ${round}`, `Не читано ${round}`]
    await change(seller, id, { name: read })
    const { version } = (await readWaiting(staff, id)) ?? {}
    const edit = () => change(seller, id, { name: unread })
    const decide = () => publish(staff, id, version)
    const replies = await Promise.all(round % 2 === 0 ? [edit(), decide()] : [decide(), edit()])
    expect(replies.every(({ status }) => status < 500)).toBe(true)
    expect((await seen(null, id)).name).not.toBe(unread)
    await publish(staff, id)
  }
})
