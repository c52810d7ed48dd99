// Tests files with a list of companies: Excel workbooks (.xlsx, a zip of XML parts) are read as Excel shows them, and text tables with quotes and
// separators as other programs write them. ИНН is a company's taxpayer number, 10 digits.
import { expect, test } from 'vitest'
import { sheetFile, workbookFile } from '../../test/xlsx-files.ts'
import { readList } from './read-list.ts'

/** Of each line: its number, its text, and the company's number or the reason why it has none. */
const listLines = async (file: Buffer) => {
  const result = await readList({ file })
  return 'fault' in result ? result.fault : result.lines.map(({ line, given, number, fault }) => [line, given, number ?? fault])
}

/** A cell that contains its text itself; `t="s"` is a cell with a place in the table of shared texts. */
const textCell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

test.each(['<c r="A2" t="s"/>', '<c r="A2" t="s"></c>', '<c r="A2" t="s"><v/></c>'])('%s is an empty cell', async (empty) => {
  const file = sheetFile(`<row r="2">${empty}<c r="B2"><v>77</v></c></row>`, '<si><t>ИНН 1690001169</t></si>')
  expect(await listLines(file)).toEqual([[2, '77', 'no_number']])
})

test('a number after long text in a cell is read', async () => {
  const file = sheetFile(`<row>${textCell(`Договор ${'без срока '.repeat(3_000)}ИНН 1690001169`)}</row>`)
  expect(await listLines(file)).toEqual([[1, expect.stringMatching(/^Договор без срока .*…$/), '1690001169']])
})

test('a number in the last column that Excel allows is read', async () => {
  const file = sheetFile('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>1690001169</v></c></row>')
  expect(await listLines(file)).toEqual([[1, '1 1690001169', '1690001169']])
})

test('a cell longer than Excel allows is refused', async () => {
  expect(await listLines(sheetFile(`<row>${textCell('я'.repeat(32_768))}</row>`))).toBe('too_much_text')
})

test('a long text that many cells share is refused', async () => {
  const shared = `<si><t>${'я'.repeat(30_000)}</t></si>`
  expect(await listLines(sheetFile('<row><c t="s"><v>0</v></c></row>'.repeat(1_000), shared))).toBe('too_much_text')
})

const rowWith = (number: string) => `<row><c><v>${number}</v></c></row>`
const [FIRST, SECOND] = ['1690001169', '1690021800']

test.each([
  ['shared texts whose name has another case', { sharedPart: 'xl/SharedStrings.xml' }, {}],
  ['a sheet whose name has another case', {}, { part: 'xl/worksheets/Sheet1.xml', target: 'worksheets/sheet1.xml' }],
  ['a sheet without a number', {}, { part: 'xl/worksheets/sheet.xml' }],
  ['a sheet with a name of its own', {}, { part: 'xl/worksheets/поставщики.xml' }],
  ['parts named with backslashes', {}, { part: 'xl\\worksheets\\sheet1.xml', target: 'worksheets/sheet1.xml' }],
  ['a sheet referred to from the root', {}, { target: '/xl/worksheets/sheet1.xml' }],
  ['a sheet in another folder', {}, { part: 'sheets/one.xml', target: '../sheets/one.xml' }],
])('a workbook with %s is read', async (_what, workbook, sheet) => {
  const rows = '<row><c t="s"><v>0</v></c></row>'
  const file = workbookFile({ sheets: [{ rows, ...sheet }], shared: `<si><t>ИНН ${FIRST}</t></si>`, ...workbook })
  expect(await listLines(file)).toEqual([[1, `ИНН ${FIRST}`, FIRST]])
})

test('the first sheet is the first of the workbook', async () => {
  const sheets = [
    { rows: rowWith(SECOND), part: 'xl/worksheets/sheet2.xml' },
    { rows: rowWith(FIRST), part: 'xl/worksheets/sheet1.xml' },
  ]
  expect(await listLines(workbookFile({ sheets }))).toEqual([[1, SECOND, SECOND]])
})

