// The public side of the blog: list, articles and RSS feed as visitors and search engines read them, and the articles of the demo.
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { demoArticles, seedNews } from '../../demo/articles/articles.ts'
import { testApplication } from '../../test/application.ts'
import { localStore } from '../platform/files/store.ts'
import { randomIds } from '../platform/ids.ts'
import { addNews, editNews } from './news.ts'

const app = testApplication()
const get = (url: string) => app.server.inject({ url })
const inTx = <T>(work: Parameters<ReturnType<typeof app.db.transaction>['execute']>[0]) => app.db.transaction().execute(work) as Promise<T>

const pictures = () => localStore(join(app.config.DATA_DIR, 'files/pictures'), randomIds)
const ids = { draft: 0, newest: 0 }
beforeAll(async () => {
  await app.db.transaction().execute(async (tx) => {
    await seedNews(tx, pictures())
    ids.draft = (await addNews(tx, app.services, { title: 'Черновик', content: '<p>Рано</p>', is_published: false })).id
    const article = { title: 'Новость & <важная>', content: '<p onclick="x()">Текст<script>alert(1)</script></p>' }
    ids.newest = (await addNews(tx, app.services, article)).id
  })
})

test('the list is published articles, newest first, in pages', async () => {
  // The articles of the demo and the one added above.
  const first = (await get('/api/v1/news?page_size=3')).json()
  expect(first).toMatchObject({ count: demoArticles.length + 1, page: 1, page_size: 3 })
  expect(first.result.map((article: { id: number }) => article.id)[0]).toBe(ids.newest)
  const days = (await get('/api/v1/news/?page_size=9999')).json().result.map((article: { created_at: string }) => article.created_at)
  expect(days).toEqual([...days].sort().reverse())
  expect((await get('/api/v1/news/?page=99')).json()).toMatchObject({ result: [] })
})

test('a draft looks like an unknown article to a visitor', async () => {
  expect((await get(`/api/v1/news/${ids.draft}/`)).json()).toMatchObject({ status: 404, code: 'not_found' })
  expect((await get('/api/v1/news/999999/')).statusCode).toBe(404)
})

test('html is clean in the answer, even when the stored text is not', async () => {
  await inTx((tx) => tx.updateTable('news').set({ content: '<p>А<img src=x onerror=alert(1)></p>' }).where('id', '=', ids.newest).execute())
  expect((await get(`/api/v1/news/${ids.newest}`)).json().content).toBe('<p>А</p>')
})

test('a change cleans the html and keeps the fields it does not name', async () => {
  await inTx((tx) => editNews(tx, app.services, ids.newest, { content: '<p>Б</p><iframe src="https://evil.test"></iframe>' }))
  expect((await get(`/api/v1/news/${ids.newest}`)).json()).toMatchObject({ title: 'Новость & <важная>', content: '<p>Б</p>' })
})

test('the feed is well-formed RSS of the published articles with absolute links', async () => {
  const answer = await get('/blog/rss.xml')
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const titles: string[] = []
  let inside = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    inside = name
  })
  parser.on('text', (text) => {
    if (inside === 'title' && text.trim()) titles.push(text)
  })
  parser.on('closetag', () => {
    inside = ''
  })
  parser.write(answer.body).close()
  // The first title is that of the feed itself.
  expect(titles.slice(1)).toHaveLength(demoArticles.length + 1)
  expect(titles).toContain('Новость & <важная>')
  expect(titles).not.toContain('Черновик')
  expect(answer.body).toContain(`<link>http://sverka.test/blog/${ids.newest}</link>`)
})

test('every article of the demo has its picture', async () => {
  const { result } = (await get('/api/v1/news/?page_size=9999')).json()
  const images = result.flatMap((article: { image: string | null }) => article.image ?? [])
  expect(new Set(images).size).toBe(demoArticles.length)
  for (const image of images) {
    const answer = await get(image)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.rawPayload.length).toBeLessThan(20_000)
  }
})

test('a second seeding changes nothing', async () => {
  await app.db.transaction().execute((tx) => seedNews(tx, pictures()))
  expect((await get('/api/v1/news/')).json().count).toBe(demoArticles.length + 1)
})

test('a guest cannot call staff operations', async () => {
  expect((await get('/api/v1/admin/news/')).statusCode).toBe(401)
  expect((await app.server.inject({ method: 'POST', url: '/api/v1/admin/news/', payload: { title: 'x', content: 'y' } })).statusCode).toBe(
    401,
  )
})
