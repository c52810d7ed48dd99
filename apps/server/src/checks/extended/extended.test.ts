// Extended reports on companies: only for plans that include them, counted like full ones, and with the same content on the page and in the files.
import {
  downloadCheck,
  type FullCheck,
  getCheck,
  listChecks,
  makeCheck,
  makeExtendedCheck,
  printComparison,
} from '@sverka/contract/checks/checks'
import { compareCompanies } from '@sverka/contract/company-card/comparison'
import { getReliability } from '@sverka/contract/company-card/reliability'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadDemo } from '../../../test/demo-register.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, inventedPersonInn, legalEntity } from '../../../test/register-files.ts'
import { type Person, World } from '../../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
let member: Person
/** Registration numbers (ОГРН) of the six active companies with the greatest revenue in the demo register. */
let numbers: string[] = []
let check: FullCheck

beforeAll(async () => {
  await loadDemo(app, { companies: 60, traders: 5 })
  member = await world.person({ plan: 'pro' })
  const rows = app.db.selectFrom('companies').select('ogrn').where('kind', '=', 'company').where('closed_on', 'is', null)
  const withRevenue = rows.where('revenue_kopecks', 'is not', null).orderBy('revenue_kopecks', 'desc').orderBy('id')
  numbers = (await withRevenue.limit(6).execute()).map(({ ogrn }) => ogrn)
  check = await makeAndOpen({ inn: nth(FIRST), beside: numbers.slice(1, 5) })
})

// Places in `numbers`.
const [FIRST, SECOND] = [0, 1]
const nth = (place: number): string => numbers[place] ?? ''
const make = (body: { inn: string; beside?: string[] }, person = member) => as(person)(makeExtendedCheck, { body })
/** Makes an extended report and reads it. 200 and 201 differ only in whether it counts. */
const makeAndOpen = async (body: { inn: string; beside?: string[] }) => {
  const { status, body: made } = await make(body)
  expect([200, 201]).toContain(status)
  return (await as(member)(getCheck, { params: { number: made.number } })).body
}
const findSection = (
  { sections }: { sections: { title: string; columns: string[]; rows: string[][]; source: string }[] },
  title: string,
) => {
  const found = sections.find((one) => one.title === title)
  if (!found) throw new Error(`no section ${title}`)
  return found
}

test('an extended report is refused without its plan, naming the plans, while a full one is made', async () => {
  const buyer = await world.person({ plan: 'business' })
  const plan = { feature: 'extended_reports_enabled', word: 'pro', name: 'Premium' }
  expect(await make({ inn: nth(FIRST) }, buyer)).toMatchObject({ status: 403, body: { code: 'plan_required', plan } })
  expect((await as(buyer)(makeCheck, { body: { inn: nth(FIRST) } })).body).toMatchObject({ extended: false })
  const { number } = (await as(buyer)(makeCheck, { body: { inn: nth(FIRST) } })).body
  expect((await as(buyer)(getCheck, { params: { number } })).body.picture).toBeNull()
})

test('an extended report counts as a full one, and the same company does not count twice', async () => {
  const other = await world.person({ plan: 'pro' })
  expect(await make({ inn: nth(SECOND) }, other)).toMatchObject({ status: 201, body: { extended: true } })
  expect((await make({ inn: nth(SECOND) }, other)).status).toBe(200)
  expect((await as(other)(listChecks, { query: {} })).body.result.map(({ extended }) => extended)).toEqual([true, true])
})

test('ratios of at most five years are shown with the industry’s quartiles that the report names', async () => {
  const { columns, rows } = findSection(check, 'Коэффициенты за пять лет и отрасль')
  const years = columns.filter((column) => /^\d{4}$/.test(column))
  expect(years.length).toBeGreaterThan(1)
  expect(years.length).toBeLessThanOrEqual(5)
  expect(years).toEqual(years.toSorted().toReversed())
  const { industry } = (await as(null)(getReliability, { query: { ogrn: nth(FIRST) } })).body
  const findRow = (title: string) => rows.find(([name]) => name === title)
  for (const { title, value, median, unit } of industry) {
    const readCell = (column: number) =>
      Number((findRow(title)?.[column] ?? '').replace(/[\s%]/g, '').replace('\u2212', '-').replace(',', '.'))
    expect([title, readCell(columns.indexOf('Медиана')), unit]).toEqual([title, median, unit])
    // Printed values have two decimals.
    expect([title, rows.length > 0 && years.some((_, place) => Math.abs(readCell(place + 1) - value) < 0.006)]).toEqual([title, true])
  }
})

test('events are those of the year that ends with the report, the newest first, each with its source', async () => {
  const { rows } = findSection(check, 'События за год')
  const days = rows.map(([day]) => day?.split('.').reverse().join('-') ?? '')
  const { day: today } = check.report
  expect(days.length).toBeGreaterThan(0)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(days.every((day) => day <= today && day > `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`)).toBe(true)
  expect(rows.every(([, what, , , source]) => what && source)).toBe(true)
})

