// A local server with the documented API of Checko, the source of «Обновить данные». It has three invented companies: one with records for
// every tab, and two that our register lacks.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The company that «Обновить данные» fetches; its register extract is in e2e/register. */
export const refreshedCompany = { inn: '7799518260', ogrn: '1217799005808' }

/** A company that only the source has. */
export const unlistedCompany = { ogrn: '1217799009999', name: 'ООО "ЛУННАЯ ПАСЕКА"' }

/** A company that only the source has, with a proceeding of the bailiffs: its representative disputes it. */
export const debtorCompany = { inn: '7799529913', ogrn: '1217799008888', proceeding: '12345/26/77009-ИП' }

/** The refreshed company and its other party, as they stand in cases and contracts. */
const us = { ИНН: refreshedCompany.inn, ОГРН: refreshedCompany.ogrn, Наим: 'ООО "КОЛОСОК-КРЕПЁЖ"' }
const them = { ИНН: '7799483056', Наим: 'ООО "СТАЛЬНОЙ КОЛОСОК"', Адрес: 'Москва' }

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

const outsider = {
  ОГРН: unlistedCompany.ogrn,
  ИНН: '7799519993',
  НаимСокр: unlistedCompany.name,
  Статус: 'Действует',
  ЮрАдрес: '127000, г. Москва, ул. Лунная, д. 1',
  ДатаВып: '2026-11-01',
}

const debtor = { ...outsider, ОГРН: debtorCompany.ogrn, ИНН: debtorCompany.inn, НаимСокр: 'ООО "СПОРНЫЙ ВЕРЕСК"' }

const cases = Array.from({ length: 25 }, (_, index) => ({
  Номер: `А40-99${1200 + index}/2026`,
  Дата: `2026-0${1 + (index % 9)}-02`,
  Суд: 'АС города Москвы',
  СтрКАД: `https://kad.arbitr.ru/Card/${index}`,
  Ист: [index % 5 ? us : them],
  Ответ: [index % 5 ? them : us],
  СуммИск: 100_000 * (index + 1),
}))

const contract = {
  РегНомер: '0173200001426000418',
  Дата: '2026-11-12',
  Цена: 48_230_000,
  Заказ: { ИНН: '7799483056', НаимСокр: 'ООО "СТАЛЬНОЙ КОЛОСОК"' },
  Постав: [us],
  Объекты: [{ Наим: 'Крепёж высокопрочный' }],
}

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

const proceeding = {
  ИспПрНомер: debtorCompany.proceeding,
  ИспПрДата: '2026-05-05',
  ПредмИсп: 'Взыскание налогов',
  СумДолг: 45_000,
  ОстЗадолж: 12_000,
}

const page = (records: readonly object[]) => ({ data: { ЗапВсего: records.length, СтрВсего: 1, СтрТекущ: 1, Записи: records } })

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

function answer(method: string, query: URLSearchParams, response: ServerResponse): void {
  const known: Readonly<Record<string, object | undefined>> = {
    [unlistedCompany.ogrn]: { data: outsider },
    [debtorCompany.ogrn]: { data: debtor },
    [refreshedCompany.ogrn]: answers.company,
  }
  const found = known[query.get('ogrn') ?? ''] ?? { data: {} }
  const searched = page(query.get('by') === 'name' && query.get('query')?.includes('пасека') ? [outsider] : [])
  const contracts = page(query.get('law') === '44' ? [contract] : [])
  const special: Readonly<Record<string, object | undefined>> = { company: found, search: searched, contracts }
  const body = special[method] ?? answers[method] ?? page([])
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...body, meta: { status: 'ok', today_request_count: 1, balance: 0 } }))
}

/** Starts on a free port of 127.0.0.1. */
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
