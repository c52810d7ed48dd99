// Serving pages: the inputs that reach a page, which pages are cached and under which key, ETags of companies' pages (cards), and that no cached
// page outlives its data. 7799483056 is an invented tax number (INN) in the address of a card.
import type { Call, Render } from '@sverka/contract/web-host'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { loadConfig } from './platform/config.ts'
import { connectDatabase } from './platform/db/connect.ts'
import type { Db } from './platform/db/database.ts'
import { RefusalError } from './platform/errors.ts'
import { buildHttpServer } from './platform/http/http-server.ts'
import type { ReadPageState } from './platform/http/page-state.ts'
import { randomIds } from './platform/ids.ts'
import { createLog } from './platform/log.ts'
import { pageRoute } from './web-host.ts'
import { PageCache, type RenderedPage } from './web-host-cache.ts'
import { makeCacheKey, parsePageRequest } from './web-host-request.ts'

const site = { publicUrl: 'https://sverka.test', demo: false, today: '2026-11-20', canRefreshFromSource: false }

let database: TestDatabase
let db: Db
let app: FastifyInstance
/** Number of pages rendered so far; the rendered page shows it, so that two renderings differ. */
let made = 0
let isDatabaseDown = false
/** The version of all data that cards show. */
let state = 'first'

/** A page that shows all its inputs; `/news` also calls an operation and renders without it if that fails. */
const mirror: Render = async (request, { call }) => {
  made += 1
  if (request.url.endsWith('/news')) {
    const html = await call('GET /api/v1/news/', { query: {} }).then(
      () => 'whole',
      () => 'rendered without it',
    )
    return { status: 200, headers: [], html }
  }
  return {
    status: 200,
    headers: /[?&]lang=/.test(request.url) ? [['set-cookie', 'lang=en']] : [],
    html: JSON.stringify({ made, url: request.url, headers: [...request.headers] }),
  }
}

beforeAll(async () => {
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a secret of thirty-two characters',
    TRUST_PROXY: '127.0.0.1',
    OVERLOAD_DELAY_MS: '0',
  })
  const log = createLog(config)
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log })
  app = await buildHttpServer({ config, db, ids: randomIds, log, readiness: { stopping: false }, dev: false })
  const call: Call = async () => {
    if (isDatabaseDown) throw new RefusalError('database_unavailable', { retryAfter: 2 })
    return {} as never
  }
  const pageState: ReadPageState = async ({ pathname }) => {
    if (pathname.includes('/failing')) throw new RefusalError('database_unavailable', { retryAfter: 2 })
    return pathname.includes('/unknown') ? null : { mark: state, changedAt: new Date('2026-11-19T10:00:00Z') }
  }
  const host = { config, pageState, dev: false, changes: { version: () => 1 }, services: () => ({ call, site }) }
  pageRoute(app, host, async () => mirror)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await database.drop()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  ['a host with a path', { host: 'a/counter-parties/B?' }],
  ['a host with a space', { host: 'a b' }],
  ['a host with a user', { host: 'me@a' }],
  ['a forwarded host with a path', { 'x-forwarded-host': 'a/counter-parties/B?' }],
])('%s is refused', async (_what, headers) => {
  const { statusCode, json } = await get('/about', headers)
  expect([statusCode, json().code]).toEqual([400, 'malformed_request'])
})