test.each(['hidden', 'veryHidden'] as const)('a sheet that is %s is left out', async (state) => {
  const sheets = [{ rows: rowWith(SECOND), state }, { rows: '' }, { rows: rowWith(FIRST) }]
  expect(await listLines(workbookFile({ sheets }))).toEqual([[1, FIRST, FIRST]])
})

test.each([
  ['no workbook', { more: { '_rels/.rels': '<Relationships/>' } }],
  ['no sheet', { sheets: [] }],
  ['hidden sheets alone', { sheets: [{ rows: rowWith(FIRST), state: 'hidden' }] }],
] as const)('a zip with %s is no list', async (_what, workbook) => {
  expect(await listLines(workbookFile({ sheets: [{ rows: rowWith(FIRST) }], ...workbook }))).toBe('not_a_list')
})

test.each([
  [`sep=;\nОрг;ИНН\n"ООО ""А""; Б";="${FIRST}"`, [[3, `ООО "А"; Б ${FIRST}`, FIRST]]],
  [`sep=,\r\nОрг,ИНН\r\n"Б, В",${FIRST}`, [[3, `Б, В ${FIRST}`, FIRST]]],
  [`"sep=\t"\nОрг\tИНН\nБ; В\t${FIRST}`, [[3, `Б; В ${FIRST}`, FIRST]]],
])('%j is read as the line that names the separator, not as data', async (csv, lines) => {
  expect(await listLines(Buffer.from(csv))).toEqual(lines)
})

test('an unclosed quote does not swallow the following cells', async () => {
  expect(await listLines(Buffer.from(`Орг;ИНН\nООО "А;${FIRST}\n"Б;${SECOND}`))).toEqual([
    [2, `ООО "А ${FIRST}`, FIRST],
    [3, `Б ${SECOND}`, SECOND],
  ])
})

test.each([
  [
    'a cell of two lines',
    `Орг;ИНН\n"ООО «А»,\nФилиал";${FIRST}\nБ;${SECOND}`,
    [
      [2, `ООО «А», Филиал ${FIRST}`, FIRST],
      [4, `Б ${SECOND}`, SECOND],
    ],
  ],
  ['a cell of lines, one of them blank', `Орг,ИНН\r\n"А\r\n\r\nБ",${FIRST}\r\n`, [[2, `А Б ${FIRST}`, FIRST]]],
  [
    'a last cell of two lines',
    `ИНН;Орг\n${FIRST};"А\nБ"\n${SECOND};В`,
    [
      [2, `${FIRST} А Б`, FIRST],
      [4, `${SECOND} В`, SECOND],
    ],
  ],
  ['a quote inside a cell of two lines', `Орг;ИНН\n"ООО ""А""\nБ";${FIRST}`, [[2, `ООО "А" Б ${FIRST}`, FIRST]]],
] as const)('%s is read as one line of the table', async (_what, csv, lines) => {
  const read = await listLines(Buffer.from(csv))
  const withSingleSpaces = Array.isArray(read) ? read.map(([line, given, inn]) => [line, String(given).replaceAll(/\s+/g, ' '), inn]) : read
  expect(withSingleSpaces).toEqual(lines)
})

test('a quote that is closed far below does not swallow the lines in between', async () => {
  const between = Array.from({ length: 100 }, (_, index) => `Б ${index};`).join('\n')
  const read = await listLines(Buffer.from(`Орг;ИНН\n"А;${FIRST}\n${between}\nВ";${SECOND}`))
  expect(read).toContainEqual([2, `А ${FIRST}`, FIRST])
})

test('columns are recognised by the heading row, whatever stands above it', async () => {
  // In the column of КПП (tax registration code of an office) nine digits are no ИНН; in that of ИНН they have lost their leading zero.
  const table = `Поставщики\n\nКонтрагент;ИНН;КПП\nООО «А»;;711001001\nООО «Б»;199401274;\n`
  expect(await listLines(Buffer.from(table))).toEqual([
    [4, 'ООО «А» 711001001', 'no_number'],
    [5, 'ООО «Б» 199401274', '0199401274'],
  ])
})
