// Articles scheduled for a later time are published by a job; staff filter articles by state and title, and upload pictures for them.
import { getNews, listNews } from '@sverka/contract/news/news'
import { addNewsPicture, createNews, getStaffNews, listStaffNews, updateNews } from '@sverka/contract/news/news.staff'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { publishDueWorker } from './news.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

const inHours = (hours: number): string => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString()
/** Runs the job that publishes a scheduled article. */
const runPublication = (newsId: number) => publishDueWorker(app.services).run({ newsId })

test('a scheduled article is published once, and a rescheduled one at its later time', async () => {
  const staff = await world.staff()
  const body = { title: 'Завтра', content: '<p>Текст</p>', publish_at: inHours(2) }
  const { id } = (await as(staff)(createNews, { body })).body
  expect((await as(staff)(getStaffNews, { params: { id } })).body).toMatchObject({ is_published: false, publish_at: body.publish_at })
  await runPublication(id)
  expect((await as(null)(getNews, { params: { id } })).status).toBe(404)
  await as(staff)(updateNews, { params: { id }, body: { publish_at: inHours(4) } })
  app.clock.advance(3 * 3_600_000)
  await runPublication(id)
  expect((await as(null)(getNews, { params: { id } })).status).toBe(404)
  app.clock.advance(3_600_000)
  await runPublication(id)
  expect((await as(null)(getNews, { params: { id } })).body.created_at).toBe(inHours(0))
  // The access token of the first session has expired by now.
  const later = await world.signInAgain(staff)
  expect((await as(later)(getStaffNews, { params: { id } })).body).toMatchObject({ is_published: true, publish_at: null })
  await runPublication(id)
  expect((await world.auditActions()).filter((action) => action === 'news.published')).toHaveLength(1)
})

test('an article published by hand or moved back to drafts is no longer scheduled', async () => {
  const staff = await world.staff()
  const schedule = async () => (await as(staff)(createNews, { body: { title: 'Б', content: 'Т', publish_at: inHours(1) } })).body.id
  const [published, unscheduled] = [await schedule(), await schedule()]
  await as(staff)(updateNews, { params: { id: published }, body: { is_published: true } })
  await as(staff)(updateNews, { params: { id: unscheduled }, body: { publish_at: null } })
  app.clock.advance(2 * 3_600_000)
  for (const id of [published, unscheduled]) await runPublication(id)
  expect((await as(null)(getNews, { params: { id: published } })).status).toBe(200)
  expect((await as(null)(getNews, { params: { id: unscheduled } })).status).toBe(404)
})

test('staff find articles by state and title, and visitors see no scheduled ones', async () => {
  const staff = await world.staff()
  const add = (title: string, more: object) => as(staff)(createNews, { body: { title, content: 'Т', ...more } })
  await add('Отбор 100% черновик', { is_published: false })
  await add('Отбор: по времени', { publish_at: inHours(1) })
  await add('Отбор: вышла', {})
  const listTitles = async (query: object) => (await as(staff)(listStaffNews, { query })).body.result.map(({ title }) => title)
  expect(await listTitles({ search: 'отбор', state: 'draft' })).toEqual(['Отбор 100% черновик'])
  expect(await listTitles({ search: 'отбор', state: 'scheduled' })).toEqual(['Отбор: по времени'])
  expect(await listTitles({ search: 'отбор', state: 'published' })).toEqual(['Отбор: вышла'])
  // A percent sign is searched for as it is, not as a wildcard of SQL.
  expect(await listTitles({ search: '0%' })).toEqual(['Отбор 100% черновик'])
  const publicTitles = (await as(null)(listNews, { query: { page_size: 9999 } })).body.result.map(({ title }) => title)
  expect(publicTitles).toContain('Отбор: вышла')
  expect(publicTitles).not.toContain('Отбор: по времени')
})

test('a picture is re-encoded for an article, and any other file is refused beside the field', async () => {
  const staff = await world.staff()
  const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#eee' } })
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .jpeg()
    .toBuffer()
  const made = await as(staff)(addNewsPicture, { files: { picture: bytes } })
  expect(made).toMatchObject({ status: 201, body: { width: 1600, height: 800, image: expect.stringMatching(/^\/media\/news\/.+\.webp$/) } })
  const stored = await app.server.inject(made.body.image)
  expect(stored.headers['content-type']).toBe('image/webp')
  expect(stored.rawPayload.includes('secret-of-the-camera')).toBe(false)
  const content = `<figure><img src="${made.body.image}" alt="Схема"></figure>`
  const article = await as(staff)(createNews, { body: { title: 'С картинкой', content, image: made.body.image } })
  expect(article.body.content).toContain(made.body.image)
  const hostile = await as(staff)(addNewsPicture, { files: { picture: Buffer.from('<svg onload="alert(1)"/>') } })
  expect(hostile).toMatchObject({ status: 400, body: { errors: { picture: [{ code: 'not_a_picture' }] } } })
})
