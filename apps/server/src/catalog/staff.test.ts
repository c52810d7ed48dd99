// Staff change the order of categories, and rename and delete tags.
import { createCategory, createTag, deleteTag, listCategories, listTags, moveCategory, updateTag } from '@sverka/contract/catalog/catalog'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)
const goods = new GoodsFactory(app, world)

test('moving a category swaps it with its neighbour, and changes nothing at either end', async () => {
  const staff = await world.staff()
  const add = async (name: string, parent: number | null) =>
    (await as(staff)(createCategory, { body: { name, slug: `order-${world.next()}`, parent } })).body.id
  const top = await add('Порядок', null)
  const ids = [await add('Первая', top), await add('Вторая', top), await add('Третья', top)]
  const order = async () => {
    const tree = (await as(null)(listCategories, {})).body
    return tree.find(({ id }) => id === top)?.childrens.map(({ name }) => name)
  }
  const move = (index: number, direction: 'up' | 'down') =>
    as(staff)(moveCategory, { params: { id: ids[index] ?? 0 }, body: { direction } })
  await move(2, 'up')
  expect(await order()).toEqual(['Первая', 'Третья', 'Вторая'])
  await move(0, 'up')
  await move(1, 'down')
  expect(await order()).toEqual(['Первая', 'Третья', 'Вторая'])
  await move(0, 'down')
  expect(await order()).toEqual(['Третья', 'Первая', 'Вторая'])
  // A category that does not exist.
  expect((await as(staff)(moveCategory, { params: { id: 2_000_000_000 }, body: { direction: 'up' } })).status).toBe(404)
})

test('a tag is never renamed to a taken name, and is removed only when no product has it', async () => {
  const staff = await world.staff()
  const add = async (name: string) => (await as(staff)(createTag, { body: { name } })).body.id
  const [rebar, concrete] = [await add('арматура'), await add('Бетон')]
  expect(await as(staff)(updateTag, { params: { id: rebar }, body: { name: 'БЕТОН' } })).toMatchObject({ status: 409, code: 'conflict' })
  expect((await as(staff)(updateTag, { params: { id: rebar }, body: { name: ' Арматура ' } })).body.name).toBe('Арматура')
  const product = await goods.published(await goods.seller())
  await app.db.insertInto('product_tags').values({ product_id: product, tag_id: rebar }).execute()
  expect(await as(staff)(deleteTag, { params: { id: rebar } })).toMatchObject({ status: 409, code: 'tag_in_use' })
  expect((await as(staff)(deleteTag, { params: { id: concrete } })).status).toBe(204)
  expect((await as(staff)(deleteTag, { params: { id: concrete } })).status).toBe(404)
  expect((await as(null)(listTags, { query: { search: 'арматура' } })).body.count).toBe(1)
  expect((await as(null)(listTags, { query: { search: 'бетон' } })).body.count).toBe(0)
})
