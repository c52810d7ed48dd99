// Operations that are called for one page share what they read from the database. Their results are the same as those of each operation alone,
// whichever is called first.
import { getReliabilityVerdicts, type ReliabilityVerdicts } from '@sverka/contract/company-card/reliability'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardRequest } from '../src/company-card/company-card.access.ts'
import { readWholeCard } from '../src/company-card/whole-card.ts'
import { readOnly } from '../src/platform/db/connect.ts'
import { PageReads } from '../src/platform/http/page-reads.ts'
import { reliabilityRoutes } from '../src/reliability/reliability.routes.ts'
import { getSummaries } from '../src/reliability/reliability.ts'
import { testApplication } from './application.ts'
import { rich, richAnswers } from './checko-answers.ts'
import { answerWith, checkoServer } from './checko-server.ts'
import { loadRegister } from './load-register.ts'
import { egrulFile, legalEntity } from './register-files.ts'

const TODAY = '2026-11-20'
const checko = await checkoServer(answerWith(richAnswers))
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'k1', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })
/** A company without data from other sources than the register. */
const poor = legalEntity({ asOf: '2026-10-01', name: 'ПУСТО' })

beforeAll(async () => {
  await loadRegister(app.database, app.clock, [egrulFile([poor])])
  expect((await app.server.inject({ url: `/api/v1/company-update/?inn=${rich.inn}` })).statusCode).toBe(200)
})

test.each([
  ['a company with all data', rich.inn],
  ['a company of the register alone', poor.inn],
])('card and verdicts of %s are the same with and without the shared reads', async (_name, inn) => {
  const summaries = getSummaries(app.services)
  const route = reliabilityRoutes(() => TODAY, summaries).find(({ operation }) => operation === getReliabilityVerdicts)
  const verdicts = route?.handler as (request: CardRequest) => Promise<ReliabilityVerdicts>
  const request = { db: readOnly(app.db), query: { query: inn, sum: '3000000' } }
  const card = (shared: PageReads | null) => readWholeCard({ ...request, shared }, summaries, { today: TODAY, language: 'ru', shared })

  const alone = [await card(null), await verdicts({ ...request, shared: null })]
  const cardFirst = new PageReads()
  expect([await card(cardFirst), await verdicts({ ...request, shared: cardFirst })]).toEqual(alone)
  const verdictsFirst = new PageReads()
  expect([await verdicts({ ...request, shared: verdictsFirst }), await card(verdictsFirst)].reverse()).toEqual(alone)
})
