// A search result has the newest revenue of the company with its year, and the worst finding of its reliability report (`attention`). The finding
// comes from a stored summary of the report: a search computes none. The companies are invented.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { loadSearchedRegister } from '../../../test/searched-register.ts'
import { storeSummaries } from '../../../test/stored-summaries.ts'

const app = testApplication()

beforeAll(() => loadSearchedRegister(app.database, app.clock), 120_000)

const get = async (path: string, query: Record<string, string>) => {
  const answer = await app.server.inject({ url: `/api/v1/${path}/`, query })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
/** The first result of a query. */
const first = async (query: string, lang = 'ru') => (await get('company-search', { query, lang })).result[0]
/** Fifty companies, the largest first: «ооо» is a legal form, which most have. */
const largest = async () => (await get('company-search', { query: 'ооо', page_size: '50' })).result

test('the revenue is that of the newest accounts, in kopecks, with their year', async () => {
  const [{ inn, revenue }] = await largest()
  const { value, year } = (await get('company-overview', { query: inn })).finances.revenue.at(-1)
  expect(revenue).toEqual({ kopecks: Math.round(value * 100), year })
})

/** A company whose report has findings, and the worst of them. */
async function findCompanyWithFinding() {
  for (const { inn } of await largest()) {
    const { worst } = await get('reliability-summary', { query: inn })
    if (worst.length > 0) return { inn, worst: worst[0] }
  }
  throw new Error('nobody has a finding')
}

test('the most serious finding is shown once a summary is stored, in the language of the request', async () => {
  expect((await largest()).every(({ attention }: { attention: unknown }) => attention === null)).toBe(true)
  const { inn, worst } = await findCompanyWithFinding()
  await storeSummaries(app)
  expect((await first(inn)).attention).toEqual(worst)
  const [inEnglish] = (await get('reliability-summary', { query: inn, lang: 'en' })).worst
  expect((await first(inn, 'en')).attention).toEqual(inEnglish)
  expect((await get('company-search/everywhere', { query: inn, lang: 'en' })).result[0].attention).toEqual(inEnglish)
})
