// However the external source (the aggregator Checko) fails during a refresh of a card, the stored card is shown without delay and stays unchanged.
import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { rich, richAnswers } from '../../../test/checko-answers.ts'
import { answerWith, type CheckoBehaviour, checkoServer, sendJson } from '../../../test/checko-server.ts'

const checko = await checkoServer(answerWith(richAnswers))
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'k1', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })

const get = async (path: string) => {
  const { statusCode, json } = await app.server.inject({ url: `/api/v1/${path}` })
  return { status: statusCode, body: json() }
}
const refresh = () => get(`company-update/?inn=${rich.inn}`)
const card = async () => (await get(`company/?inn=${rich.inn}`)).body
/** A refused request (400), which the application does not repeat. */
const refused: CheckoBehaviour = (_request, response) => sendJson(response, {}, 400)

/** Expects the stored card unchanged, and its overview with all 120 court cases of the test's company. */
async function readStored(expected: unknown): Promise<void> {
  expect(await card()).toEqual(expected)
  expect(await get(`company-overview/?inn=${rich.inn}`)).toMatchObject({ status: 200, body: { arbitration: { total: 120 } } })
}

/** Unfinished responses of the failing source; closed after the test. */
const unfinished: ServerResponse[] = []

beforeEach(async () => {
  checko.behaviour = answerWith(richAnswers)
  // A card can be refreshed again after a minute.
  app.clock.advance(61_000)
  expect((await refresh()).status).toBe(200)
  app.clock.advance(61_000)
  checko.requests.length = 0
})

// The exhausted quota comes last, since it lasts until the next day.
test.each<[string, CheckoBehaviour]>([
  ['is silent', (_request, response) => void unfinished.push(response)],
  ['begins an answer and stops', (_request, response) => void (response.writeHead(200).write('{"data":') && unfinished.push(response))],
  ['breaks off', (_request, response) => void response.destroy()],
  ['sends half an answer', (_request, response) => void response.writeHead(200, { 'content-length': '100' }).end('{"data"')],
  // Answers may have 5 MB.
  ['sends far too much', (_request, response) => void response.end('x'.repeat(5_300_000))],
  ['fails', (_request, response) => sendJson(response, {}, 503)],
  [
    'has no quota left',
    (_request, response) => sendJson(response, { meta: { status: 'error', message: 'Исчерпан лимит запросов по тарифу' } }),
  ],
])('the stored card is shown at once while the source %s', async (_case, behaviour) => {
  const before = await card()
  checko.behaviour = behaviour
  await readStored(before)
  expect(checko.requests).toHaveLength(0)
  const refreshing = refresh()
  await expect.poll(() => checko.requests.length).toBeGreaterThan(0)
  await readStored(before)
  // The refresh still has its connection open: reading did not wait for its end.
  if (unfinished.length > 0) expect(await Promise.race([refreshing, 'still waiting'])).toBe('still waiting')
  // Repeated calls of the source end the refresh at once.
  checko.behaviour = refused
  for (const response of unfinished.splice(0)) response.destroy()
  expect(await refreshing).toMatchObject({ status: 502, body: { code: 'source_failed' } })
  expect(await card()).toEqual(before)
})
