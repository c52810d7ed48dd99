// Lists of companies: every line recognised or explained, each company counted once, worked through in the background, repeated with what changed.
import {
  createList,
  exportList,
  getList,
  listChanges,
  listLines,
  listLists,
  repeatList,
  stopList,
} from '@sverka/contract/bulk-checks/bulk-checks'
import { fullYears } from '@sverka/contract/company/company.rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadDemo } from '../../test/demo-register.ts'
import { inventedInn } from '../../test/register-files.ts'
import { type Person, World } from '../../test/world.ts'
import { sheetFile, workbookFile } from '../../test/xlsx-files.ts'
import { runList } from './run-list.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)
let rows: { id: number; inn: string; ogrn: string; name: string; register_as_of: string }[] = []

beforeAll(async () => {
  await loadDemo(app, { companies: 40, traders: 5 })
  const found = await app.db
    .selectFrom('companies')
    .select(['id', 'inn', 'ogrn', 'name', 'register_as_of'])
    .where('inn', 'is not', null)
    .orderBy('id')
    .limit(12)
    .execute()
  rows = found.map((row) => ({ ...row, inn: row.inn ?? '' }))
})

const inn = (index: number) => rows[index]?.inn ?? ''
const begun = async (person: Person, numbers: string) =>
  (await as(person)(createList, { body: { name: 'Поставщики', purpose: 'prepayment', numbers } })).body
const checked = async (person: Person, numbers: string) => {
  const list = await begun(person, numbers)
  await runList(app.services, list.id)
  return (await as(person)(getList, { params: { id: list.id } })).body
}
const fetchLines = async (person: Person, id: number, query = {}) =>
  (await as(person)(listLines, { params: { id }, query: { sort: 'line', ...query } })).body

test('each line is recognised or explained, and what is found stands beside it', async () => {
  const person = await world.person({ plan: 'pro' })
  const given = [
    'Список поставщиков',
    inn(0),
    `ИНН ${inn(1)}; ООО`,
    '',
    rows[2]?.ogrn,
    '779948305',
    inn(0),
    `${inn(3).slice(0, -1)}0`,
    'ромашка',
    inventedInn(77777),
  ]
  const wrong = given[7] === inn(3) ? `${inn(3).slice(0, -1)}1` : (given[7] ?? '')
  given[7] = wrong
  const list = await checked(person, given.join('\n'))
  expect(list).toMatchObject({ state: 'done', lines: 8, done: 8, faults: 5, counted: 3, unchecked: 0, repeats: null })
  const { result } = await fetchLines(person, list.id)
  expect(result.map(({ line, fault, company }) => [line, fault ?? company?.inn])).toEqual([
    [2, inn(0)],
    [3, inn(1)],
    [5, inn(2)],
    [6, 'length'],
    [7, 'repeat'],
    [8, 'checksum'],
    [9, 'no_number'],
    [10, 'not_found'],
  ])
  expect(result[4]?.repeats).toBe(2)
  for (const [place, one] of result.slice(0, 3).entries()) {
    const as_of = rows[place]?.register_as_of
    expect(one).toMatchObject({ state: 'checked', verdict: expect.any(String), company: { name: expect.any(String), as_of } })
  }
  expect(Object.values(list.verdicts).reduce((sum, count) => sum + count, 0)).toBe(3)
  const inEnglish = await fetchLines(person, list.id, { lang: 'en' })
  const titles = (lines: typeof result) => lines.flatMap(({ company }) => company?.first?.title ?? [])
  expect(titles(inEnglish.result)).toHaveLength(titles(result).length)
  expect(titles(inEnglish.result).join()).not.toMatch(/[а-яё]/i)
  const faults = await fetchLines(person, list.id, { verdict: 'fault' })
  expect(faults.count).toBe(5)
})

test('a line of before the day of the extract was kept is shown without one', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id } = await checked(person, inn(0))
  await app.db.updateTable('company_list_lines').set({ company: sql`company - 'as_of'` }).where('list_id', '=', id).execute()
  expect((await fetchLines(person, id)).result).toMatchObject([{ company: { inn: inn(0), as_of: null } }])
})

