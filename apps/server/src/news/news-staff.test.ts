// Staff create, change and delete articles of the blog and the titles of pages through the API.

import { getNews } from '@sverka/contract/news/news'
import { createNews, deleteNews, getStaffNews, listStaffNews, updateNews } from '@sverka/contract/news/news.staff'
import { createPageMeta, deletePageMeta, listPageMeta, updatePageMeta } from '@sverka/contract/page-meta/page-meta'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

test('HTML is cleaned at each save of an article, and only staff see a draft', async () => {
  const staff = await world.person({ isStaff: true })
  const content = '<p onclick="x()">Текст</p><script>alert(1)</script>'
  const made = await as(staff)(createNews, { body: { title: 'Статья', content, is_published: false } })
  expect(made).toMatchObject({
    status: 201,
    body: { content: '<p>Текст</p>', is_published: false, created_at: app.clock.now().toISOString() },
  })
  const { id } = made.body
  expect((await as(null)(getNews, { params: { id } })).status).toBe(404)
  expect((await as(staff)(getNews, { params: { id } })).status).toBe(200)
  const changed = await as(staff)(updateNews, {
    params: { id },
    body: { is_published: true, content: '<p>Б</p><img src="//evil.test/x">' },
  })
  expect(changed.body).toMatchObject({ title: 'Статья', content: '<p>Б</p>', is_published: true })
  expect((await as(null)(getNews, { params: { id } })).body).not.toHaveProperty('is_published')
  expect((await as(staff)(listStaffNews, { query: {} })).body).toMatchObject({ count: 1 })
  expect((await as(staff)(deleteNews, { params: { id } })).status).toBe(204)
  expect((await as(staff)(deleteNews, { params: { id } })).code).toBe('not_found')
})

test('the second of two simultaneous changes is refused, and nothing is overwritten', async () => {
  const [one, two] = [await world.staff(), await world.staff()]
  const { body: made } = await as(one)(createNews, { body: { title: 'Статья', content: '<p>Текст</p>', is_published: false } })
  const change = (who: typeof one, body: { content: string; version?: string }) =>
    as(who)(updateNews, { params: { id: made.id }, body: { is_published: false, ...body } })
  const both = await Promise.all([
    change(one, { content: '<p>Первый</p>', version: made.version }),
    change(two, { content: '<p>Второй</p>', version: made.version }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const saved = both.find(({ status }) => status === 200)?.body
  const stored = () => as(one)(getStaffNews, { params: { id: made.id } })
  expect((await stored()).body).toEqual(saved)
  expect((await change(one, { content: '<p>Третий</p>', version: saved?.version ?? '' })).status).toBe(200)
  // A request without a version changes whatever is stored.
  expect((await change(two, { content: '<p>Без сверки</p>' })).body.content).toBe('<p>Без сверки</p>')
  const { version } = (await stored()).body
  // The scheduled publication changes the version as well.
  await app.db.updateTable('news').set({ is_published: true }).where('id', '=', made.id).execute()
  expect(await change(one, { content: '<p>Поздно</p>', version })).toMatchObject({ status: 409, code: 'conflict' })
  expect((await stored()).body).toMatchObject({ is_published: true, content: '<p>Без сверки</p>' })
})

test('an article without a state is published at once', async () => {
  const staff = await world.person({ isStaff: true })
  const { body } = await as(staff)(createNews, { body: { title: 'Статья', content: '<p>Текст</p>' } })
  expect(body.is_published).toBe(true)
  expect((await as(null)(getNews, { params: { id: body.id } })).status).toBe(200)
})

test('an empty title, a picture of another host and an empty change are refused', async () => {
  const staff = await world.person({ isStaff: true })
  const save = (body: object) => as(staff)(createNews, { body: { title: 'Т', content: 'к', ...body } })
  expect((await save({ title: '' })).code).toBe('validation_failed')
  // Titles of blanks or invisible characters could not be seen or clicked in the list.
  for (const title of ['  ', '\u200b\u202e']) expect((await save({ title })).code).toBe('validation_failed')
  expect((await save({ image: '/media/../api/v1/plans' })).code).toBe('validation_failed')
  expect((await save({ image: 'https://evil.test/x.png' })).code).toBe('validation_failed')
  expect((await as(staff)(updateNews, { params: { id: 1 }, body: {} })).code).toBe('validation_failed')
})

test('html nested too deep is refused at once beside its field, and a long flat article is not', async () => {
  const staff = await world.person({ isStaff: true })
  const save = (content: string) => as(staff)(createNews, { body: { title: 'Т', content, is_published: false } })
  const refused = { status: 400, code: 'validation_failed', body: { errors: { content: [{ code: 'nested_too_deep' }] } } }
  const { body } = await save('<p>Текст</p>')
  // At most 100 levels are accepted. Elements that HTML closes by itself, such as `<p>` or `<br>`, add no depth.
  for (const deep of ['<div>'.repeat(20_000), '<p><b>'.repeat(101), `${'<ul><li>'.repeat(51)}Текст${'</li></ul>'.repeat(51)}`]) {
    expect(await save(deep), deep.slice(0, 20)).toMatchObject(refused)
    expect(await as(staff)(updateNews, { params: { id: body.id }, body: { content: deep } })).toMatchObject(refused)
  }
  for (const flat of ['<p>Абзац'.repeat(5_000), '<br>'.repeat(5_000), `${'<div>'.repeat(100)}Текст`, '<ul><li>Раз<li>Два</ul>'.repeat(500)])
    expect((await save(flat)).status, flat.slice(0, 20)).toBe(201)
})

test('the title of a page is set, moved and removed, and a path has one', async () => {
  const staff = await world.person({ isStaff: true })
  const made = await as(staff)(createPageMeta, {
    body: { slug: '/about', title: 'О сервисе', description: '', additional_title: '', text_field: '', keywords: '' },
  })
  expect(made.status).toBe(201)
  const entry = { slug: '/about', title: 'Ещё', description: '', additional_title: '', text_field: '', keywords: '' }
  expect((await as(staff)(createPageMeta, { body: entry })).code).toBe('conflict')
  await as(staff)(updatePageMeta, { params: { id: made.body.id }, body: { title: 'О Сверке' } })
  expect((await as(null)(listPageMeta, { query: { slug: '/about' } })).body).toMatchObject([{ title: 'О Сверке' }])
  expect((await as(staff)(deletePageMeta, { params: { id: made.body.id } })).status).toBe(204)
  expect((await as(null)(listPageMeta, { query: { slug: '/about' } })).body).toEqual([])
})

test('a member who is not staff does not find the operations', async () => {
  const member = await world.person()
  expect((await as(member)(listStaffNews, { query: {} })).status).toBe(404)
})
