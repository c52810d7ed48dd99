// Pages of companies (cards) behind a real nginx with the configuration of ops/deploy/nginx.conf: a card is cached for all guests of a language,
// and a response to a signed-in member is cached for nobody.
import { request } from 'node:http'
import type { Render } from '@sverka/contract/web-host'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { Nginx, proxied } from '../test/nginx.ts'
import { loadConfig } from './platform/config.ts'
import { connectDatabase } from './platform/db/connect.ts'
import type { Db } from './platform/db/database.ts'
import { buildHttpServer } from './platform/http/http-server.ts'
import { randomIds } from './platform/ids.ts'
import { createLog } from './platform/log.ts'
import { pageRoute } from './web-host.ts'

const nginx = new Nginx()
let database: TestDatabase
let db: Db
let app: FastifyInstance
let renderings = 0

/** Cards at such an address are cached for a second, so that a test can wait until it expires. */
const BRIEFLY_CACHED = '/brief'

/** The answer shows the requested language and the number of the rendering. */
const card: Render = async ({ url, headers }) => {
  renderings += 1
  const cookies: [string, string][] = url.includes('lang=') ? [['set-cookie', 'lang=en']] : []
  return { status: 200, headers: [['content-type', 'text/html'], ...cookies], html: `${headers.get('cookie') ?? 'ru'} ${renderings}` }
}

beforeAll(async () => {
  const config = loadConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'a secret of thirty-two characters', OVERLOAD_DELAY_MS: '0' })
  const log = createLog(config)
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log })
  app = await buildHttpServer({ config, db, ids: randomIds, log, readiness: { stopping: false }, dev: false })
  const site = { publicUrl: 'https://sverka.test', demo: false, today: '2026-11-20', canRefreshFromSource: false }
  const call = async () => expect.fail('this page calls nothing')
  const pageState = async () => ({ mark: 'one', changedAt: new Date('2026-11-19T10:00:00Z') })
  pageRoute(app, { config, dev: false, services: () => ({ call, site }), pageState }, async () => card)
  app.addHook('onSend', async ({ url }, reply) => {
    const control = String(reply.getHeader('cache-control') ?? '')
    if (url.includes(BRIEFLY_CACHED)) reply.header('cache-control', control.replace('s-maxage=60', 's-maxage=1'))
  })
  const upstream = await app.listen({ host: '127.0.0.1', port: 0 })
  await nginx.start('nginx.conf', { '127.0.0.1:3000': new URL(upstream).host })
})
afterAll(async () => {
  await nginx.stop()
  await app?.close()
  await db?.destroy()
  await database?.drop()
})

interface Answer {
  readonly status: number | undefined
  readonly cache: unknown
  readonly body: string
  readonly headers: Record<string, unknown>
}

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: nginx.port, path, headers: { host: 'sverka.test', ...headers } },
      async (answer) => {
        let body = ''
        for await (const piece of answer) body += piece
        resolve({ status: answer.statusCode, cache: answer.headers['x-cache'], body, headers: answer.headers })
      },
    )
    outgoing.once('error', reject).end()
  })

/** The address of a card ends with the company's tax number (INN); any ten digits will do here. */
let number = 7_799_000_000
/** Address of a card that nobody has requested yet. */
function fresh(): string {
  number += 1
  return `/counter-parties/${number}`
}

proxied('the second guest gets the cached card of the first', async () => {
  const path = fresh()
  const [first, second] = [await get(path), await get(path)]
  expect([first.cache, second.cache]).toEqual(['MISS', 'HIT'])
  expect(second.body).toBe(first.body)
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
})

proxied('each language has its own cached card', async () => {
  const path = fresh()
  const russian = await get(path)
  const english = await get(path, { cookie: 'lang=en' })
  expect([english.cache, english.body.split(' ')[0]]).toEqual(['MISS', 'lang=en'])
  expect(await get(path, { cookie: 'lang=en' })).toMatchObject({ cache: 'HIT', body: english.body })
  expect(await get(path)).toMatchObject({ cache: 'HIT', body: russian.body })
})

proxied('a browser that has the card gets 304 from the cache', async () => {
  const path = fresh()
  const tag = String((await get(path)).headers.etag)
  const before = renderings
  expect(await get(path, { 'if-none-match': tag })).toMatchObject({ status: 304, cache: 'HIT', body: '' })
  expect(renderings).toBe(before)
})

proxied('an expired card is revalidated by its ETag and not rendered again', async () => {
  const path = `${fresh()}${BRIEFLY_CACHED}`
  const { body } = await get(path)
  const before = renderings
  await expect.poll(async () => (await get(path)).cache).toBe('REVALIDATED')
  expect([(await get(path)).body, renderings]).toEqual([body, before])
})

proxied('a request with a token neither gets a cached card nor is cached', async () => {
  const path = fresh()
  const guest = await get(path)
  const member = await get(path, { authorization: 'Bearer a' })
  expect([member.cache, member.headers['cache-control']]).toEqual(['BYPASS', 'private, no-cache'])
  expect(member.body).not.toBe(guest.body)
  expect(await get(path)).toMatchObject({ cache: 'HIT', body: guest.body })
  const other = fresh()
  await get(other, { authorization: 'Bearer a' })
  expect((await get(other)).cache).toBe('MISS')
})

proxied('a card that sets a cookie is cached for nobody', async () => {
  const path = `${fresh()}?lang=en`
  expect([(await get(path)).cache, (await get(path)).cache]).toEqual(['MISS', 'MISS'])
})
