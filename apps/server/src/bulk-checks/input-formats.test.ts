// Tests the formats in which a member may send a list of companies to check: text, Excel workbooks, other encodings, numbers reformatted by
// spreadsheets; and files that are refused before they are read completely. ИНН (`inn`) is a taxpayer number, ОГРН (`ogrn`) a registration number.
import { createList, getList, stopList } from '@sverka/contract/bulk-checks/bulk-checks'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { companyLists } from '../../test/company-lists.ts'
import { inventedInn } from '../../test/register-files.ts'
import { World } from '../../test/world.ts'
import { sheetFile, workbookFile } from '../../test/xlsx-files.ts'
import { runList } from './run-list.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)
const { createUnchecked, createChecked, fetchLines, inn, rows } = companyLists(app, as)

test('tables of Excel and of other encodings are read, whichever column has the number', async () => {
  const person = await world.person({ plan: 'pro' })
  const text = (value: string) => ({ value, type: String })
  const sheet = await writeXlsxFile([
    [text('Название'), text('ИНН')],
    [text('Первая'), { value: Number(inn(0)), type: Number }],
    [text('Вторая'), text(inn(1))],
  ]).toBuffer()
  // The heading «Имя;INN»; its first word («name») is in the Russian Windows encoding, the rest is ASCII.
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

test('a number that a table reformatted is read, and a rounded one never matches another company', async () => {
  const person = await world.person({ plan: 'pro' })
  const findFaults = async (numbers: string) =>
    (await fetchLines(person, (await createChecked(person, numbers)).id)).result.map(({ fault, company }) => fault ?? company?.inn)
  // As Excel writes a long number in scientific notation, with all its digits.
  const toPower = (number: string) => `${number[0]},${number.slice(1)}E+${number.length - 1}`
  const grouped = (number: string, blank: string) => number.replace(/\B(?=(\d{3})+$)/g, blank)
  const [thin, narrow, noBreak] = ['\u2009', '\u202f', '\u00a0'].map((blank) => grouped(inn(0), blank))
  for (const number of [toPower(inn(0)), thin, narrow, noBreak, `${inn(0)}.0`, `'${inn(0)}`])
    expect(await findFaults(number ?? '')).toEqual([inn(0)])
  expect(await findFaults(`Первый;7,70708E+11;да\nВторой\t1.0277E+12\nТретий,5,00101E+9\n${inn(1)};7,70708E+11`)).toEqual([
    'rounded',
    'rounded',
    'rounded',
    inn(1),
  ])
})

test('every company named in a line is checked', async () => {
  const person = await world.person({ plan: 'pro' })
  const checkLines = async (numbers: string) => {
    const list = await createChecked(person, numbers)
    const { result } = await fetchLines(person, list.id)
    return result.map(({ line, fault, company, found_in }) => [line, fault ?? company?.inn, ...(found_in === null ? [] : [found_in])])
  }
  // A further number in a line becomes a line of its own, with the number of the line that contained it.
  expect(await checkLines(`${inn(0)}, ${inn(1)}; ${inn(2)} ${inn(3)}\n${inn(4)}`)).toEqual([
    [1, inn(0)],
    [3, inn(1), 1],
    [4, inn(2), 1],
    [5, inn(3), 1],
    [2, inn(4)],
  ])
  // One company named by its ИНН and ОГРН; then an ИНН followed by a КПП (tax registration code of an office).
  expect(await checkLines(`${rows[0]?.inn};${rows[0]?.ogrn}\n${inn(1)} ${inn(1).slice(0, 4)}01001`)).toEqual([
    [1, inn(0)],
    [2, inn(1)],
  ])
  // Buyer and supplier have columns of their own.
  const bothParties = ['Покупатель;ИНН;Поставщик;ИНН', `Мы;${inn(0)};Первый;${inn(1)}`, `Мы;${inn(0)};Второй;${inn(2)}`].join('\n')
  expect(await checkLines(bothParties)).toEqual([
    [2, inn(0)],
    [4, inn(1), 2],
    [3, 'repeat'],
    [5, inn(2), 3],
  ])
})

test('row numbers of Excel, prefixed XML elements and «Unicode text» files are read', async () => {
  const person = await world.person({ plan: 'pro' })
  const readLines = async (file: Buffer) => {
    const { body, status } = await as(person)(createList, { body: { name: 'Файл', purpose: 'contractor' }, files: { file } })
    return status === 201 ? (await fetchLines(person, body.id)).result.map(({ line, given }) => [line, given]) : body
  }
  const sheetXml = (inside: string) =>
    workbookFile({
      sheets: [{ rows: '' }],
      more: { 'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="urn:x"><x:sheetData>${inside}</x:sheetData></x:worksheet>` },
    })
  const row = (number: number, value: string) => `<x:row r="${number}"><x:c><x:v>${value}</x:v></x:c></x:row>`
  expect(await readLines(sheetXml(row(2, inn(0)) + row(7, 'нет')))).toEqual([
    [2, inn(0)],
    [7, 'нет'],
  ])
  // The last row number that Excel allows.
  expect(await readLines(sheetXml(row(1, inn(0)) + row(1_048_576, inn(1))))).toMatchObject({
    errors: { file: [{ code: 'too_many_lines' }] },
  })
  // Excel's format «Unicode text»: UTF-16 with tabs.
  const unicode = Buffer.from(`\ufeffИмя\tИНН\r\nПервая\t${inn(0)}\r\n`, 'utf16le')
  expect(await readLines(unicode)).toEqual([[2, `Первая ${inn(0)}`]])
})

test('a small file that unpacks to more than any list is refused at the limit', async () => {
  const person = await world.person({ plan: 'pro' })
  const refusedAs = async (file: Buffer) => {
    const { body } = await as(person)(createList, { body: { name: 'Файл', purpose: 'contractor' }, files: { file } })
    return (body as unknown as { errors: { file: { code: string }[] } }).errors.file[0]?.code
  }
  // The limit is 40 MiB when unpacked.
  const large = ' '.repeat(41 * 1024 * 1024)
  const bomb = workbookFile({ sheets: [{ rows: '' }], more: { 'xl/worksheets/sheet1.xml': large } })
  expect(await refusedAs(bomb)).toBe('too_many_lines')
  const texts = workbookFile({ sheets: [{ rows: '' }], more: { 'xl/sharedStrings.xml': large } })
  expect(await refusedAs(texts)).toBe('too_many_lines')
  // The directory of the zip now claims that the sheet has one byte when unpacked (field at offset 24 of its entry of 46 bytes before the name).
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

test('a list of ten thousand lines is accepted whole, one of 10,001 is refused', async () => {
  const person = await world.person({ plan: 'pro' })
  const lines = Array.from({ length: 10_000 }, (_, index) => (index % 2 ? inventedInn(20_000 + index) : `${index}`))
  const list = await createUnchecked(person, lines.join('\n'))
  expect(list).toMatchObject({ lines: 10_000, state: 'running', faults: 5000 })
  const stopped = await as(person)(stopList, { params: { id: list.id } })
  expect(stopped.body.state).toBe('stopped')
  await runList(app.services, list.id)
  expect((await as(person)(getList, { params: { id: list.id } })).body.done).toBe(5000)
  const many = await as(person)(createList, { body: { name: 'Много', purpose: 'share', numbers: [...lines, '1'].join('\n') } })
  expect(many).toMatchObject({ status: 400, body: { errors: { numbers: [{ code: 'too_many_lines' }] } } })
})
