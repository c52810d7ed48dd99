// Faults of the Checko API, one by one: slow, broken off, too large, redirecting, out of quota; and the circuit breaker, quota and concurrency limit.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClock, testApplication } from '../../../test/application.ts'
import { answerNotFound, type CheckoBehaviour, type CheckoServer, checkoServer, sendJson } from '../../../test/checko-server.ts'
import { randomIds } from '../../platform/ids.ts'
import { type CheckoSettings, checkoDefaults } from './call.ts'
import { checkoSource } from './checko-source.ts'

const app = testApplication()
let server: CheckoServer
let clock: TestClock
beforeEach(async () => {
  server = await checkoServer()
  await app.db.deleteFrom('source_calls').execute()
  clock = new TestClock()
})
afterEach(() => server.close())

const source = (settings: Partial<CheckoSettings> = {}) =>
  checkoSource(
    { ...checkoDefaults, base: server.base, key: 'k1', perDay: 1000, connectMs: 5_000, totalMs: 10_000, retryPauseMs: 1, ...settings },
    { db: app.db, clock, ids: randomIds },
  )
const wanted = { kind: 'company', inn: '7700000023' } as const
const failing = (failure: string) => expect.objectContaining({ name: 'SourceError', failure })

/** What the source does, the failure expected from it, and how many requests are made with two retries. */
test.each<[string, CheckoBehaviour, string, number]>([
  ['silence', () => {}, 'timeout', 3],
  ['a slow body', (_request, response) => void response.writeHead(200).write('{"data":'), 'timeout', 3],
  ['a reset connection', (_request, response) => void response.destroy(), 'failed', 3],
  ['half an answer', (_request, response) => void response.writeHead(200, { 'content-length': '100' }).end('{"data"'), 'failed', 3],
  ['an answer that is not JSON', (_request, response) => void response.end('<html>busy</html>'), 'failed', 3],
  ['an answer larger than 5 MB', (_request, response) => void response.end('x'.repeat(5_300_000)), 'failed', 3],
  ['a server error', (_request, response) => sendJson(response, {}, 503), 'failed', 3],
  [
    'a redirect, which is not followed',
    (_request, response) => void response.writeHead(302, { location: `${server.base}/elsewhere` }).end(),
    'failed',
    3,
  ],
  ['too many requests', (_request, response) => sendJson(response, {}, 429), 'rate', 3],
  [
    'a refused parameter, asked once',
    (_request, response) => sendJson(response, { meta: { status: 'error', message: 'Некорректное значение' } }, 400),
    'refused',
    1,
  ],
  [
    'a spent quota with status 200',
    (_request, response) => sendJson(response, { meta: { status: 'error', message: 'Исчерпан лимит запросов по тарифу' } }),
    'quota',
    1,
  ],
  ['a blocked key', (_request, response) => sendJson(response, { meta: { status: 'error' } }, 403), 'quota', 1],
])('%s', async (_name, behaviour, failure, requests) => {
  server.behaviour = behaviour
  // Only silence runs into the timeout, which is long enough for a busy machine to deliver the request.
  const limits = failure === 'timeout' ? { totalMs: 1_000 } : {}
  await expect(source(limits).fetchCompany(wanted)).rejects.toEqual(failing(failure))
  expect(server.requests).toHaveLength(requests)
  expect(server.requests.map((request) => request.method)).not.toContain('elsewhere')
})

test('a source that refuses connections fails at once instead of hanging', async () => {
  await server.close()
  await expect(source().fetchCompany(wanted)).rejects.toEqual(failing('failed'))
  server = await checkoServer()
})

test('a temporary fault is retried until there is an answer', async () => {
  let faults = 2
  server.behaviour = (request, response) => (faults-- > 0 ? sendJson(response, {}, 502) : answerNotFound(request, response))
  expect(await source().fetchCompany(wanted)).toBeNull()
})