test('a table of Excel and one of another encoding are read, whichever column has the number', async () => {
  const person = await world.person({ plan: 'pro' })
  const text = (value: string) => ({ value, type: String })
  const sheet = await writeXlsxFile([
    [text('Название'), text('ИНН')],
    [text('Первая'), { value: Number(inn(0)), type: Number }],
    [text('Вторая'), text(inn(1))],
  ]).toBuffer()
  // «Имя;ИНН» as Windows wrote it.
  const csv = Buffer.concat([Buffer.from([0xc8, 0xec, 0xff]), Buffer.from(`;INN\r\n"A, B";"${inn(2)}"\r\n`)])
  for (const [file, expected] of [
    [sheet, 2],
    [csv, 1],
  ] as const) {
    const answer = await as(person)(createList, { body: { name: 'Файл', purpose: 'contractor' }, files: { file } })
    expect(answer).toMatchObject({ status: 201, body: { lines: expected, faults: 0 } })
  }
  const broken = await as(person)(createList, {
    body: { name: 'Файл', purpose: 'contractor' },
    files: { file: Buffer.from('PK\u0003\u0004 no') },
  })
  expect(broken).toMatchObject({ status: 400, body: { errors: { file: [{ code: 'not_a_list' }] } } })
})

test('a number that a table rewrote is read, and one that it rounded is never taken for another company', async () => {
  const person = await world.person({ plan: 'pro' })
  const findFaults = async (numbers: string) =>
    (await fetchLines(person, (await checked(person, numbers)).id)).result.map(({ fault, company }) => fault ?? company?.inn)
  const exact = (number: string) => `${number[0]},${number.slice(1)}E+${number.length - 1}`
  const grouped = (number: string, blank: string) => number.replace(/\B(?=(\d{3})+$)/g, blank)
  const [thin, narrow, fixed] = ['\u2009', '\u202f', '\u00a0'].map((blank) => grouped(inn(0), blank))
  for (const number of [exact(inn(0)), thin, narrow, fixed, `${inn(0)}.0`, `'${inn(0)}`])
    expect(await findFaults(number ?? '')).toEqual([inn(0)])
  expect(await findFaults(`Первый;7,70708E+11;да\nВторой\t1.0277E+12\nТретий,5,00101E+9\n${inn(1)};7,70708E+11`)).toEqual([
    'rounded',
    'rounded',
    'rounded',
    inn(1),
  ])
})

test('every company in a line is checked', async () => {
  const person = await world.person({ plan: 'pro' })
  const of = async (numbers: string) => {
    const list = await checked(person, numbers)
    const { result } = await fetchLines(person, list.id)
    return result.map(({ line, fault, company, found_in }) => [line, fault ?? company?.inn, ...(found_in === null ? [] : [found_in])])
  }
  // A number beyond the first of its line has a line of its own, which says where it stood.
  expect(await of(`${inn(0)}, ${inn(1)}; ${inn(2)} ${inn(3)}\n${inn(4)}`)).toEqual([
    [1, inn(0)],
    [3, inn(1), 1],
    [4, inn(2), 1],
    [5, inn(3), 1],
    [2, inn(4)],
  ])
  // One company by its two numbers; ИНН and КПП with a blank between.
  expect(await of(`${rows[0]?.inn};${rows[0]?.ogrn}\n${inn(1)} ${inn(1).slice(0, 4)}01001`)).toEqual([
    [1, inn(0)],
    [2, inn(1)],
  ])
  const bought = ['Покупатель;ИНН;Поставщик;ИНН', `Мы;${inn(0)};Первый;${inn(1)}`, `Мы;${inn(0)};Второй;${inn(2)}`].join('\n')
  expect(await of(bought)).toEqual([
    [2, inn(0)],
    [4, inn(1), 2],
    [3, 'repeat'],
    [5, inn(2), 3],
  ])
})