test('up to five companies are compared, and an unknown number is reported beside its field', async () => {
  const { columns, rows, source } = findSection(check, 'Сравнение компаний')
  // The heading of the rows and five companies.
  expect(columns).toHaveLength(6)
  expect(source).toMatch(/Не проверялось: .*террор/)
  const { result } = (await as(null)(compareCompanies, { query: { number__in: numbers.slice(0, 5) } })).body
  result.forEach((company, place) => {
    expect(columns[place + 1]).toContain(company.inn)
    expect(rows.find(([title]) => title === 'Руководитель')?.[place + 1]).toBe(company.head?.name ?? '—')
  })
  expect((await make({ inn: nth(FIRST), beside: numbers.slice(1, 7).concat(nth(FIRST)) })).code).toBe('validation_failed')
  const wrong = await make({ inn: nth(FIRST), beside: ['7707083893'] })
  expect([wrong.status, wrong.body]).toMatchObject([400, { errors: { beside: [{ code: 'company_unknown' }] } }])
})

test('a member downloads the comparison as a PDF, without unknown companies', async () => {
  const printed = await as(member)(printComparison, { query: { number__in: numbers.slice(0, 5), purpose: 'share' } })
  expect(printed.status).toBe(200)
  const pdf = Buffer.from(printed.body as unknown as Buffer).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain(Buffer.from('Сравнение компаний', 'utf16le').swap16().toString('latin1').replaceAll(/[()]/g, '\\$&'))
  expect(await as(member)(printComparison, { query: { number__in: ['7707083893'] } })).toMatchObject({ status: 404 })
  expect((await as(null)(printComparison, { query: { number__in: numbers.slice(0, 2) } })).status).toBe(401)
})

test('both files contain what the page contains', async () => {
  const file = async (format: 'pdf' | 'xlsx') =>
    Buffer.from((await as(member)(downloadCheck, { params: { number: check.number, format } })).body as unknown as Buffer)
  const pdf = (await file('pdf')).toString('latin1')
  /** A bookmark as encoded in the PDF: UTF-16, brackets escaped. */
  const bookmark = (title: string) => Buffer.from(title, 'utf16le').swap16().toString('latin1').replaceAll(/[()]/g, '\\$&')
  const titles = [
    'Пять лет, ₽',
    'Связи в два шага: таблица',
    'Коэффициенты за пять лет и отрасль',
    'События за год',
    'Сравнение компаний',
    'Не проверено',
  ]
  const places = titles.map((title) => pdf.indexOf(bookmark(title)))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
  const book = strFromU8(unzipSync(await file('xlsx'))['xl/workbook.xml'] ?? new Uint8Array())
  for (const sheet of ['События за год', 'Сравнение компаний']) expect(book).toContain(sheet)
})

// Parts of an extract of the register of companies (ЕГРЮЛ) in its XML format: a director, and a founder that is a company with a share in percent.
const head = (surname: string, inn: string) =>
  `<СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2021-02-03" /><СвФЛ Фамилия="${surname}" Имя="ИВАН" ИННФЛ="${inn}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
const founder = (by: { ogrn: string; inn: string }, percent: number) =>
  `<СвУчредит><УчрЮЛРос><ГРНДатаПерв ГРН="1" ДатаЗаписи="2022-05-06" /><НаимИННЮЛ ОГРН="${by.ogrn}" ИНН="${by.inn}" НаимЮЛПолн="ОТЕЦ" /><ДоляУстКап НоминСтоим="1.00"><РазмерДоли><Процент>${percent}</Процент></РазмерДоли></ДоляУстКап></УчрЮЛРос></СвУчредит>`

test('the picture and its table show two steps with shares and no third', async () => {
  // «Отец» owns «Середина» (the checked company) and «Сестра»; Romashkin heads «Середина» and «Рядом», Verkhov heads «Отец» and «Третья». From
  // «Середина» the company «Третья» is three steps away.
  const [own, above] = [inventedPersonInn(970), inventedPersonInn(971)]
  const father = legalEntity({ asOf: '2026-10-01', name: 'ОТЕЦ', more: head('ВЕРХОВ', above) })
  const middle = legalEntity({ asOf: '2026-10-01', name: 'СЕРЕДИНА', more: `${head('РОМАШКИН', own)}${founder(father, 60)}` })
  const sister = legalEntity({ asOf: '2026-10-01', name: 'СЕСТРА', more: founder(father, 100) })
  const beside = legalEntity({ asOf: '2026-10-01', name: 'РЯДОМ', more: head('РОМАШКИН', own) })
  const third = legalEntity({ asOf: '2026-10-01', name: 'ТРЕТЬЯ', more: head('ВЕРХОВ', above) })
  await loadRegister(app.database, app.clock, [egrulFile([father, middle, sister, beside, third])])
  const near = await makeAndOpen({ inn: middle.ogrn })
  const drawn = near.picture?.nodes.map(({ name, note }) => `${name}: ${note}`).toSorted()
  expect(drawn).toEqual([
    'Верхов Иван: руководитель',
    expect.stringMatching(/^ООО «Отец»: учредитель 60\u00a0%$/),
    'ООО «Рядом»: тоже руководит',
    expect.stringMatching(/^ООО «Середина»: \d+$/),
    'ООО «Сестра»: дочерняя',
    'Ромашкин Иван: руководитель',
  ])
  expect(near.picture?.left_out).toBe(0)
  expect(near.picture?.lines).toHaveLength(5)
  expect(
    findSection(near, 'Связи в два шага: таблица').rows.map(([from, relation, to]) => [from?.split(',')[0], relation, to?.split(',')[0]]),
  ).toEqual(
    expect.arrayContaining([
      ['ООО «Отец»', 'учредитель', 'ООО «Сестра»'],
      ['Ромашкин Иван', 'руководит', 'ООО «Рядом»'],
    ]),
  )
})
