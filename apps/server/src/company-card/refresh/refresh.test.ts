// The button «Обновить данные» (refresh the data) of a card: which fields change, one refresh a minute, and a failing source changes nothing. The
// source is a test server in place of the aggregator Checko; it has the invented company `rich`. Its answers have Russian keys.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { rich, richAnswers, richCompany } from '../../../test/checko-answers.ts'
import { answerWith, checkoServer, sendJson } from '../../../test/checko-server.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, inventedInn, inventedPersonInn, legalEntity } from '../../../test/register-files.ts'

const checko = await checkoServer(answerWith(richAnswers))
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'k1', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })
/** A company whose stored extract is newer than that of the source (2026-11-01). */
const newer = legalEntity({ asOf: '2026-11-15', name: 'СВЕЖИЙ' })

beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([newer])]))
beforeEach(() => {
  // A card can be refreshed again after a minute.
  app.clock.advance(61_000)
  checko.behaviour = answerWith(richAnswers)
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { statusCode, json, headers: answerHeaders } = await app.server.inject({ url: `/api/v1/${path}`, headers })
  return { status: statusCode, body: json(), headers: answerHeaders }
}
const refresh = (headers?: Record<string, string>) => get(`company-update/?inn=${rich.inn}`, headers)
const card = async () => (await get(`company/?inn=${rich.inn}`)).body

test('an unknown company enters the register, and an equal second answer changes only the day', async () => {
  expect((await refresh()).body).toMatchObject({ changed: expect.arrayContaining(['company', 'accounts']), failed: [] })
  expect(await card()).toMatchObject({
    name: 'ООО "КОЛОСОК"',
    contacts: { phone: ['+7 495 000-12-34'] },
    provenance: { register: { as_of: '2026-11-01' } },
  })
  app.clock.advance(61_000)
  const again = await refresh()
  expect(again.body).toEqual({ updated_at: app.clock.now().toISOString(), changed: [], failed: [] })
  expect((await card()).updated_at).toBe(app.clock.now().toISOString())
})

test('the search shows the newest known revenue, with its year', async () => {
  await refresh()
  const revenue = async () => (await get(`company-search/?query=${rich.inn}`)).body.result[0].revenue
  expect(await revenue()).toEqual({ kopecks: 610_000_000, year: 2025 })
  app.clock.advance(61_000)
  // The year 2026 has a balance (1300: capital) but no revenue yet.
  const unfinished = { ...richAnswers.finances.data, 2026: { 1300: { СумОтч: 900_000 } } }
  checko.behaviour = answerWith({ ...richAnswers, finances: { ...richAnswers.finances, data: unfinished } })
  expect((await refresh()).body.changed).toContain('accounts')
  expect(await revenue()).toEqual({ kopecks: 610_000_000, year: 2025 })
})

test('the answer has the names of the changed fields of the card', async () => {
  await refresh()
  app.clock.advance(61_000)
  const moved = {
    ...richCompany,
    ЮрАдрес: { НасПункт: 'Тверь', АдресРФ: '170000, г. Тверь' },
    Руковод: [{ ФИО: 'Выдумкина Ольга', НаимДолжн: 'Директор' }],
  }
  checko.behaviour = answerWith({ ...richAnswers, company: { data: moved } })
  expect(new Set((await refresh()).body.changed)).toEqual(new Set(['legal_adress', 'city', 'directors']))
  expect(await card()).toMatchObject({ city: 'Тверь', directors: [{ fio: 'Выдумкина Ольга' }] })
})

test('a company is refreshed once a minute for all callers, and a refusal has the seconds to wait', async () => {
  await refresh()
  app.clock.advance(20_000)
  const refused = await refresh()
  expect(refused).toMatchObject({ status: 429, body: { code: 'refreshed_recently' }, headers: { 'retry-after': '40' } })
  app.clock.advance(40_000)
  expect((await refresh()).status).toBe(200)
})

test('ten simultaneous refreshes make one call to the source', async () => {
  checko.requests.length = 0
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  expect(checko.requests.filter(({ method }) => method === 'company')).toHaveLength(1)
})

test('a source that fails changes nothing', async () => {
  await refresh()
  const before = await card()
  app.clock.advance(61_000)
  checko.behaviour = (_request, response) => sendJson(response, {}, 400)
  expect(await refresh()).toMatchObject({ status: 502, body: { code: 'source_failed' } })
  expect(await card()).toEqual(before)
})

test('a list that the source fails to send is reported, and the stored one stays', async () => {
  await refresh()
  app.clock.advance(61_000)
  checko.behaviour = (request, response) =>
    request.method === 'legal-cases' ? sendJson(response, {}, 400) : answerWith(richAnswers)(request, response)
  expect((await refresh()).body).toMatchObject({ changed: [], failed: ['cases'] })
  expect((await get(`legal-cases/?inn=${rich.inn}`)).body.count).toBe(120)
})

test('an older extract of the source does not replace a newer one, but its other data are stored', async () => {
  const old = { ...richCompany, ОГРН: newer.ogrn, ИНН: newer.inn, НаимСокр: 'ООО "СТАРЫЙ"' }
  checko.behaviour = answerWith({ ...richAnswers, company: { data: old } })
  const { body } = await get(`company-update/?ogrn=${newer.ogrn}`)
  expect(body.changed).not.toContain('name')
  expect((await get(`company/?ogrn=${newer.ogrn}`)).body).toMatchObject({ name: 'ООО "СВЕЖИЙ"', contacts: { website: 'kolosok.example' } })
})

test('a head whom the source no longer names is stored with the days of both extracts', async () => {
  const [formerHeadInn, newHeadInn] = [inventedPersonInn(950), inventedPersonInn(951)]
  const head = `<СведДолжнФЛ><СвФЛ Фамилия="БЫЛОВ" Имя="ИВАН" ИННФЛ="${formerHeadInn}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
  // If the source gives no taxpayer number of any head, its list may be incomplete, so no former head is stored.
  for (const [numbers, former] of [
    [{ ИНН: newHeadInn }, [{ inn: formerHeadInn, role: 'head', name: 'БЫЛОВ ИВАН', named_on: '2026-10-01', gone_on: '2026-11-01' }]],
    [{}, []],
  ] as const) {
    const company = legalEntity({ asOf: '2026-10-01', more: head })
    await loadRegister(app.database, app.clock, [egrulFile([company])])
    const changedCompany = {
      ...richCompany,
      ОГРН: company.ogrn,
      ИНН: company.inn,
      Руковод: [{ ФИО: 'Выдумкина Ольга', НаимДолжн: 'Директор', ...numbers }],
    }
    checko.behaviour = answerWith({ ...richAnswers, company: { data: changedCompany } })
    await get(`company-update/?ogrn=${company.ogrn}`)
    const { id } = await app.db.selectFrom('companies').select('id').where('ogrn', '=', company.ogrn).executeTakeFirstOrThrow()
    const ties = await app.db
      .selectFrom('company_former_ties')
      .select(['inn', 'role', 'name', 'named_on', 'gone_on'])
      .where('company_id', '=', id)
      .execute()
    expect(ties).toEqual(former)
  }
})

test('a number that the source does not have is not found, and an invalid one is never sent', async () => {
  checko.behaviour = answerWith({})
  expect(await get(`company-update/?inn=${inventedInn(990)}`)).toMatchObject({ status: 404, body: { code: 'company_not_found' } })
  checko.requests.length = 0
  for (const number of ['1234567890', '169.254.169.254', 'http://127.0.0.1/', '', '77%2F..%2F'])
    expect((await get(`company-update/?inn=${number}`)).status).toBe(400)
  expect(checko.requests).toEqual([])
})

test('another site cannot make a visitor’s browser refresh', async () => {
  checko.requests.length = 0
  for (const site of ['cross-site', 'same-site'])
    expect(await refresh({ 'sec-fetch-site': site })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(checko.requests).toEqual([])
  expect((await refresh({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('no answer contains the key of the source', async () => {
  const { body } = await refresh()
  expect(JSON.stringify([body, await card()])).not.toMatch(/\bk1\b/)
})
