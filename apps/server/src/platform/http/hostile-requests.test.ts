// Malformed, oversized or slow requests over real connections: each is refused as bad input, with the usual security headers.
import { type AddressInfo, connect as connectTo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { defineOperation } from '@sverka/contract/http/http'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { serveAssets } from '../../web-host-assets.ts'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { connectDatabase } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import { refuse } from '../errors.ts'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { reads, withOwnTransactions } from './binding.ts'
import { buildHttpServer } from './http-server.ts'
import { installOpenapi } from './openapi.ts'
import { registerOperations } from './operations.ts'

const base = { summary: 'test', limit: 'api', errors: [], access: 'public' } as const
const body = Type.Object({ name: Type.String() })
const save = defineOperation({ ...base, method: 'POST', path: '/t/save/', body, response: { 200: body } })
const upload = defineOperation({
  ...base,
  method: 'POST',
  path: '/t/upload/',
  consumes: 'multipart',
  body,
  files: { file: { maxBytes: 1000, maxCount: 1, required: false } },
  response: { 200: body },
})
const query = Type.Object({ page_size: Type.Optional(Type.Integer({ maximum: 9999 })) })
const list = defineOperation({ ...base, method: 'GET', path: '/t/list/', query, response: { 204: null } })

let database: TestDatabase
let db: Db
let app: FastifyInstance
let port: number
beforeAll(async () => {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', LIMIT_API: '3/60', LIMIT_LARGE_PAGE: '1/60', OVERLOAD_DELAY_MS: '0' })
  const log = createLog(config)
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log })
  // Without a database URL the configuration is a demo's, whose limits per address are a hundred times as high.
  const deps = { config: { ...config, addressFactor: 1 }, db, ids: randomIds, log }
  app = await buildHttpServer({ ...deps, readiness: { stopping: false }, dev: false })
  const bounds = [
    reads(save, async (input) => input.body),
    withOwnTransactions(upload, async (input) => input.body),
    reads(list, async () => undefined),
  ]
  const authenticate = async (header?: string) => (header === undefined ? null : refuse('unauthorized'))
  registerOperations(app, bounds, { ...deps, clock: systemClock, authenticate })
  installOpenapi(app, { config: deps.config, authenticate })
  await serveAssets(app, import.meta.dirname)
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await database.drop()
})

/** Sends raw bytes; returns all that the server sends until it closes the connection. */
const raw = (request: string | Buffer): Promise<string> => {
  const socket = connectTo(port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

const getRequest = (target: string, more = ''): Buffer =>
  Buffer.from(`GET ${target} HTTP/1.1\r\nHost: a.test\r\n${more}Connection: close\r\n\r\n`)

const HEADERS = [
  'content-security-policy',
  'x-content-type-options: nosniff',
  'x-frame-options: deny',
  'permissions-policy',
  'referrer-policy',
]

test.each([
  ['raw UTF-8 in the request line', getRequest('/поиск'), 400],
  ['a percent sign that encodes nothing', getRequest('/%zz'), 400],
  ['a zero byte in a header', getRequest('/t/list/', 'X-Thing: a\0b\r\n'), 400],
  ['an address that is too long', getRequest(`/${'a'.repeat(20_000)}`), 431],
  ['headers that are too long', getRequest('/t/list/', `X-Thing: ${'a'.repeat(20_000)}\r\n`), 431],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n', 400],
  ['an unknown expectation', getRequest('/t/list/', 'Expect: nonsense\r\n'), 400],
  ['a tunnel through the server', 'CONNECT b.test:80 HTTP/1.1\r\nHost: b.test:80\r\n\r\n', 400],
  [
    'a body with a length and in pieces at once',
    'POST /t/save/ HTTP/1.1\r\nHost: a.test\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a body of two lengths', 'POST /t/save/ HTTP/1.1\r\nHost: a.test\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef', 400],
  ['a TRACE request, which asks to get back what was sent', 'TRACE / HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n', 404],
  ['a host that is a path', 'GET / HTTP/1.1\r\nHost: a/b?\r\nConnection: close\r\n\r\n', 400],
])('%s is refused with a problem, a request id and every security header', async (_what, request, status) => {
  const answer = (await raw(request)).toLowerCase()
  expect(answer).toMatch(new RegExp(`^http/1\\.1 ${status} `))
  for (const header of [...HEADERS, 'content-type: application/problem+json', 'cache-control: no-store']) expect(answer).toContain(header)
  expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}/)
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ status })
})