test('a line has the number that Excel shows, its names may have prefixes, and «текст Юникод» is a list', async () => {
  const person = await world.person({ plan: 'pro' })
  const given = async (file: Buffer) => {
    const { body, status } = await as(person)(createList, { body: { name: 'Файл', purpose: 'contractor' }, files: { file } })
    return status === 201 ? (await fetchLines(person, body.id)).result.map(({ line, given: text }) => [line, text]) : body
  }
  const sheetXml = (inside: string) =>
    workbookFile({
      sheets: [{ rows: '' }],
      more: { 'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="urn:x"><x:sheetData>${inside}</x:sheetData></x:worksheet>` },
    })
  const row = (at: number, value: string) => `<x:row r="${at}"><x:c><x:v>${value}</x:v></x:c></x:row>`
  expect(await given(sheetXml(row(2, inn(0)) + row(7, 'нет')))).toEqual([
    [2, inn(0)],
    [7, 'нет'],
  ])
  expect(await given(sheetXml(row(1, inn(0)) + row(1_048_576, inn(1))))).toMatchObject({ errors: { file: [{ code: 'too_many_lines' }] } })
  const unicode = Buffer.from(`\ufeffИмя\tИНН\r\nПервая\t${inn(0)}\r\n`, 'utf16le')
  expect(await given(unicode)).toEqual([[2, `Первая ${inn(0)}`]])
})

test('a small file that unpacks to more than any list is refused at the limit', async () => {
  const person = await world.person({ plan: 'pro' })
  const refusedAs = async (file: Buffer) => {
    const { body } = await as(person)(createList, { body: { name: 'Файл', purpose: 'contractor' }, files: { file } })
    return (body as unknown as { errors: { file: { code: string }[] } }).errors.file[0]?.code
  }
  const large = ' '.repeat(41 * 1024 * 1024)
  const bomb = workbookFile({ sheets: [{ rows: '' }], more: { 'xl/worksheets/sheet1.xml': large } })
  expect(await refusedAs(bomb)).toBe('too_many_lines')
  const texts = workbookFile({ sheets: [{ rows: '' }], more: { 'xl/sharedStrings.xml': large } })
  expect(await refusedAs(texts)).toBe('too_many_lines')
  // In its directory it says of itself that it is of one byte.
  bomb.writeUInt32LE(1, bomb.lastIndexOf('xl/worksheets/sheet1.xml') - 46 + 24)
  expect(await refusedAs(bomb)).toBe('too_many_lines')
  expect(await refusedAs(bomb.subarray(0, bomb.length - 30))).toBe('not_a_list')
})

test('a table whose cells all share a text longer than any cell of Excel is refused', async () => {
  const person = await world.person({ plan: 'pro' })
  const cell = '<c t="s"><v>0</v></c>'
  const file = sheetFile(`<row>${cell.repeat(500)}</row>`.repeat(1000), `<si><t>${'1 '.repeat(2_000_000)}</t></si>`)
  const { body, status } = await as(person)(createList, { body: { name: 'Файл', purpose: 'contractor' }, files: { file } })
  expect([status, body]).toMatchObject([400, { errors: { file: [{ code: 'too_much_text' }] } }])
})

test('of ten thousand lines all are taken, of one more none', async () => {
  const person = await world.person({ plan: 'pro' })
  const lines = Array.from({ length: 10_000 }, (_, index) => (index % 2 ? inventedInn(20_000 + index) : `${index}`))
  const list = await begun(person, lines.join('\n'))
  expect(list).toMatchObject({ lines: 10_000, state: 'running', faults: 5000 })
  const stopped = await as(person)(stopList, { params: { id: list.id } })
  expect(stopped.body.state).toBe('stopped')
  await runList(app.services, list.id)
  expect((await as(person)(getList, { params: { id: list.id } })).body.done).toBe(5000)
  const many = await as(person)(createList, { body: { name: 'Много', purpose: 'share', numbers: [...lines, '1'].join('\n') } })
  expect(many).toMatchObject({ status: 400, body: { errors: { numbers: [{ code: 'too_many_lines' }] } } })
})

test('a company counts once, and without checks left it has no verdict', async () => {
  const person = await world.person({ plan: 'free' })
  const first = await checked(person, [0, 1, 2].map(inn).join('\n'))
  expect(first.counted).toBe(3)
  const again = await checked(person, [0, 1, 2, 3, 4, 5, 6].map(inn).join('\n'))
  expect(again).toMatchObject({ counted: 2, unchecked: 2, done: 7 })
  const { result } = await fetchLines(person, again.id, { verdict: 'unchecked' })
  expect(result.map(({ company, verdict }) => [company?.inn, verdict])).toEqual([
    [inn(5), null],
    [inn(6), null],
  ])
})

test('a run that is cut off goes on, counts nothing twice and tells its end', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await begun(person, [0, 1, 2, 3].map(inn).join('\n'))
  await Promise.all([runList(app.services, list.id), runList(app.services, list.id)])
  expect((await as(person)(getList, { params: { id: list.id } })).body).toMatchObject({ counted: 4, state: 'done' })
  const told = await app.db.selectFrom('notices').selectAll().where('user_id', '=', person.id).where('kind', '=', 'list_checked').execute()
  expect(told).toHaveLength(1)
})

test('repeated, it tells what changed since', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await checked(person, [7, 8].map(inn).join('\n'))
  await app.db.updateTable('companies').set({ leader: 'Новиков Иван', register_hash: 1 }).where('inn', '=', inn(7)).execute()
  const { body: again } = await as(person)(repeatList, { params: { id: list.id } })
  expect(again).toMatchObject({ repeats: list.id, lines: 2 })
  await runList(app.services, again.id)
  const { body } = await as(person)(listChanges, { params: { id: again.id }, query: {} })
  expect(body.result.map(({ before, after }) => [before.company.inn, after.company.leader])).toEqual([[inn(7), 'Новиков Иван']])
  expect((await as(person)(listChanges, { params: { id: list.id }, query: {} })).body.count).toBe(0)
})

