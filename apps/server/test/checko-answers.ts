// Invented responses of Checko (a commercial API with data of Russian companies) about one company with many records. Tests use them to refresh
// the company's card; the field names are those of the API.
import { inventedInn, inventedOgrn, inventedPersonInn } from './register-files.ts'

/** Numbers of the company with many records. */
export const rich = { inn: inventedInn(501), ogrn: inventedOgrn(501), head: inventedPersonInn(501) }
const daughter = inventedOgrn(502)

/**
 * Fields: ОГРН registration number, ИНН tax number, ЮрАдрес address, ОКВЭД activity, УстКап capital, Руковод heads, СвязУчред companies that it
 * founded, ТоварЗнак trademarks, ДатаВып day of the extract, Санкции sanctions; `html_checko` is the source's own report as HTML.
 */
export const richCompany = {
  ОГРН: rich.ogrn,
  ИНН: rich.inn,
  НаимСокр: 'ООО "КОЛОСОК"',
  НаимПолн: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "КОЛОСОК"',
  ДатаРег: '2016-09-13',
  Статус: { Код: '001', Наим: 'Действует' },
  Регион: { Код: '77' },
  ЮрАдрес: { НасПункт: 'Москва', АдресРФ: '127000, г. Москва, ул. Образцовая, д. 12' },
  ОКВЭД: { Код: '46.74', Версия: '2014' },
  УстКап: { Сумма: 10000 },
  Руковод: [{ ФИО: 'Небылицын Аркадий', ИНН: rich.head, НаимДолжн: 'Директор' }],
  СвязУчред: [{ ОГРН: daughter, НаимСокр: 'ООО "ДОЧЬ"', Статус: 'Ликвидировано', ДатаРег: '2018-01-01' }],
  ТоварЗнак: [
    { ID: '700100', ДатаРег: '2019-03-04' },
    { ID: '800200', ДатаРег: '2021-03-04' },
  ],
  ДатаВып: '2026-11-01',
  Контакты: { Тел: ['+74950001234'], ВебСайт: 'kolosok.example' },
  Санкции: true,
  СанкцииСтраны: ['США'],
  html_checko:
    '<script>alert(1)</script><div id="rating"><span class="positive">12</span> / <span class="negative">2</span></div>' +
    '<ul class="positive"><li>Работает <b>давно</b></li></ul><ul class="negative"><li onclick="x()">Массовый адрес</li><li>Долги по налогам<img src=x onerror=alert(1)></li></ul>',
}

/** This company and its opponent as parties of court cases. */
const us = { ИНН: rich.inn, Наим: 'ООО "КОЛОСОК"' }
const them = { ИНН: inventedInn(503), Наим: 'ООО "ЛУННЫЙ КАРЬЕР"', Адрес: 'Новосибирск' }

/** 120 court cases: every third is a claim against the company (Ист plaintiff, Ответ respondent); every second has a sum (СуммИск). */
const cases = Array.from({ length: 120 }, (_, index) => ({
  Номер: `А40-${1000 + index}/2026`,
  UUID: `uuid-${index}`,
  СтрКАД: `https://kad.arbitr.ru/Card/uuid-${index}`,
  Дата: `${2020 + (index % 6)}-03-${String(1 + (index % 28)).padStart(2, '0')}`,
  Суд: index % 2 ? 'АС города Москвы' : 'АС Томской области',
  Ист: [index % 3 ? us : them],
  Ответ: [index % 3 ? them : us],
  СуммИск: index % 2 ? 1000 * index : null,
}))

const contracts = Array.from({ length: 7 }, (_, index) => ({
  РегНомер: `0173-${index}`,
  СтрЕИС: `https://zakupki.gov.ru/${index}`,
  Дата: `2026-0${index + 1}-10`,
  Цена: 5208000.5,
  Заказ: { ИНН: inventedInn(504), НаимСокр: 'ГБУ "Дорожник"' },
  Постав: [us],
  Объекты: [{ Наим: index === 6 ? 'Крепёж' : 'Арматура' }],
}))

const inspections = [
  {
    Номер: 'П-1',
    Статус: 'Завершено',
    ТипПров: 'Документарная проверка',
    ДатаНач: '2025-04-01',
    ДатаОконч: '2025-04-14',
    Наруш: true,
    Объекты: [{ Адрес: 'Москва', Результ: { Наруш: [{ Текст: 'Нет вывески' }] } }],
    ОргКонтр: { Наим: 'Роспотребнадзор' },
  },
  { Номер: 'П-2', Статус: 'Предостережение объявлено', ТипПров: 'Объявление предостережения', ДатаНач: '2024-10-10', ДатаОконч: null },
  { Номер: 'П-3', Статус: 'Завершено', ТипПров: 'Профилактический визит', ДатаНач: '2026-02-01', ДатаОконч: '2026-02-01' },
]

const page = (records: readonly object[]) => ({ data: { ЗапВсего: records.length, СтрВсего: 1, СтрТекущ: 1, Записи: records } })

/** The responses by method of the API; amounts of `finances` are in rubles by line code of the Russian accounts (2110 is revenue). */
export const richAnswers = {
  company: { data: richCompany },
  'legal-cases': page(cases),
  contracts: page(contracts),
  inspections: page(inspections),
  enforcements: page([
    { ИспПрНомер: '12345/25/24009-ИП', ИспПрДата: '2025-05-05', ПредмИсп: 'Налоги', СумДолг: 45000.0, ОстЗадолж: 12000.0 },
  ]),
  finances: {
    data: {
      2023: { 2110: { СумОтч: 4100000 }, 2400: { СумОтч: 80000 } },
      2024: { 2110: { СумОтч: 5200000 }, 2400: { СумОтч: -120000 } },
      2025: {
        2110: { СумОтч: 6100000 },
        2400: { СумОтч: 310000 },
        1300: { СумОтч: 900000 },
        1500: { СумОтч: 500000 },
        1250: { СумОтч: 100000 },
        1210: { СумОтч: 1067500 },
      },
    },
    'bo.nalog.ru': { Отчет: { 2025: 'https://bo.nalog.ru/organizations-card/1' } },
  },
}
