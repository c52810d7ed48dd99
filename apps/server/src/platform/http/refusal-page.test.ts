// Responses to requests refused before a page is rendered: a styled error page for browsers, a problem document (RFC 9457) for programs.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect as connectTo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { errors } from '@sverka/contract/errors'
import { defineOperation } from '@sverka/contract/http/http'
import { languages } from '@sverka/contract/site-pages/site-pages.rules'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { connectDatabase } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import { refuse } from '../errors.ts'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { reads } from './binding.ts'
import { buildHttpServer } from './http-server.ts'
import { routeLimit } from './limits.ts'
import { registerOperations } from './operations.ts'
import { refusalPage } from './refusal-page.ts'

const root = join(import.meta.dirname, '../../../../..')
/** The `Accept` header that browsers send. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
const ENGLISH_BROWSER = { accept: BROWSER, cookie: 'lang=en' }

/** An operation outside `/api`, whose callers get problem documents nevertheless. */
const list = defineOperation({
  summary: 'test',
  limit: 'api',
  errors: [],
  access: 'public',
  method: 'GET',
  path: '/v2/list/',
  response: { 204: null },
})

let database: TestDatabase
let db: Db
let app: FastifyInstance
beforeAll(async () => {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', OVERLOAD_DELAY_MS: '0', LIMIT_API: '1/60' })
  const log = createLog(config)
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log })
  const deps = { config: { ...config, addressFactor: 1 }, db, ids: randomIds, log }
  app = await buildHttpServer({ ...deps, readiness: { stopping: false }, dev: false })
  registerOperations(app, [reads(list, async () => undefined)], { ...deps, clock: systemClock, authenticate: async () => null })
  app.get('/limited', { config: { rateLimit: routeLimit('api', deps.config) } }, async () => 'a page')
  app.get<{ Params: { code: keyof typeof errors } }>('/refused/:code', async ({ params }) => refuse(params.code, { retryAfter: 90 }))
  app.get('/failing', async () => {
    throw new Error('password=hunter2')
  })
  app.post('/form', async () => 'taken')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await database.drop()
})

const get = (url: string, headers: Record<string, string> = { accept: BROWSER }) => app.inject({ url, headers })

test('a browser over the limit gets a page in its language that says how long to wait', async () => {
  await get('/limited', ENGLISH_BROWSER)
  const { statusCode, headers, body } = await get('/limited', ENGLISH_BROWSER)
  expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toContain('<html lang="en"')
  expect(body).toContain(`Try again in ${headers['retry-after']} s`)
})

test.each([
  ['an overload', '/refused/overloaded', 503, 'Подождите'],
  ['an unavailable database', '/refused/database_unavailable', 503, 'Подождите'],
  ['an unknown path', '/nowhere', 404, 'Страница не найдена'],
  ['a percent sign that encodes nothing', '/%zz', 400, 'Проверьте адрес'],
  ['an unexpected error', '/failing', 500, 'Ошибка на нашей стороне'],
])('%s answers a browser with a page that says what to do', async (_what, url, status, says) => {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([status, 'text/html; charset=utf-8', 'no-store'])
  expect(body).toContain(says)
  expect(body).not.toContain('hunter2')
  if (status === 503) expect([headers['retry-after'], body]).toEqual(['90', expect.stringContaining('через 90 с')])
})

