// Regions, and the tree of categories that staff build.
import { createCategory, deleteCategory, listCategories, updateCategory } from '@sverka/contract/catalog/catalog'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('all regions are listed by name, with their codes as ids', async () => {
  const { count, result } = (await app.server.inject({ url: '/api/v1/regions' })).json()
  expect(result).toHaveLength(count)
  // Russia lists 89 regions; 77 is the code of Moscow.
  expect(count).toBeGreaterThanOrEqual(89)
  expect(result).toContainEqual({ id: 77, name: expect.stringMatching(/Москва/i) })
})

test.each([
  ['en', 'Tula Region', /[А-Яа-яЁё]/],
  ['zh-CN', '图拉州', /[А-Яа-яЁё]/],
])('every region has a name in %s, and the list is ordered by it', async (lang, tulaName, cyrillic) => {
  const { result } = (await app.server.inject({ url: `/api/v1/regions/?lang=${lang}` })).json()
  const names: string[] = result.map(({ name }: { name: string }) => name)
  // 71 is the code of Tula Region.
  expect(result.find(({ id }: { id: number }) => id === 71).name).toBe(tulaName)
  expect(names.filter((name) => cyrillic.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, lang)))
})

test('regions are paged', async () => {
  const whole = (await app.server.inject({ url: '/api/v1/regions/' })).json()
  const second = (await app.server.inject({ url: '/api/v1/regions/?page=2&page_size=10' })).json()
  expect(second).toMatchObject({ count: whole.count, page: 2, page_size: 10, result: whole.result.slice(10, 20) })
})

test('staff build a tree of three levels, and a category in use cannot be removed', async () => {
  const staff = await world.staff()
  const add = (slug: string, parent: number | null) => as(staff)(createCategory, { body: { name: slug, slug, parent } })
  const top = (await add('metal', null)).body
  const middle = (await add('rolled-metal', top.id)).body
  const leaf = (await add('rebar', middle.id)).body
  expect(await add('too-deep', leaf.id)).toMatchObject({ status: 409, code: 'category_too_deep' })
  expect(await add('rebar', null)).toMatchObject({ status: 409, code: 'slug_taken' })
  expect(await as(staff)(updateCategory, { params: { id: leaf.id }, body: { slug: 'metal' } })).toMatchObject({ code: 'slug_taken' })
  await as(staff)(updateCategory, { params: { id: leaf.id }, body: { name: 'Арматура', attention: 'Сертификат' } })
  const tree = (await as(null)(listCategories, {})).body
  const short = ({ id, slug }: { id: number; slug: string }) => ({ id, slug })
  expect(tree).toMatchObject([{ ...short(top), childrens: [{ ...short(middle), childrens: [{ id: leaf.id, name: 'Арматура' }] }] }])
  expect(await as(staff)(deleteCategory, { params: { id: top.id } })).toMatchObject({ status: 409, code: 'category_in_use' })
  expect((await as(staff)(deleteCategory, { params: { id: leaf.id } })).status).toBe(204)
})
