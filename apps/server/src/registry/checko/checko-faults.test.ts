// Faults of the Checko API (a commercial aggregator of company data), played by a local server: slow, interrupted, too large and redirecting answers,
// an exhausted quota; and the circuit breaker, quota and concurrency limit of our client.
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
/** The company that the tests request, by an invented ИНН (taxpayer number). */
const company = { kind: 'company', inn: '7700000023' } as const
const sourceError = (failure: string) => expect.objectContaining({ name: 'SourceError', failure })

/** The behaviour of the source, the failure expected from our client, and the number of requests it makes with two retries. */
test.each<[string, CheckoBehaviour, string, number]>([
  ['silence', () => {}, 'timeout', 3],
  ['a slow body', (_request, response) => void response.writeHead(200).write('{"data":'), 'timeout', 3],
  ['a reset connection', (_request, response) => void response.destroy(), 'failed', 3],
  ['a truncated answer', (_request, response) => void response.writeHead(200, { 'content-length': '100' }).end('{"data"'), 'failed', 3],
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
    'a refused parameter, which is not retried',
    (_request, response) => sendJson(response, { meta: { status: 'error', message: 'Некорректное значение' } }, 400),
    'refused',
    1,
  ],
  [
    'an exhausted quota with status 200',
    (_request, response) => sendJson(response, { meta: { status: 'error', message: 'Исчерпан лимит запросов по тарифу' } }),
    'quota',
    1,
  ],
  ['a blocked key', (_request, response) => sendJson(response, { meta: { status: 'error' } }, 403), 'quota', 1],
])('%s', async (_name, behaviour, failure, requests) => {
  server.behaviour = behaviour
  // Only silence runs into the timeout, which is long enough for a busy machine to deliver the request.
  const limits = failure === 'timeout' ? { totalMs: 1_000 } : {}
  await expect(source(limits).fetchCompany(company)).rejects.toEqual(sourceError(failure))
  expect(server.requests).toHaveLength(requests)
  expect(server.requests.map((request) => request.method)).not.toContain('elsewhere')
})

test('a source that refuses connections fails at once instead of hanging', async () => {
  await server.close()
  await expect(source().fetchCompany(company)).rejects.toEqual(sourceError('failed'))
  server = await checkoServer()
})

test('a temporary fault is retried until there is an answer', async () => {
  let faults = 2
  server.behaviour = (request, response) => (faults-- > 0 ? sendJson(response, {}, 502) : answerNotFound(request, response))
  expect(await source().fetchCompany(company)).toBeNull()
})

test('five failures open the circuit breaker, and one trial after the pause closes it', async () => {
  server.behaviour = (_request, response) => sendJson(response, {}, 500)
  const checko = source({ retries: 0 })
  for (let call = 0; call < 5; call += 1) await expect(checko.fetchCompany(company)).rejects.toEqual(sourceError('failed'))
  await expect(checko.fetchCompany(company)).rejects.toEqual(sourceError('resting'))
  expect(server.requests).toHaveLength(5)
  clock.advance(30_001)
  server.behaviour = answerNotFound
  expect(await checko.fetchCompany(company)).toBeNull()
  expect(await checko.fetchCompany(company)).toBeNull()
})

// 21:00 UTC is midnight in Moscow, when the quota begins again.
test('an exhausted quota stops calls before they are sent, until the next Moscow day', async () => {
  server.behaviour = (request, response) =>
    request.method === 'company'
      ? sendJson(response, { data: {}, meta: { status: 'ok', today_request_count: 100 } })
      : answerNotFound(request, response)
  const checko = source({ perDay: 100 })
  expect(await checko.fetchCompany(company)).toBeNull()
  await expect(checko.fetchCompany(company)).rejects.toEqual(sourceError('quota'))
  expect(server.requests).toHaveLength(1)
  clock.moment = new Date('2026-11-20T21:00:01Z')
  expect(await checko.fetchCompany(company)).toBeNull()
})

test('searches may use half of the daily quota, refreshes all of it', async () => {
  server.behaviour = (_request, response) => sendJson(response, { data: {}, meta: { status: 'ok' } })
  const checko = source({ perDay: 8 })
  // A search makes four calls, which is half of eight.
  expect((await checko.search('первые слова')).entries).toEqual([])
  await expect(checko.search('другие слова')).rejects.toEqual(sourceError('quota'))
  expect(server.requests).toHaveLength(4)
  for (let refresh = 0; refresh < 4; refresh += 1) expect(await checko.fetchCompany(company)).toBeNull()
  await expect(checko.fetchCompany(company)).rejects.toEqual(sourceError('quota'))
})

test('processes share one count that survives a restart, even with simultaneous calls', async () => {
  server.behaviour = (_request, response) => sendJson(response, { data: {}, meta: { status: 'ok' } })
  const processes = [source({ perDay: 10 }), source({ perDay: 10 })]
  const calls = processes.flatMap((client) => Array.from({ length: 8 }, () => client.fetchCompany(company)))
  const answers = await Promise.allSettled(calls)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(server.requests).toHaveLength(10)
  await expect(source({ perDay: 10 }).fetchCompany(company)).rejects.toEqual(sourceError('quota'))
  await expect(source({ perDay: 10 }).search('слова')).rejects.toEqual(sourceError('quota'))
  expect(server.requests).toHaveLength(10)
})

test('with a quota of 0 no call is made', async () => {
  await expect(source({ perDay: 0 }).fetchCompany(company)).rejects.toEqual(sourceError('quota'))
  expect(server.requests).toHaveLength(0)
})

test('the number of simultaneous calls is limited', async () => {
  // The server holds back its answers until three requests wait, and notes how many it held each time.
  const heldAnswers: (() => void)[] = []
  const numbersHeld: number[] = []
  const sendHeld = () => {
    numbersHeld.push(heldAnswers.length)
    for (const sendAnswer of heldAnswers.splice(0)) sendAnswer()
  }
  server.behaviour = (request, response) => {
    if (request.method === 'later') return answerNotFound(request, response)
    heldAnswers.push(() => answerNotFound(request, response))
    // A fourth call beyond the limit would have been sent together with the three and arrive before `later`.
    if (heldAnswers.length === 3) void fetch(`${server.base}/later`).then(sendHeld)
  }
  const checko = source({ places: 3 })
  await Promise.all(Array.from({ length: 21 }, () => checko.fetchCompany(company)))
  expect(numbersHeld).toEqual(Array(7).fill(3))
})

test('no connection is made to a host name with a private address', async () => {
  const port = new URL(server.base).port
  await expect(source({ base: `http://localhost:${port}/v2`, retries: 0 }).fetchCompany(company)).rejects.toEqual(sourceError('failed'))
  expect(server.requests).toEqual([])
})
