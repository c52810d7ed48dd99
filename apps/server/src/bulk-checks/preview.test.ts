// Tests the preview of a bulk check (a list of companies to be checked at once): the numbers read and their columns, repaired and doubtful numbers,
// the member's corrections (`mended`, one «line=number» a line), and the checks of the plan that it would use up. ИНН is the taxpayer number.
// `checks`: `counted` companies would use a check each, `free` ones were checked in the plan's current period already, `left` is the number of checks
// that the plan has now for the rest of the period, which ends at `until`.
import { createList, getList, listLines, previewList } from '@sverka/contract/bulk-checks/bulk-checks'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { addRecords } from '../../test/search-records.ts'
import { World } from '../../test/world.ts'
import { workbookFile } from '../../test/xlsx-files.ts'
import { runList } from './run-list.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60', LIMIT_PREVIEW: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)
/** ИНН of the companies; spreadsheets drop the leading zero of the third. */
const [FIRST, SECOND, LEADING_ZERO] = ['1690001169', '1690021800', '0711001001'] as const

beforeAll(() =>
  addRecords(app.db, [
    { name: 'ООО "ПЕРВЫЙ"', inn: FIRST },
    { name: 'ООО "ВТОРОЙ"', inn: SECOND },
    { name: 'ООО "С НУЛЁМ"', inn: LEADING_ZERO },
  ]),
)

const preview = async (body: Parameters<typeof send>[1], file?: Buffer) =>
  (await send(await world.person({ plan: 'pro' }), body, file)).body
const send = (
  person: Awaited<ReturnType<World['person']>>,
  body: { numbers?: string; sheet?: string; column?: number; mended?: string },
  file?: Buffer,
) => as(person)(previewList, { body, ...(file ? { files: { file } } : {}) })

test('each line shows how its number was repaired', async () => {
  const numbers = ['Орг;ИНН', `А;${FIRST}`, `Б;ИНН ${SECOND}`, 'В;1,690001169E+09', 'Г;1690-021800', 'Д;711001001'].join('\n')
  const { lines } = await preview({ numbers })
  expect(lines.map(({ number, repair, fault, company }) => [number, repair, fault, company])).toEqual([
    [FIRST, null, null, 'ООО «Первый»'],
    [SECOND, 'words', null, 'ООО «Второй»'],
    [FIRST, 'power', 'repeat', 'ООО «Первый»'],
    [SECOND, 'signs', 'repeat', 'ООО «Второй»'],
    [LEADING_ZERO, 'nought', null, 'ООО «С Нулём»'],
  ])
})

test('doubtful, wrong and unknown numbers are reported', async () => {
  // 711001001 may be a КПП (tax registration code of an office) or an ИНН without its leading zero; the check digit of 1690001160 is wrong.
  const { lines } = await preview({ numbers: '711001001\n1690001160\n7707083893\nромашка 1' })
  expect(lines.map(({ number, fault, company }) => [number, fault, company])).toEqual([
    [null, 'doubtful', null],
    [null, 'checksum', null],
    ['7707083893', 'not_found', null],
    [null, 'no_number', null],
  ])
})

const headingRow = '<row><c t="str"><v>Орг</v></c><c t="str"><v>ИНН</v></c><c t="str"><v>КПП</v></c></row>'
const row = (number: string) => `<row><c t="str"><v>А</v></c><c><v>${number}</v></c><c><v>169001001</v></c></row>`
const workbook = workbookFile({
  sheets: [
    { name: 'Поставщики', rows: headingRow + row(FIRST) },
    { name: 'Служебный', rows: row('1'), state: 'hidden' },
    { name: 'Архив', rows: headingRow + row(SECOND) },
  ],
})

test('a workbook is shown with its sheets, columns and first rows', async () => {
  expect(await preview({}, workbook)).toMatchObject({
    sheets: ['Поставщики', 'Архив'],
    hidden_sheets: ['Служебный'],
    sheet: 'Поставщики',
    column: null,
    columns: [
      { column: 1, head: 'Орг', numbers: 0 },
      { column: 2, head: 'ИНН', numbers: 1 },
      { column: 3, head: 'КПП', numbers: 0 },
    ],
    rows: [{ line: 1 }, { line: 2, cells: [{ text: 'А' }, { column: 2, text: FIRST }, { text: '169001001' }] }],
    not_data: [{ line: 1, as: 'heading' }],
    lines: [{ line: 2, number: FIRST }],
  })
})

