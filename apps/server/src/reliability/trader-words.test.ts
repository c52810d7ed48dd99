// The report of a sole trader is worded for a person; that of a company with the same facts, for an organisation.
import { getReliability, getReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadCompleteSets } from '../../test/load-register.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../test/register-files.ts'

const app = testApplication()
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
  const said = { title: 'Действующий предприниматель', explanation: 'В ЕГРИП нет записи о прекращении деятельности.' }
  expect(await findFactor(trader.ogrn, 'active')).toMatchObject(said)
  expect(await findFactor(trader.ogrn, 'active', 'en')).toMatchObject({ title: 'Trading' })
  expect((await findFactor(company.ogrn, 'active'))?.title).not.toBe(said.title)
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

test('the mark of the card names its finding by the title of the report', async () => {
  const { body } = await as(null)(getReliabilitySummary, { query: { ogrn: beginner.ogrn } })
  const [worst] = body.worst
  expect(worst).toMatchObject({ code: 'age-under-1-year' })
  expect(worst?.title).toBe((await findFactor(beginner.ogrn, 'age-under-1-year'))?.title)
})