test('lines are searched by words and numbers and narrowed by region, age and revenue, by pages', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await checked(person, [...rows.map((row) => row.inn), 'лунный карьер 12345'].join('\n'))
  const all = (await fetchLines(person, list.id, { page_size: 50 })).result
  const found = async (query: object) => (await fetchLines(person, list.id, query)).result.map(({ line }) => line)
  const lines = (is: (line: (typeof all)[number]) => unknown) => all.filter(is).map(({ line }) => line)
  const [first] = rows
  const words = (first?.name ?? '').replaceAll('"', ' «').toUpperCase()
  expect(await found({ search: words })).toContain(1)
  expect(await found({ search: words.toLowerCase() })).toContain(1)
  expect(await found({ search: inn(3).slice(2, 9) })).toEqual(lines(({ company }) => company?.inn?.includes(inn(3).slice(2, 9))))
  expect(await found({ search: 'Карьер ЛУН' })).toEqual(lines(({ given }) => given.startsWith('лунный')))
  expect(await found({ search: '«»' })).toHaveLength(all.length)

  const traits = await app.db
    .selectFrom('companies')
    .select(['inn', 'region_code', 'registered_on', 'ogrn_date'])
    .where(
      'inn',
      'in',
      rows.map((row) => row.inn),
    )
    .execute()
  const of = (number: string | null | undefined) => traits.find((row) => row.inn === number)
  const code = of(inn(0))?.region_code
  expect(await found({ region: Number(code) })).toEqual(lines(({ company }) => company && of(company.inn)?.region_code === code))

  const today = app.services.today()
  const age = (number: string | null | undefined) => fullYears(of(number)?.registered_on ?? of(number)?.ogrn_date ?? today, today)
  const middle = age(inn(5))
  expect(await found({ age_from: middle })).toEqual(lines(({ company }) => company && age(company.inn) >= middle))
  expect(await found({ age_to: middle })).toEqual(lines(({ company }) => company && age(company.inn) <= middle))

  const revenues = all.flatMap(({ company }) => company?.revenue ?? []).toSorted((a, b) => a - b)
  const [least = 0, second = 0] = revenues
  expect(await found({ revenue_from: Math.floor(least), revenue_to: Math.ceil(second) })).toEqual(
    lines(({ company }) => company?.revenue != null && company.revenue <= Math.ceil(second)),
  )
  expect(await fetchLines(person, list.id, { region: Number(code), page_size: 1, page: 1 })).toMatchObject({
    count: lines(({ company }) => company && of(company.inn)?.region_code === code).length,
    result: [{ line: lines(({ company }) => company && of(company.inn)?.region_code === code)[0] }],
  })
})

test('it can be taken away, and is nobody else’s', async () => {
  const person = await world.person({ plan: 'pro' })
  const list = await checked(person, `${inn(0)}\n=1+1`)
  const csv = await as(person)(exportList, { params: { id: list.id }, query: { format: 'csv' } })
  const text = Buffer.from(csv.body as unknown as Buffer).toString()
  expect(text).toContain(`"${inn(0)}"`)
  expect(text).toContain(`"'=1+1"`)
  const { unchecked_stops: stops } = await fetchLines(person, list.id)
  expect(stops).toContainEqual(
    expect.objectContaining({ code: 'terrorist-list', service: expect.objectContaining({ url: expect.stringContaining('fedsfm.ru') }) }),
  )
  // Beside the verdict of a line, and of a line without one not.
  expect(text.match(/\(www\.fedsfm\.ru\)/g)).toHaveLength(1)
  const xlsx = await as(person)(exportList, { params: { id: list.id }, query: {} })
  expect(
    Buffer.from(xlsx.body as unknown as Buffer)
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const stranger = await world.person({ plan: 'pro' })
  expect((await as(stranger)(getList, { params: { id: list.id } })).code).toBe('not_found')
  expect((await as(stranger)(listLists, { query: {} })).body.count).toBe(0)
  const { key } = await world.makeApiKey(person)
  expect((await as({ access: key })(getList, { params: { id: list.id } })).status).toBe(200)
})

test('a list about shares gives a sole trader no verdict', async () => {
  const person = await world.person({ plan: 'pro' })
  const trader = await app.db.selectFrom('companies').select('ogrn').where('kind', '=', 'entrepreneur').limit(1).executeTakeFirstOrThrow()
  const readVerdict = async (purpose: 'share' | 'prepayment') => {
    const { body } = await as(person)(createList, { body: { name: 'Доля', purpose, numbers: trader.ogrn } })
    await runList(app.services, body.id)
    const { result } = await fetchLines(person, body.id)
    return result.map(({ state, verdict }) => ({ state, isSaid: verdict !== null }))
  }
  expect(await readVerdict('share')).toEqual([{ state: 'checked', isSaid: false }])
  expect(await readVerdict('prepayment')).toEqual([{ state: 'checked', isSaid: true }])
})