test('another sheet and another column are read when chosen', async () => {
  expect((await preview({ sheet: 'Архив' }, workbook)).lines).toMatchObject([{ number: SECOND }])
  expect(await preview({ column: 3 }, workbook)).toMatchObject({ column: 3, lines: [{ number: null, fault: 'no_number' }] })
  const withoutHeading = `А;${FIRST};711001001\nБ;;${SECOND}`
  expect((await preview({ numbers: withoutHeading, column: 3 })).lines).toMatchObject([{ number: LEADING_ZERO }, { number: SECOND }])
})

test.each(['Служебный', 'Нет такого'])('the sheet «%s» cannot be chosen', async (sheet) => {
  expect(await preview({ sheet }, workbook)).toMatchObject({ errors: { sheet: [{ code: 'no_such_sheet' }] } })
})

test('lines are corrected in place, and left out by an empty correction', async () => {
  const numbers = `711001001\n${SECOND}\nромашка 1\n${SECOND}`
  const mended = `1=ИНН ${FIRST}\n2=\n3=1690001160`
  const { lines } = await preview({ numbers, mended })
  expect(lines.map(({ line, given, number, fault, repair }) => [line, given, number, fault, repair])).toEqual([
    [1, '711001001', FIRST, null, 'by_hand'],
    [3, 'ромашка 1', null, 'checksum', 'by_hand'],
    [4, SECOND, SECOND, null, null],
  ])
  expect(await preview({ numbers, mended: 'вторая=1' })).toMatchObject({ errors: { mended: [{ code: 'mended_unread' }] } })
})

test('the number of checks that the list would use up is shown, and none is used up', async () => {
  const person = await world.person({ plan: 'pro' })
  const { body: before } = await send(person, { numbers: `${FIRST}\n${SECOND}\n${FIRST}` })
  expect(before.checks).toMatchObject({ counted: 2, free: 0, until: expect.stringMatching(/^20\d\d-/) })
  const { body: list } = await as(person)(createList, { body: { name: 'Один', purpose: 'prepayment', numbers: FIRST } })
  await runList(app.services, list.id)
  const { body: after } = await send(person, { numbers: `${FIRST}\n${SECOND}` })
  expect(after.checks).toMatchObject({ counted: 1, free: 1, left: (before.checks.left ?? 0) - 1 })
})

test.each([
  ['99=1690001169', 'mended_unread'],
  ['вторая=1', 'mended_unread'],
])('the correction «%s» is refused as an error of its field', async (mended, code) => {
  expect(await preview({ numbers: FIRST, mended })).toMatchObject({ errors: { mended: [{ code }] } })
})

test('a second number in a line becomes a line of its own in the checked list too', async () => {
  const person = await world.person({ plan: 'pro' })
  const numbers = `${FIRST} ${SECOND}\n${LEADING_ZERO}`
  const { body: list } = await as(person)(createList, { body: { name: 'Два', purpose: 'prepayment', numbers } })
  const { body: lines } = await as(person)(listLines, { params: { id: list.id }, query: { sort: 'line' } })
  // The second number is added as line 3, after the last one; `found_in` is the line that contains it. For the others it is null.
  expect(lines.result.map(({ line, found_in }) => found_in ?? line)).toEqual([1, 1, 2])
})

test('the checked list equals the preview', async () => {
  const person = await world.person({ plan: 'pro' })
  const body = { name: 'Поставщики', purpose: 'prepayment', sheet: 'Архив', column: 3, mended: `2=${FIRST}` } as const
  const { body: list } = await as(person)(createList, { body, files: { file: workbook } })
  await runList(app.services, list.id)
  expect((await as(person)(getList, { params: { id: list.id } })).body).toMatchObject({ lines: 1, faults: 0 })
  const { body: lines } = await as(person)(listLines, { params: { id: list.id }, query: {} })
  expect(lines.result).toMatchObject([{ line: 2, company: { inn: FIRST } }])
})
