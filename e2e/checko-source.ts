// A local server with the documented API of Checko, a commercial service with data about Russian companies, from which the button «Обновить
// данные» (refresh) of a company card fetches. It has three invented companies: one with records for every tab, and two that our register
// lacks. Companies have two numbers: ИНН (taxpayer number) and ОГРН (number of the state registration).
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The company that «Обновить данные» fetches; its register extract is in e2e/register. */
export const refreshedCompany = { inn: '7799518260', ogrn: '1217799005808' }

/** A company that only the source has. */
export const unlistedCompany = { ogrn: '1217799009999', name: 'ООО "ЛУННАЯ ПАСЕКА"' }

/** A company that only the source has, with an enforcement proceeding of the bailiffs, which its representative disputes in a test. */
export const debtorCompany = { inn: '7799529913', ogrn: '1217799008888', proceeding: '12345/26/77009-ИП' }

/** The refreshed company and its other party, in the form in which the source names them in court cases and contracts. */
const us = { ИНН: refreshedCompany.inn, ОГРН: refreshedCompany.ogrn, Наим: 'ООО "КОЛОСОК-КРЕПЁЖ"' }
const them = { ИНН: '7799483056', Наим: 'ООО "СТАЛЬНОЙ КОЛОСОК"', Адрес: 'Москва' }

/** The answer of `company`: name (НаимСокр), status, trademarks (ТоварЗнак), no sanctions, day of the register extract (ДатаВып). */
const company = {
  ОГРН: refreshedCompany.ogrn,
  ИНН: refreshedCompany.inn,
  НаимСокр: 'ООО "КОЛОСОК-КРЕПЁЖ"',
  Статус: { Код: '001', Наим: 'Действует' },
  ТоварЗнак: [
    { ID: '700100', ДатаРег: '2022-03-04', ДатаОконч: '2032-03-04' },
    { ID: '700200', ДатаРег: '2023-03-04' },
  ],
  Санкции: false,
  ДатаВып: '2020-01-01',
}

/** The answer of `company` for the company that our register lacks. */
const outsider = {
  ОГРН: unlistedCompany.ogrn,
  ИНН: '7799519993',
  НаимСокр: unlistedCompany.name,
  Статус: 'Действует',
  ЮрАдрес: '127000, г. Москва, ул. Лунная, д. 1',
  ДатаВып: '2026-11-01',
}

const debtor = { ...outsider, ОГРН: debtorCompany.ogrn, ИНН: debtorCompany.inn, НаимСокр: 'ООО "СПОРНЫЙ ВЕРЕСК"' }

/** 25 court cases; in five of them (index 0, 5, …) the refreshed company is the defendant (Ответ), otherwise the claimant (Ист). Sums in rubles. */
const cases = Array.from({ length: 25 }, (_, index) => ({
  Номер: `А40-99${1200 + index}/2026`,
  Дата: `2026-0${1 + (index % 9)}-02`,
  Суд: 'АС города Москвы',
  СтрКАД: `https://kad.arbitr.ru/Card/${index}`,
  Ист: [index % 5 ? us : them],
  Ответ: [index % 5 ? them : us],
  СуммИск: 100_000 * (index + 1),
}))

/** A public contract, in which the refreshed company is the supplier (Постав). Price in rubles. */
const contract = {
  РегНомер: '0173200001426000418',
  Дата: '2026-11-12',
  Цена: 48_230_000,
  Заказ: { ИНН: '7799483056', НаимСокр: 'ООО "СТАЛЬНОЙ КОЛОСОК"' },
  Постав: [us],
  Объекты: [{ Наим: 'Крепёж высокопрочный' }],
}

/** A finished inspection of an authority without violations (Наруш), and an official warning. */
const inspections = [
  {
    Номер: '77260041000112345678',
    Статус: 'Завершено',
    ТипПров: 'Документарная проверка',
    ДатаНач: '2026-04-01',
    ДатаОконч: '2026-04-14',
    Наруш: false,
  },
  { Номер: '77260041000112345679', Статус: 'Предостережение объявлено', ТипПров: 'Объявление предостережения', ДатаНач: '2025-10-10' },
]

/** An enforcement proceeding over taxes: the debt and its unpaid rest (ОстЗадолж) in rubles. */
const proceeding = {
  ИспПрНомер: debtorCompany.proceeding,
  ИспПрДата: '2026-05-05',
  ПредмИсп: 'Взыскание налогов',
  СумДолг: 45_000,
  ОстЗадолж: 12_000,
}

/** One page of a list, in the source's form: number of records and pages, the records. */
const page = (records: readonly object[]) => ({ data: { ЗапВсего: records.length, СтрВсего: 1, СтрТекущ: 1, Записи: records } })

/** Answers by method of the source's API. In `finances` the keys are line codes of the accounts: 2110 revenue, 2400 net profit, 1150 fixed assets. */
const answers: Readonly<Record<string, object>> = {
  company: { data: company },
  'legal-cases': page(cases),
  inspections: page(inspections),
  enforcements: page([proceeding]),
  finances: {
    data: { 2024: { 2110: 897_216_000, 2400: 43_120_000 }, 2025: { 2110: 1_284_716_000, 2400: 61_844_000, 1150: 66_302_000 } },
    'bo.nalog.ru': { Отчет: { 2025: 'https://bo.nalog.ru/organizations-card/1' } },
  },
}

/** Answers one API call; `method` is the rest of the path after `/v2/`. Methods without records of ours answer with an empty list. */
function answer(method: string, query: URLSearchParams, response: ServerResponse): void {
  const companies: Readonly<Record<string, object | undefined>> = {
    [unlistedCompany.ogrn]: { data: outsider },
    [debtorCompany.ogrn]: { data: debtor },
    [refreshedCompany.ogrn]: answers.company,
  }
  const found = companies[query.get('ogrn') ?? ''] ?? { data: {} }
  const searched = page(query.get('by') === 'name' && query.get('query')?.includes('пасека') ? [outsider] : [])
  // Law 44-ФЗ is the law on public procurement; under other laws there are no contracts.
  const contracts = page(query.get('law') === '44' ? [contract] : [])
  const special: Readonly<Record<string, object | undefined>> = { company: found, search: searched, contracts }
  const body = special[method] ?? answers[method] ?? page([])
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...body, meta: { status: 'ok', today_request_count: 1, balance: 0 } }))
}

/** Starts the source on a free port of 127.0.0.1; `base` is the URL for the setting `CHECKO_URL`. */
export async function startSource(): Promise<{ base: string; stop: () => void }> {
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://source.test')
    answer(url.pathname.replace(/^\/v2\//, ''), url.searchParams, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`, stop }
}
