// Tables of Excel are read as Excel shows them, to the last letter.
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

const tableOf = (sheet: string, shared = ''): Buffer =>
  Buffer.from(
    zipSync({
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
      'xl/sharedStrings.xml': strToU8(`<sst>${shared}</sst>`),
    }),
  )

const linesOf = async (file: Buffer) => {
  const read = await readList({ file })
  return 'fault' in read ? read.fault : read.lines.map(({ line, given, number, fault }) => [line, given, number ?? fault])
}

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

test.each(['<c r="A2" t="s"/>', '<c r="A2" t="s"></c>', '<c r="A2" t="s"><v/></c>'])('%s is an empty cell', async (empty) => {
  const file = tableOf(`<row r="2">${empty}<c r="B2"><v>77</v></c></row>`, '<si><t>ИНН 1690001169</t></si>')
  expect(await linesOf(file)).toEqual([[2, '77', 'no_number']])
})

test('a number behind many letters of a cell is read', async () => {
  const file = tableOf(`<row>${text(`Договор ${'без срока '.repeat(3_000)}ИНН 1690001169`)}</row>`)
  expect(await linesOf(file)).toEqual([[1, expect.stringMatching(/^Договор без срока .*…$/), '1690001169']])
})

test('a number in the last column of Excel is read', async () => {
  const file = tableOf('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>1690001169</v></c></row>')
  expect(await linesOf(file)).toEqual([[1, '1 1690001169', '1690001169']])
})

test('a cell of more letters than Excel knows is refused', async () => {
  expect(await linesOf(tableOf(`<row>${text('я'.repeat(32_768))}</row>`))).toBe('too_much_text')
})

test('a long text that many cells share is refused', async () => {
  const shared = `<si><t>${'я'.repeat(30_000)}</t></si>`
  expect(await linesOf(tableOf('<row><c t="s"><v>0</v></c></row>'.repeat(1_000), shared))).toBe('too_much_text')
})
