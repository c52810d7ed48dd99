// While a source does not answer, its factors are «source unavailable», neither found nor not found.
import { getReliability, getReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { rich, richAnswers } from '../../test/checko-answers.ts'
import { answerWith, checkoServer, sendJson } from '../../test/checko-server.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import { refreshSummaries } from './summaries/summaries.ts'

const checko = await checkoServer(answerWith(richAnswers))
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'k1', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })
/** `as(null)` calls operations without signing in. */
const as = createClient(() => app.server)
/** The company of the invented answers; the register has it, and no other source was requested about it yet. */
const company = legalEntity({ ogrn: rich.ogrn, inn: rich.inn, asOf: '2026-10-01' })

beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([company])]))
/** One company may be refreshed once a minute. */
beforeEach(() => app.clock.advance(61_000))
/** Longer than the pause of the requests after repeated failures (circuit breaker). */
const HOUR_MS = 3_600_000

const refresh = async () => (await app.server.inject({ url: `/api/v1/company-update/?inn=${rich.inn}` })).statusCode
const states = async (...codes: string[]) => {
  const { body } = await as(null)(getReliability, { query: { inn: rich.inn } })
  return codes.map((code) => {
    const { state, as_of: asOf, note } = body.factors.find((factor) => factor.code === code) ?? {}
    return { state, asOf, note: note !== null }
  })
}
const unknown = { state: 'not_checked', asOf: null, note: true }
const down = { state: 'source_down', asOf: null, note: true }
const answered = { state: expect.stringMatching(/^(not_)?found$/), asOf: expect.stringMatching(/^\d{4}-/), note: false }
const summary = async () => (await as(null)(getReliabilitySummary, { query: { inn: rich.inn } })).body

test('the stored summary follows a source through failures to its answer', async () => {
  expect(await states('cases-open', 'enforcement', 'bankruptcy')).toEqual([unknown, unknown, unknown])
  await refreshSummaries(app.db, () => ({ today: '2026-11-20', now: app.clock.now() }))

  checko.behaviour = (_request, response) => sendJson(response, {}, 503)
  expect(await refresh()).toBe(502)
  expect(await states('cases-open', 'enforcement', 'bankruptcy')).toEqual([down, down, down])
  expect((await summary()).counts.source_down).toBeGreaterThan(20)

  app.clock.advance(HOUR_MS)
  checko.behaviour = (request, response) =>
    request.method === 'legal-cases' ? sendJson(response, {}, 500) : answerWith(richAnswers)(request, response)
  expect(await refresh()).toBe(200)
  expect(await states('cases-open', 'enforcement', 'bankruptcy')).toEqual([down, answered, answered])

  app.clock.advance(HOUR_MS)
  checko.behaviour = answerWith(richAnswers)
  expect(await refresh()).toBe(200)
  expect(await states('cases-open', 'enforcement', 'bankruptcy')).toEqual([answered, answered, answered])
  expect((await summary()).counts.source_down).toBe(0)

  app.clock.advance(HOUR_MS)
  checko.behaviour = (_request, response) => sendJson(response, {}, 503)
  expect(await refresh()).toBe(502)
  // Earlier answers stay, with their day.
  expect(await states('cases-open', 'enforcement')).toEqual([answered, answered])
})
