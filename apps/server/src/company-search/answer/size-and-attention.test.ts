// A search result shows the newest revenue with its year, and the worst finding of the stored reliability summary; searches compute no summaries.
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
const first = async (query: string, lang = 'ru') => (await get('company-search', { query, lang })).result[0]
const largest = async () => (await get('company-search', { query: 'ооо', page_size: '50' })).result

test('the revenue is that of the newest accounts, in kopecks, with their year', async () => {
  const [{ inn, revenue }] = await largest()
  const { value, year } = (await get('company-overview', { query: inn })).finances.revenue.at(-1)
  expect(revenue).toEqual({ kopecks: Math.round(value * 100), year })
})

/** A company with findings, and the worst of them. */
async function withFinding() {
  for (const { inn } of await largest()) {
    const { worst } = await get('reliability-summary', { query: inn })
    if (worst.length > 0) return { inn, worst: worst[0] }
  }
  throw new Error('nobody has a finding')
}

test('the most serious finding is shown once a summary is stored, in the reader’s language', async () => {
  expect((await largest()).every(({ attention }: { attention: unknown }) => attention === null)).toBe(true)
  const { inn, worst } = await withFinding()
  await storeSummaries(app)
  expect((await first(inn)).attention).toEqual(worst)
  const [inEnglish] = (await get('reliability-summary', { query: inn, lang: 'en' })).worst
  expect((await first(inn, 'en')).attention).toEqual(inEnglish)
  expect((await get('company-search/everywhere', { query: inn, lang: 'en' })).result[0].attention).toEqual(inEnglish)
})
