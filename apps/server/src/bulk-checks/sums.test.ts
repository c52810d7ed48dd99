// Tests the sums of money beside the companies of a bulk check (a list of companies checked at once): the column of sums is found or chosen, and each
// sum is stored with its line in kopecks. ИНН is the taxpayer number by which a line names its company.
import { createList, exportList, listLines, previewList, repeatList } from '@sverka/contract/bulk-checks/bulk-checks'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { addRecords } from '../../test/search-records.ts'
import { type Person, World } from '../../test/world.ts'
import { sheetFile } from '../../test/xlsx-files.ts'
import { readSum } from './read-sums.ts'
import { runList } from './run-list.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60', LIMIT_PREVIEW: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)
const [FIRST, SECOND] = ['1690001169', '1690021800'] as const

beforeAll(() =>
  addRecords(app.db, [
    { name: 'ООО "ПЕРВЫЙ"', inn: FIRST },
    { name: 'ООО "ВТОРОЙ"', inn: SECOND },
  ]),
)

/** Columns are counted from 1; `sum_column: 0` is none. `mended` are corrections of lines, «line=number». */
interface ListBody {
  readonly numbers?: string
  readonly column?: number
  readonly sum_column?: number
  readonly mended?: string
}

const preview = async (body: ListBody, file?: Buffer) =>
  (await as(await world.person({ plan: 'pro' }))(previewList, { body, ...(file ? { files: { file } } : {}) })).body
const readSums = async (body: ListBody, file?: Buffer) => (await preview(body, file)).lines.map(({ sum, unread_sum }) => sum ?? unread_sum)

test.each([
  ['1 200 000', 120_000_000],
  ['1\u00a0200\u202f000,5 ₽', 120_000_050],
  ['840000.10000000009', 84_000_010],
  ['1,200,000.50', 120_000_050],
  ['1.200.000,50 руб.', 120_000_050],
  ['1.2E6', 120_000_000],
  ['0', 0],
  ['１２００', 120_000],
])('the sum «%s» is read', (text, kopecks) => {
  expect(readSum(text)).toEqual({ sum: kopecks, unread_sum: null })
})

test.each(['1,200', '1.200', '-5', '5 шт.', '01.02.2026', '1e99', '12 34', '5 USD', '1,2 млн'])(
  '«%s» is not read as a sum, and is shown as unread',
  (text) => {
    expect(readSum(text)).toEqual({ sum: null, unread_sum: text })
  },
)

test.each(['', ' ', '-', '—'])('«%s» means that there is no sum', (text) => {
  expect(readSum(text)).toEqual({ sum: null, unread_sum: null })
})

const table = ['Поставщик;ИНН;НДС к сумме;Сумма, ₽', `А;${FIRST};5;1 200 000`, `Б;${SECOND};7;около миллиона`, `В;${FIRST};1;`].join('\n')

test('the column whose heading names a sum is read', async () => {
  expect(await preview({ numbers: table })).toMatchObject({ sum_column: 4 })
  expect(await readSums({ numbers: table })).toEqual([1_200_000, 'около миллиона', null])
})

test('another column of sums can be chosen, or none', async () => {
  expect(await preview({ numbers: table, sum_column: 3 })).toMatchObject({ sum_column: 3 })
  expect(await readSums({ numbers: table, sum_column: 3 })).toEqual([5, 7, 1])
  expect(await preview({ numbers: table, sum_column: 0 })).toMatchObject({ sum_column: null })
  expect(await readSums({ numbers: table, sum_column: 0 })).toEqual([null, null, null])
})

test('a sum of ten digits is not taken for the number of a company', async () => {
  const { lines } = await preview({ numbers: `${SECOND};${FIRST}`, sum_column: 1 })
  expect(lines).toMatchObject([{ number: FIRST, sum: Number(SECOND) }])
})

test('a column is read either for numbers or for sums', async () => {
  expect(await preview({ numbers: `${FIRST};5`, column: 1, sum_column: 1 })).toMatchObject({ sum_column: null, lines: [{ number: FIRST }] })
})

test('sums of a workbook are read as stored, and the second number of a line has no sum', async () => {
  const row = (inn: string, sum: string) => `<row><c t="str"><v>${inn}</v></c><c><v>${sum}</v></c></row>`
  const headingRow = '<row><c t="str"><v>ИНН</v></c><c t="str"><v>Стоимость</v></c></row>'
  const file = sheetFile(headingRow + row(`${FIRST}, ${SECOND}`, '840000.10000000009'))
  expect(await readSums({}, file)).toEqual([840_000.1, null])
})

test('a line split differently from the heading has its number read and its sum reported as unread', async () => {
  const { lines } = await preview({ numbers: `Орг;ИНН;Сумма\nА;Б;${FIRST};5` })
  expect(lines).toMatchObject([{ number: FIRST, sum: null, unread_sum: FIRST }])
})

test('a corrected line keeps its sum', async () => {
  expect(await readSums({ numbers: `ИНН;Сумма\n779948305;15,5`, mended: `2=${FIRST}` })).toEqual([15.5])
})

const fetchLines = async (person: Person, id: number) =>
  (await as(person)(listLines, { params: { id }, query: { sort: 'line' } })).body.result.map(({ sum, unread_sum }) => sum ?? unread_sum)

test('a list keeps its sums in lines, repeats and exports', async () => {
  const person = await world.person({ plan: 'pro' })
  const { body: list } = await as(person)(createList, { body: { name: 'Суммы', purpose: 'prepayment', numbers: table } })
  await runList(app.services, list.id)
  expect(await fetchLines(person, list.id)).toEqual([1_200_000, 'около миллиона', null])
  const { body: again } = await as(person)(repeatList, { params: { id: list.id } })
  expect(await fetchLines(person, again.id)).toEqual([1_200_000, 'около миллиона', null])
  const csv = await as(person)(exportList, { params: { id: list.id }, query: { format: 'csv' } })
  const [headings = '', ...rows] = Buffer.from(csv.body as unknown as Buffer)
    .toString()
    .trim()
    .split('\r\n')
  const column = headings.split(';').indexOf('"Сумма, ₽"')
  expect(rows.map((row) => row.split('";"')[column]).toSorted()).toEqual(['', '1200000', 'около миллиона'])
})

test('a list without sums is exported without their column', async () => {
  const person = await world.person({ plan: 'pro' })
  const { body: list } = await as(person)(createList, { body: { name: 'Без сумм', purpose: 'prepayment', numbers: FIRST } })
  const csv = await as(person)(exportList, { params: { id: list.id }, query: { format: 'csv' } })
  expect(Buffer.from(csv.body as unknown as Buffer).toString()).not.toContain('Сумма')
})