test.each([
  ['a form sent to a path that takes none', { method: 'POST', url: '/limited', payload: 'a=1' }, 404],
  ['a body that is too large', { method: 'POST', url: '/form', payload: `"${'x'.repeat(2_000_000)}"` }, 413],
] as const)('%s answers a browser with a page', async (_what, request, status) => {
  const answer = await app.inject({
    ...request,
    headers: { accept: BROWSER, ...(status === 413 ? { 'content-type': 'application/json' } : {}) },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
})

/** Sends raw bytes; returns all that the server sends until it closes the connection. */
const raw = (request: string): Promise<string> => {
  const socket = connectTo((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

test.each([
  [
    'headers that are too long',
    `GET /about HTTP/1.1\r\nHost: a.test\r\nAccept: ${BROWSER}\r\nCookie: lang=zh-CN; x=${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    'an address that is too long',
    `GET /about?x=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a.test\r\nAccept: ${BROWSER}\r\nCookie: lang=zh-CN\r\n\r\n`,
    431,
  ],
  [
    'a request that cannot be read',
    `GET /about HTTP/1.1\r\nHost: a.test\r\nAccept: ${BROWSER}\r\nCookie: lang=zh-CN\r\nX: a\0b\r\n\r\n`,
    400,
  ],
])('%s is answered with a page although Node cannot make a request of it', async (_what, request, status) => {
  const answer = await raw(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain('content-type: text/html; charset=utf-8')
  expect(answer).toContain("script-src 'none'")
  expect(answer).toContain('<html lang="zh-CN"')
})

test.each([
  ['a program', '/refused/overloaded', '*/*'],
  ['a program without an Accept header', '/refused/overloaded', undefined],
  ['a program that prefers JSON', '/refused/overloaded', 'text/html;q=0.5, application/json'],
  ['a client that excludes pages', '/refused/overloaded', 'text/html;q=0, */*'],
  ['a browser at an address of the API', '/api/v1/nothing/', BROWSER],
  ['a browser at an address of signing in', '/auth/nothing/', BROWSER],
])('%s gets a problem document (RFC 9457)', async (_what, url, accept) => {
  const { headers, json } = await get(url, accept === undefined ? {} : { accept })
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(json().code).toBeDefined()
})

test('a browser that calls an operation gets a problem', async () => {
  await get('/v2/list/')
  expect((await get('/v2/list/')).headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test('the error page loads nothing else, and its security policy allows only its own style', async () => {
  const { headers, body } = await get('/nowhere')
  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; script-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  expect(headers['content-security-policy']).toBe(policy)
  expect(body).not.toMatch(/<script|style=|src=|href="(?!\/|"|data:)/)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
})

test('the error page keeps the chosen theme and contains neither URL nor cookie', async () => {
  const { body } = await get('/no"><script>alert(1)</script>', { accept: BROWSER, cookie: 'theme=dark; lang="><script>' })
  expect(body).toContain('<html lang="ru" data-theme="dark">')
  expect(body).not.toContain('<script')
})

test('the error page has the colours of the site', () => {
  // Values of the CSS variables.
  const coloursIn = (path: string) =>
    new Map(
      Array.from(
        readFileSync(join(root, path), 'utf8').matchAll(/(--[\w-]+): (light-dark\([^)]*\)|#\w+);/g),
        ([, name = '', value = '']) => [name, value],
      ),
    )
  const site = coloursIn('apps/web/app/ui/tokens.css')
  const own = [...coloursIn('apps/server/src/platform/http/refusal-page.css')]
  expect(own.length).toBeGreaterThan(8)
  expect(own.filter(([name, value]) => site.get(name) !== value)).toEqual([])
})

test.each(languages)('the proxy has the same page in %s for the case that no server answers', async (language) => {
  const page = refusalPage({ code: 'database_unavailable', status: 503 }, { url: `/?lang=${language}`, cookie: undefined })
  await expect(`${page}\n`).toMatchFileSnapshot(join(root, `ops/deploy/unavailable/${language}.html`))
})

test.each(languages)('the proxy has the same page in %s for a body that is too large', async (language) => {
  const page = refusalPage({ code: 'body_too_large', status: 413 }, { url: `/?lang=${language}`, cookie: undefined })
  await expect(`${page}\n`).toMatchFileSnapshot(join(root, `ops/deploy/unavailable/too-large-${language}.html`))
})

test('an error page takes about as much processor time as a problem document', async () => {
  const cost = async (accept: string) => {
    for (let index = 0; index < 200; index += 1) await get('/nowhere', { accept })
    const before = process.cpuUsage()
    for (let index = 0; index < 500; index += 1) await get('/nowhere', { accept })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 500 / 1000
  }
  const [problem, page] = [await cost('*/*'), await cost(BROWSER)]
  // Processor milliseconds, with compression and the test's own client.
  expect(page - problem).toBeLessThan(1)
})
