// Long lists of a company card are paged and filtered on the server: a thousand public contracts, fetched from the aggregator Checko, and two hundred
// records of the state register.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { rich, richAnswers } from '../../test/checko-answers.ts'
import { answerWith, checkoServer, sendJson } from '../../test/checko-server.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, inventedInn, legalEntity } from '../../test/register-files.ts'

const CONTRACTS = 1000
const RECORDS = 200

/** Contracts as the aggregator sends them, one a day from 2021-01-01; every tenth has the customer that a test searches for. */
const contracts = Array.from({ length: CONTRACTS }, (_, index) => ({
  РегНомер: `01732000014260${String(index).padStart(5, '0')}`,
  Дата: new Date(Date.UTC(2021, 0, 1 + index)).toISOString().slice(0, 10),
  Цена: 1000 + index,
  Заказ: { ИНН: inventedInn(index % 10 === 0 ? 701 : 702), НаимСокр: index % 10 === 0 ? 'МУП "ТИХОСТРУЙ"' : 'ГБУ "ДОРОЖНИК"' },
  Постав: [{ ИНН: rich.inn, Наим: 'ООО "КОЛОСОК"' }],
  Объекты: [{ Наим: `Поставка крепежа высокопрочного, партия ${index}` }],
}))

/** An answer of the aggregator: the page and size requested. All contracts are under law 44-ФЗ (state procurement), none under other laws. */
const paged = (request: Readonly<Record<string, string>>) => {
  const [page, size] = [Number(request.page), Number(request.limit)]
  const entries = request.law === '44' ? contracts.slice((page - 1) * size, page * size) : []
  return { data: { ЗапВсего: request.law === '44' ? CONTRACTS : 0, СтрВсего: CONTRACTS / size, СтрТекущ: page, Записи: entries } }
}
const checko = await checkoServer((request, response) =>
  request.method === 'contracts' ? sendJson(response, paged(request.query)) : answerWith(richAnswers)(request, response),
)
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'k1', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })

/** A company with 200 register records: record number n is dated 17 May of the year 2000 + n mod 26. */
const companyWithHistory = legalEntity({
  asOf: '2026-10-01',
  name: 'ДОЛГАЯ ИСТОРИЯ',
  more: Array.from(
    { length: RECORDS },
    (_, index) =>
      `<СвЗапЕГРЮЛ ИдЗап="${index}" ГРН="22${String(index).padStart(11, '0')}" ДатаЗап="${2000 + (index % 26)}-05-17"><ВидЗап КодСПВЗ="12201" НаимВидЗап="Вид ${index % 4}" /></СвЗапЕГРЮЛ>`,
  ).join(''),
})

beforeAll(async () => {
  await loadRegister(app.database, app.clock, [egrulFile([companyWithHistory])])
  expect((await get(`company-update/?inn=${rich.inn}`)).failed).toEqual([])
})

const get = async (path: string) => (await app.server.inject({ url: `/api/v1/${path}` })).json()

test('a thousand contracts are paged by twenty, newest first, each once', async () => {
  const seen: string[] = []
  for (let page = 1; page <= CONTRACTS / 20; page += 1) {
    const { count, total, result } = await get(`contracts/?inn=${rich.inn}&page=${page}`)
    expect([count, total, result.length]).toEqual([CONTRACTS, CONTRACTS, 20])
    seen.push(...result.map(({ register_number: number }: { register_number: string }) => number))
  }
  expect(new Set(seen).size).toBe(CONTRACTS)
  expect(seen[0]).toBe(contracts.at(-1)?.РегНомер)
  expect((await get(`contracts/?inn=${rich.inn}&page=51`)).result).toEqual([])
})

test('a thousand contracts are filtered by counterparty and period, and counted', async () => {
  const customer = encodeURIComponent('тихоструй')
  expect(await get(`contracts/?inn=${rich.inn}&search=${customer}`)).toMatchObject({ count: 100, total: CONTRACTS })
  const inYear = await get(`contracts/?inn=${rich.inn}&search=${customer}&date_from=2022-01-01&date_to=2022-12-31&page=2`)
  // 36 of the contracts of 2022 have the customer: the second page of twenty has 16.
  expect(inYear).toMatchObject({ count: 36, result: expect.objectContaining({ length: 16 }) })
})

test('two hundred register records are paged and filtered', async () => {
  expect(await get(`company-history/?ogrn=${companyWithHistory.ogrn}&page=10`)).toMatchObject({ count: RECORDS, result: { length: 20 } })
  expect(await get(`company-history/?ogrn=${companyWithHistory.ogrn}&date_from=2025-01-01`)).toMatchObject({ count: 7 }) // of 2025
})
