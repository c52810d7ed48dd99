// Guarantees that the server gives every API operation: access, validation, rate limits, removal of undeclared fields, error responses.
import { defineOperation, Id } from '@sverka/contract/http/http'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { Session } from '../auth/session.ts'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { connectDatabase } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import { refuse } from '../errors.ts'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { HttpResponse, reads, withOwnTransactions } from './binding.ts'
import { buildHttpServer } from './http-server.ts'
import { registerOperations } from './operations.ts'

const base = { summary: 'test', limit: 'api', errors: [] } as const
const echo = defineOperation({
  ...base,
  method: 'POST',
  path: '/t/echo/:id/',
  access: 'public',
  params: Type.Object({ id: Id }),
  query: Type.Object({ ids__in: Type.Optional(Type.Array(Id, { 'x-list': true })), word: Type.Optional(Type.String()) }),
  body: Type.Object({ name: Type.String({ minLength: 2 }), count: Type.Integer() }),
  response: { 200: Type.Object({ id: Id, name: Type.String(), ids: Type.Array(Id) }) },
})
/** Returns the input that its handler got. */
const showInput = defineOperation({
  ...base,
  method: 'POST',
  path: '/t/show-input/',
  access: 'public',
  query: Type.Object({ word: Type.Optional(Type.String()) }),
  body: Type.Object({ name: Type.String(), inner: Type.Object({ size: Type.Integer() }) }),
  response: { 200: Type.Object({ text: Type.String() }) },
})
const members = defineOperation({
  ...base,
  method: 'GET',
  path: '/t/members/',
  access: 'user',
  response: { 200: Type.Object({ id: Type.Integer() }) },
})
const basket = defineOperation({
  ...base,
  method: 'GET',
  path: '/t/basket/',
  access: { role: 'user', flag: 'basket_enabled' },
  response: { 204: null },
})
const staff = defineOperation({ ...base, method: 'GET', path: '/t/staff/', access: 'staff', response: { 204: null } })
const limited = defineOperation({ ...base, method: 'GET', path: '/t/limited/', limit: 'search', access: 'public', response: { 204: null } })
const failing = defineOperation({ ...base, method: 'GET', path: '/t/failing/', access: 'public', response: { 204: null } })
/** Declares two statuses; the first is the default. */
const twoStatuses = defineOperation({
  ...base,
  method: 'GET',
  path: '/t/two-statuses/',
  access: 'public',
  response: { 201: Type.Object({}), 200: Type.Object({}) },
})

/** Sessions by the bearer token that the tests send. */
const sessions: Record<string, Session> = {
  member: { userId: 7, sessionId: 's', isStaff: false, flags: new Set() },
  staff: { userId: 8, sessionId: 's', isStaff: true, flags: new Set() },
}

let database: TestDatabase
let db: Db
let app: FastifyInstance
beforeAll(async () => {
  const config = loadConfig({ LOG_LEVEL: 'silent', LIMIT_SEARCH: '1/60', OVERLOAD_DELAY_MS: '0' })
  const log = createLog(config)
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log })
  app = await buildHttpServer({ config, db, ids: randomIds, log, readiness: { stopping: false }, dev: false })
  const bounds = [
    reads(echo, async ({ params, query, body }) => {
      const answer = { id: params.id, name: body.name, ids: query.ids__in ?? [], secret: 'must not leave' }
      return answer
    }),
    reads(showInput, async ({ query, body }) => ({ text: JSON.stringify({ query, body }) })),
    reads(members, async ({ caller }) => ({ id: caller?.userId ?? 0 })),
    reads(basket, async () => undefined),
    reads(staff, async () => undefined),
    reads(limited, async () => undefined),
    withOwnTransactions(failing, async () => {
      throw new Error('password=hunter2 at /srv/app.ts')
    }),
    reads(twoStatuses, async () => new HttpResponse(200, {})),
  ]
  const authenticate = async (header: string | undefined) =>
    header === undefined ? null : (sessions[header.replace('Bearer ', '')] ?? refuse('unauthorized'))
  registerOperations(app, bounds, { config, db, clock: systemClock, ids: randomIds, log, authenticate })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await database.drop()
})

const as = (who: string) => ({ headers: { authorization: `Bearer ${who}` } })

test('the answer has the declared fields only, and lists are accepted with commas or repeated', async () => {
  const payload = { name: 'Пётр', count: 1 }
  const comma = await app.inject({ method: 'POST', url: '/t/echo/5?ids__in=1,2', payload })
  const repeated = await app.inject({ method: 'POST', url: '/t/echo/5/?ids__in=1&ids__in=2', payload })
  expect(comma.json()).toEqual({ id: 5, name: 'Пётр', ids: [1, 2] })
  expect(repeated.json()).toEqual(comma.json())
})