test('five failures open the circuit breaker, and one trial after the pause closes it', async () => {
  server.behaviour = (_request, response) => sendJson(response, {}, 500)
  const checko = source({ retries: 0 })
  for (let call = 0; call < 5; call += 1) await expect(checko.fetchCompany(wanted)).rejects.toEqual(failing('failed'))
  await expect(checko.fetchCompany(wanted)).rejects.toEqual(failing('resting'))
  expect(server.requests).toHaveLength(5)
  clock.advance(30_001)
  server.behaviour = answerNotFound
  expect(await checko.fetchCompany(wanted)).toBeNull()
  expect(await checko.fetchCompany(wanted)).toBeNull()
})

test('a used-up quota stops calls before they are sent, until the next Moscow day', async () => {
  server.behaviour = (request, response) =>
    request.method === 'company'
      ? sendJson(response, { data: {}, meta: { status: 'ok', today_request_count: 100 } })
      : answerNotFound(request, response)
  const checko = source({ perDay: 100 })
  expect(await checko.fetchCompany(wanted)).toBeNull()
  await expect(checko.fetchCompany(wanted)).rejects.toEqual(failing('quota'))
  expect(server.requests).toHaveLength(1)
  clock.moment = new Date('2026-11-20T21:00:01Z')
  expect(await checko.fetchCompany(wanted)).toBeNull()
})

test('searches may use half of the daily quota, refreshes all of it', async () => {
  server.behaviour = (_request, response) => sendJson(response, { data: {}, meta: { status: 'ok' } })
  const checko = source({ perDay: 8 })
  expect((await checko.search('первые слова')).entries).toEqual([])
  await expect(checko.search('другие слова')).rejects.toEqual(failing('quota'))
  expect(server.requests).toHaveLength(4)
  for (let refresh = 0; refresh < 4; refresh += 1) expect(await checko.fetchCompany(wanted)).toBeNull()
  await expect(checko.fetchCompany(wanted)).rejects.toEqual(failing('quota'))
})

test('processes share one count that survives a restart, even with simultaneous calls', async () => {
  server.behaviour = (_request, response) => sendJson(response, { data: {}, meta: { status: 'ok' } })
  const processes = [source({ perDay: 10 }), source({ perDay: 10 })]
  const calls = processes.flatMap((one) => Array.from({ length: 8 }, () => one.fetchCompany(wanted)))
  const answers = await Promise.allSettled(calls)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(server.requests).toHaveLength(10)
  await expect(source({ perDay: 10 }).fetchCompany(wanted)).rejects.toEqual(failing('quota'))
  await expect(source({ perDay: 10 }).search('слова')).rejects.toEqual(failing('quota'))
  expect(server.requests).toHaveLength(10)
})

test('with a quota of 0 no call is made', async () => {
  await expect(source({ perDay: 0 }).fetchCompany(wanted)).rejects.toEqual(failing('quota'))
  expect(server.requests).toHaveLength(0)
})

test('the number of simultaneous calls is limited', async () => {
  // Answers that the server holds back, and how many it held each time before giving them.
  const held: (() => void)[] = []
  const together: number[] = []
  const letGo = () => {
    together.push(held.length)
    for (const answerOne of held.splice(0)) answerOne()
  }
  server.behaviour = (request, response) => {
    if (request.method === 'later') return answerNotFound(request, response)
    held.push(() => answerNotFound(request, response))
    // A fourth call, if let through, would have been sent with the three and arrive before this one.
    if (held.length === 3) void fetch(`${server.base}/later`).then(letGo)
  }
  const checko = source({ places: 3 })
  await Promise.all(Array.from({ length: 21 }, () => checko.fetchCompany(wanted)))
  expect(together).toEqual(Array(7).fill(3))
})

test('no connection is made to a host name with a private address', async () => {
  const port = new URL(server.base).port
  await expect(source({ base: `http://localhost:${port}/v2`, retries: 0 }).fetchCompany(wanted)).rejects.toEqual(failing('failed'))
  expect(server.requests).toEqual([])
})
