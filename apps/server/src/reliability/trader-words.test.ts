// The report of a sole trader is worded for a person, that of a company for an organisation, where both have the same factor.
import { getReliability, getReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadCompleteSets } from '../../test/load-register.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../test/register-files.ts'

const app = testApplication()
/** `as(null)` calls operations without signing in. */
const as = createClient(() => app.server)

const trader = soleTrader({ asOf: '2026-05-01' })
const beginner = soleTrader({ asOf: '2026-05-01', since: '2026-03-02' })
const former = soleTrader({ asOf: '2026-05-01', closedOn: '2026-03-02' })
const company = legalEntity({ asOf: '2026-05-01' })

beforeAll(() =>
  loadCompleteSets(app.database, app.clock, [egrulFile([company]), egripFile([trader, former, beginner], { version: '4.07' })]),
)

const findFactor = async (ogrn: string, code: string, lang?: 'en') => {
  const { body } = await as(null)(getReliability, { query: { ogrn, ...(lang && { lang }) } })
  return body.factors.find((factor) => factor.code === code)
}

test('a factor has words for a person and words for an organisation', async () => {
  // «Active trader», «The register of sole traders (ЕГРИП) has no record of ending».
  const traderTexts = { title: 'Действующий предприниматель', explanation: 'В ЕГРИП нет записи о прекращении деятельности.' }
  expect(await findFactor(trader.ogrn, 'active')).toMatchObject(traderTexts)
  expect(await findFactor(trader.ogrn, 'active', 'en')).toMatchObject({ title: 'Trading' })
  expect((await findFactor(company.ogrn, 'active'))?.title).not.toBe(traderTexts.title)
  expect(await findFactor(former.ogrn, 'closed')).toMatchObject({
    state: 'found',
    title: 'Деятельность прекращена',
    explanation: expect.stringContaining('предпринимателем'),
  })
})

test('the reason for a verdict has the words for a person too', async () => {
  const { body } = await as(null)(getReliability, { query: { ogrn: trader.ogrn } })
  const titles = new Map(body.factors.map(({ code, title }) => [code, title]))
  const reasons = body.purposes.flatMap((purpose) => [...(purpose.for ?? []), ...(purpose.against ?? [])])
  expect(reasons).not.toEqual([])
  expect(reasons.filter(({ code, title }) => titles.get(code) !== title)).toEqual([])
})

test('the worst finding on the card is named by the title of the report', async () => {
  const { body } = await as(null)(getReliabilitySummary, { query: { ogrn: beginner.ogrn } })
  const [worst] = body.worst
  expect(worst).toMatchObject({ code: 'age-under-1-year' })
  expect(worst?.title).toBe((await findFactor(beginner.ogrn, 'age-under-1-year'))?.title)
})