test('a handler gets the declared fields only, at every depth', async () => {
  const payload = { name: 'Пётр', session: { userId: 1 }, inner: { size: 1, userId: 1 } }
  const answer = await app.inject({ method: 'POST', url: '/t/show-input/?word=a&userId=1', payload })
  expect(JSON.parse(answer.json().text)).toEqual({ query: { word: 'a' }, body: { name: 'Пётр', inner: { size: 1 } } })
})

test('bad input names each field with a code and a Russian message', async () => {
  const answer = await app.inject({ method: 'POST', url: '/t/echo/0', payload: { name: 'Я', count: '1' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    errors: {
      id: [{ code: 'minimum' }],
      name: [{ code: 'minLength', message: 'Не меньше 2 символов.' }],
      count: [{ code: 'type', message: 'Ожидается целое число.' }],
    },
  })
})

test('a wrong item of a list names its parameter, and a field with two faults reports one', async () => {
  const answer = await app.inject({ method: 'POST', url: '/t/echo/5?ids__in=1,x,-1', payload: { name: 'Пётр', count: 0.5 } })
  expect(answer.json().errors).toEqual({
    ids__in: [{ code: 'type', message: 'Ожидается целое число.' }],
    count: [{ code: 'type', message: 'Ожидается целое число.' }],
  })
})

test('a parameter given twice is refused where one value is expected', async () => {
  const answer = await app.inject({ method: 'POST', url: '/t/echo/5?word=a&word=b', payload: { name: 'Пётр', count: 1 } })
  expect(answer.json()).toMatchObject({ status: 400, errors: { word: [{ code: 'type' }] } })
})

test('a guest gets 401, a member without the feature 403, a member at a staff call 404, a bad token 401', async () => {
  const status = async (url: string, who?: string) => (await app.inject({ url, ...(who ? as(who) : {}) })).statusCode
  expect(await status('/t/members')).toBe(401)
  expect(await status('/t/members', 'stranger')).toBe(401)
  expect(await status('/t/members', 'member')).toBe(200)
  expect((await app.inject({ url: '/t/basket', ...as('member') })).json()).toMatchObject({ status: 403, code: 'plan_required' })
  expect(await status('/t/staff')).toBe(401)
  expect(await status('/t/staff', 'member')).toBe(404)
  expect(await status('/t/staff', 'staff')).toBe(204)
})

test('a member has a limit of their own, and in demo mode that of an address is a hundred times as high', async () => {
  const call = async () => (await app.inject({ url: '/t/limited', ...as('member') })).statusCode
  expect([await call(), await call()]).toEqual([204, 429])
  const refused = await app.inject({ url: '/t/limited', ...as('member') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject({ url: '/t/limited' })).statusCode).toBe(204)
})

test('IP addresses of one IPv6 network share one limit', async () => {
  const call = async (remoteAddress: string) => (await app.inject({ url: '/t/limited', remoteAddress })).statusCode
  // One request a minute, times the demo factor of 100 for addresses.
  for (let host = 1; host <= 100; host++) expect(await call(`2001:db8:0:7::${host.toString(16)}`)).toBe(204)
  expect(await call('2001:db8:0:7:ffff::1')).toBe(429)
  expect(await call('2001:db8:0:8::1')).toBe(204)
})

test('a failure reveals nothing internal', async () => {
  const answer = await app.inject({ url: '/t/failing' })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toMatch(/hunter2|srv/)
  expect(answer.json().code).toBe('internal_error')
})

test('a handler may choose another declared status', async () => {
  expect((await app.inject({ url: '/t/two-statuses' })).statusCode).toBe(200)
})

test('private answers are never stored', async () => {
  expect((await app.inject({ url: '/t/members', ...as('member') })).headers['cache-control']).toBe('no-store')
})

test('every answer carries the security headers, a policy without scripts and a request id', async () => {
  for (const url of ['/t/echo', '/healthz', '/nowhere', '/t/limited']) {
    const { headers } = await app.inject({ url })
    expect(headers['content-security-policy']).toContain("default-src 'self';script-src 'none';")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('hostile bodies are refused at once', async () => {
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/t/echo/5', payload, headers: { 'content-type': type } })
  expect((await post('{"name":')).statusCode).toBe(400)
  expect((await post('{"__proto__":{"admin":true},"name":"Пётр","count":1}')).statusCode).toBe(400)
  // One byte more than the limit of 1 MiB.
  expect((await post('x'.repeat(1_048_577))).statusCode).toBe(413)
  expect((await post('name=Пётр', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
})