test.each([
  ['another host', { host: 'evil.test' }],
  ['another forwarded host', { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' }],
  ['other cookies', { cookie: 'visit=42; \u00a0lang=en; lang=xx; theme=dark\u00a0' }],
  ['other headers', { 'user-agent': 'Bot', 'accept-language': 'en', 'x-anything': '1' }],
])('a request with %s gets, and leaves in the cache, the same page as any other', async (_what, headers) => {
  const path = `/blog/${randomIds.uuid()}`
  const first = (await get(path, headers)).json()
  expect(first).toMatchObject({ url: `https://sverka.test${path}`, headers: [] })
  expect((await get(path)).json()).toEqual(first)
})

test.each(['//evil.test/about', '/\\evil.test/about', '/about/../../evil.test', '/@evil.test/'])('%s stays on the site', async (path) => {
  expect(new URL((await get(path)).json().url).origin).toBe('https://sverka.test')
})

test('a choice in the URL or the cookie has its own page and reaches it', async () => {
  const english = (await get('/sellers', { cookie: 'x=1;\tlang=en ; theme=dark' })).json()
  expect(english.headers).toEqual([['cookie', 'lang=en; theme=dark']])
  expect((await get('/sellers', { cookie: 'theme=dark; lang=en' })).json()).toEqual(english)
  expect((await get('/sellers?lang=en')).json().made).not.toBe(english.made)
  expect((await get('/sellers')).json().made).not.toBe(english.made)
})

test.each([
  ['br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['zstd;q=0, br;q=0.5', 'br'],
  ['zstd; q=0.000, br;q=0, *', undefined],
  ['brotli, zstandard', undefined],
])('of the encodings in «%s» a page is sent in %s', async (accepted, encoding) => {
  const longEnoughToCompress = `/blog/${'1'.repeat(2000)}`
  const answer = await get(longEnoughToCompress, { 'accept-encoding': accepted })
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
})

test("a guest's card may be cached by proxies for a minute, by language and encoding", async () => {
  const path = '/counter-parties/7799483056/founders'
  const first = await get(path)
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60',
    vary: 'Cookie, Accept-Encoding',
    'last-modified': 'Thu, 19 Nov 2026 10:00:00 GMT',
  })
  const tag = String(first.headers.etag)
  const before = made
  const again = await get(path, { 'if-none-match': `"other", ${tag}` })
  expect([again.statusCode, again.body, again.headers.etag, made]).toEqual([304, '', tag, before])
})

test.each(['/about', '/counter-parties/7799483056'])('a request for %s with a wildcard in If-None-Match is answered 304', async (path) => {
  const { etag } = (await get(path)).headers
  const again = await get(path, { 'if-none-match': ' * ' })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
})

test.each<[string, string, Record<string, string>, (() => void)?]>([
  ['another language', '', { cookie: 'lang=en' }],
  ['another theme', '', { cookie: 'theme=dark' }],
  ['another tab', '/founders', {}],
  ['another page of a list', '?page=2', {}],
  ['a changed fact', '', {}, () => (state = 'second')],
  ['a day later', '', {}, () => (site.today = '2026-11-21')],
])('%s makes another card with another tag', async (_what, path, headers, happens) => {
  const { etag } = (await get('/counter-parties/7799483056')).headers
  happens?.()
  const other = await get(`/counter-parties/7799483056${path}`, { ...headers, 'if-none-match': String(etag) })
  expect([other.statusCode, typeof other.headers.etag, other.headers.etag === etag]).toEqual([200, 'string', false])
})

test.each([
  ['whose state is not known', '/counter-parties/unknown', 'public, max-age=0, s-maxage=60'],
  ['whose state cannot be read', '/counter-parties/failing', 'public, max-age=0, s-maxage=60'],
  ['that remembers a choice', '/counter-parties/7799483056?lang=en', 'private, no-cache'],
])('a card %s has no tag', async (_what, path, control) => {
  const { headers } = await get(path)
  expect([headers.etag, headers['last-modified'], headers['cache-control']]).toEqual([undefined, undefined, control])
})

test('a card requested with a token is cached for nobody else, and a missing page has no ETag', async () => {
  const { headers } = await get('/counter-parties/7799483056', { authorization: 'Bearer x' })
  expect(headers['cache-control']).toBe('private, no-cache')
  expect((await get('/about')).headers.etag).toBeUndefined()
})

test('a page without its data from the database is 503 with Retry-After, and is not cached', async () => {
  isDatabaseDown = true
  const { statusCode, headers, body } = await get('/news')
  expect([statusCode, headers['retry-after'], headers['cache-control'], body]).toEqual([503, '2', 'no-store', 'rendered without it'])
  isDatabaseDown = false
  expect((await get('/news')).statusCode).toBe(200)
})

const key = (url: string, method = 'GET') => {
  const request = { method, url, headers: {} }
  return makeCacheKey(request, parsePageRequest(request, 'https://sverka.test'))
}

test.each(['/', '/blog/1', '/counter-parties', '/about?lang=en', '/sellers?theme=dark&lang=en'])('%s is cached', (url) => {
  expect(key(url)).not.toBeNull()
})

test.each([
  '/counter-parties?query=сталь',
  '/counter-parties/7799483056',
  '/counter-parties/7799483056/contracts?page=2',
  '/verify/1',
  '/profile/info',
  '/blog?utm=1',
  '/blog?lang=en&lang=ru',
  '/blog?lang=xx',
])('%s is always rendered', (url) => expect(key(url)).toBeNull())

test('only a GET is cached', () => expect(key('/', 'HEAD')).toBeNull())

const page: RenderedPage = { status: 200, headers: [], html: Buffer.from('страница'), scripts: [], encoded: new Map() }

test('a cached page is used only while its data are unchanged', () => {
  const cache = new PageCache()
  cache.set('/', '1', page)
  expect(cache.get('/', '1')).toBe(page)
  expect(cache.get('/', '2')).toBeUndefined()
  cache.set('/blog', '2', page)
  expect(cache.get('/', '2')).toBeUndefined()
  expect(cache.get('/blog', '2')).toBe(page)
})

test('data whose changes are not announced are at most a minute old', () => {
  let now = 1
  const cache = new PageCache(() => now)
  cache.set('/', '1', page)
  now += 59_000
  expect(cache.get('/', '1')).toBe(page)
  now += 2_000
  expect(cache.get('/', '1')).toBeUndefined()
})

test('the least recently used page is dropped first', () => {
  const cache = new PageCache()
  // The cache has room for 500 pages.
  for (let index = 0; index < 500; index += 1) cache.set(`/blog/${index}`, '1', page)
  cache.get('/blog/0', '1')
  cache.set('/blog/500', '1', page)
  expect(cache.get('/blog/0', '1')).toBe(page)
  expect(cache.get('/blog/1', '1')).toBeUndefined()
})
