// The content security policy allows a page's own scripts by their hashes, so that a cached page keeps its policy. No response contains the
// nonce by which the server recognizes these scripts while it renders.
import { createHash } from 'node:crypto'
import type { Call, Render } from '@sverka/contract/web-host'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { loadConfig } from './platform/config.ts'
import { connectDatabase } from './platform/db/connect.ts'
import type { Db } from './platform/db/database.ts'
import { buildHttpServer } from './platform/http/http-server.ts'
import { randomIds } from './platform/ids.ts'
import { createLog } from './platform/log.ts'
import { pageRoute } from './web-host.ts'

const ANSWERS = 1000
/** The page of a company; the number is its invented tax number (INN). */
const CARD = '/counter-parties/7799483056'
const HOSTILE = '<script>steal()</script>'

let database: TestDatabase
let db: Db
let app: FastifyInstance

/** A page with two scripts of its own, one of them inert until the page starts it as a module, and a third script inside somebody's text. */
const page: Render = async ({ url }, { nonce }) => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  html: `<p>${url} ${HOSTILE}</p><script type="text/plain" nonce="${nonce}">import "/a.js"</script><script nonce="${nonce}" id="x">start()</script>`,
})

beforeAll(async () => {
  const config = loadConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'a secret of thirty-two characters', OVERLOAD_DELAY_MS: '0' })
  const log = createLog(config)
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log })
  app = await buildHttpServer({ config, db, ids: randomIds, log, readiness: { stopping: false }, dev: false })
  const call: Call = async () => expect.fail('this page calls nothing')
  const site = { publicUrl: 'https://sverka.test', demo: false, today: '2026-11-20', canRefreshFromSource: false }
  const pageState = async ({ pathname }: URL) =>
    pathname.startsWith(CARD) ? { mark: 'one', changedAt: new Date('2026-11-19T10:00:00Z') } : null
  const host = { config, pageState, dev: false, changes: { version: () => 1 }, services: () => ({ call, site }) }
  pageRoute(app, host, async () => page)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await database.drop()
})

const hashScript = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const noncesIn = (text: string): string[] => Array.from(text.matchAll(/nonce[-=]"?([\w+/=-]{16,})/g), ([, nonce = '']) => nonce)
const readPolicy = ({ headers }: { headers: Record<string, unknown> }): string | undefined =>
  headers['content-security-policy'] as string | undefined

test('of a thousand answers, rendered, cached and unchanged, none contains a nonce', async () => {
  const { etag } = (await app.inject(CARD)).headers
  const requests = [
    { url: CARD },
    { url: CARD, headers: { 'if-none-match': String(etag) } },
    { url: '/about' },
    { url: `${CARD}/founders` },
  ]
  const nonces: string[] = []
  const statuses = new Set<number>()
  for (let index = 0; index < ANSWERS; index += 1) {
    const answer = await app.inject(requests[index % requests.length] ?? CARD)
    statuses.add(answer.statusCode)
    nonces.push(...noncesIn(`${readPolicy(answer)} ${answer.body}`))
  }
  expect([...statuses].sort()).toEqual([200, 304])
  expect(nonces).toEqual([])
})

test.each([CARD, '/about'])('%s allows its own scripts by their hashes, and no script in a text', async (path) => {
  for (const turn of ['first answer', 'second answer']) {
    const policy = String(readPolicy(await app.inject(path)))
    const [scripts] = /script-src [^;]*/.exec(policy) ?? []
    expect(scripts, turn).toBe(`script-src ${hashScript('import "/a.js"')} ${hashScript('start()')} 'strict-dynamic'`)
  }
})

test('a HEAD request gets the headers of the page', async () => {
  const [whole, head] = await Promise.all([app.inject('/about'), app.inject({ method: 'HEAD', url: '/about' })])
  expect([readPolicy(head), head.headers['content-length'], head.body]).toEqual([readPolicy(whole), whole.headers['content-length'], ''])
})

test('a 304 answer sends no policy, so that the browser keeps the one of its copy', async () => {
  const { etag } = (await app.inject(CARD)).headers
  const unchanged = await app.inject({ url: CARD, headers: { 'if-none-match': String(etag) } })
  expect([unchanged.statusCode, readPolicy(unchanged)]).toEqual([304, undefined])
})

test('an answer that is not a page allows no script', async () => {
  expect(readPolicy(await app.inject('/api/v1/nothing/'))).toContain("script-src 'none'")
})