test.each(['/assets/../', '/assets/..%2f', '/assets/%2e%2e/', '/assets/..', '/assets/%00'])('%s is no file', async (target) => {
  expect(await raw(getRequest(target))).toMatch(/^HTTP\/1\.1 40[04] /)
})

let addresses = 0
/** An IP address that has sent no request yet, so that rate limits do not mix the tests up. */
const newAddress = (): string => {
  addresses += 1
  return `192.0.2.${addresses}`
}

const post = (url: string, type: string, payload: string | Buffer) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type }, remoteAddress: newAddress() })

test.each([
  ['JSON that is not UTF-8', 400, '/t/save/', 'application/json', Buffer.from('{"name":"\xcf\xb8\xf2"}', 'latin1')],
  ['JSON that calls itself UTF-16', 415, '/t/save/', 'application/json; charset=utf-16', '{"name":"x"}'],
  ['JSON that calls itself Windows-1251', 415, '/t/save/', 'application/json;Charset="windows-1251"', '{"name":"x"}'],
  ['JSON that calls itself UTF-8', 200, '/t/save/', 'application/json; charset="UTF-8"', '{"name":"x"}'],
  ['plain text', 415, '/t/save/', 'text/plain', '{"name":"x"}'],
  ['a form where JSON is expected', 415, '/t/save/', 'multipart/form-data; boundary=b', '--b--\r\n'],
  ['JSON where a form is expected', 415, '/t/upload/', 'application/json', '{"name":"x"}'],
  ['a form without a boundary', 400, '/t/upload/', 'multipart/form-data', '--b--\r\n'],
  [
    'a form cut in a part',
    400,
    '/t/upload/',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab',
  ],
  ['a form cut in a head', 400, '/t/upload/', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposit'],
  [
    'a field that is too long to be read whole',
    413,
    '/t/upload/',
    'multipart/form-data; boundary=b',
    `--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n${'a'.repeat(600_000)}\r\n--b--\r\n`,
  ],
  [
    'a zero byte in a field',
    400,
    '/t/upload/',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\na\0b\r\n--b--\r\n',
  ],
] as const)('%s is answered %i', async (...[, status, url, type, payload]) => {
  expect((await post(url, type, payload)).statusCode).toBe(status)
})

test('compressed JSON is refused, because nothing would unpack it', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const answer = await app.inject({
    method: 'POST',
    url: '/t/save/',
    payload: gzipSync('{"name":"x"}'),
    headers,
    remoteAddress: newAddress(),
  })
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
})

test.each(['0x10', '1e1', ' 5', '5 ', '0b1', '+5', 'Infinity', '5.', ''])(
  'a number in a URL is read as people write it (%j)',
  async (page) => {
    const { statusCode } = await app.inject({ url: '/t/list/', query: { page_size: page }, remoteAddress: newAddress() })
    // An empty parameter counts as absent.
    expect(statusCode).toBe(page === '' ? 204 : 400)
  },
)

test('answers to writes, such as tokens, are never cached', async () => {
  const answer = await post('/t/save/', 'application/json', '{"name":"x"}')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})

/** Statuses of `count` equal requests from one new address. */
const repeatRequest = async (count: number, url: string, headers: Record<string, string> = {}) => {
  const remoteAddress = newAddress()
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await app.inject({ url, headers, remoteAddress })).statusCode)
  return statuses
}

test('readiness, the description of the API and refused tokens are limited', async () => {
  expect(await repeatRequest(4, '/readyz')).toEqual([200, 200, 200, 429])
  expect(await repeatRequest(4, '/api/v1/openapi.json')).toEqual([200, 200, 200, 429])
  for (const url of ['/t/list/', '/api/v1/admin/openapi.json'])
    expect([url, await repeatRequest(4, url, { authorization: 'Bearer none' })]).toEqual([url, [401, 401, 401, 429]])
})

test('pages of more than 1000 rows have a limit of their own', async () => {
  expect(await repeatRequest(2, '/t/list/?page_size=1001')).toEqual([204, 429])
  expect(await repeatRequest(3, '/t/list/?page_size=1000')).toEqual([204, 204, 204])
})

test('a client that is slow with its headers, its body, or both is disconnected', async () => {
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([10_000, 30_000])
  app.server.headersTimeout = 50
  app.server.requestTimeout = 100
  const begun = 'POST /t/save/ HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\n'
  const answers = await Promise.all([raw(''), raw(begun), raw(`${begun}Content-Length: 100\r\n\r\n{"na`)])
  for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"|$)/)
  expect(answers.at(-1)).toMatch(/408/)
  app.server.headersTimeout = 10_000
  app.server.requestTimeout = 30_000
})
