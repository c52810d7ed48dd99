// Tests of the file parser of the drill `hostile`: in a downloaded file it finds hostile text that became a formula, an element, a link or a program.
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { pdf } from '../../../apps/server/test/pdf.ts'
import { openFile } from './opened.ts'
import { MARK } from './texts.ts'

const workbook = (cell: string) =>
  zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData><row><c>${cell}</c></row></sheetData></worksheet>`) })
const workbookText = workbook(`<is><t>&lt;${MARK}&gt;</t></is>`)

test.each([
  ['a table with the text in a cell', 'a.xlsx', workbookText],
  ['an archive with that table', 'a.zip', zipSync({ 'b.xlsx': workbookText })],
  ['a list with the text in a cell', 'a.csv', strToU8(`name;sum\n"<${MARK}>";-1 200,50`)],
  ['a page with the text escaped', 'a.html', strToU8(`<p>&lt;${MARK}&gt;</p>`)],
])('%s has no fault', async (_what, name, bytes) => {
  expect(await openFile(name, bytes)).toEqual({ shows: true, faults: [] })
})

test.each([
  ['a formula in a table', 'a.xlsx', workbook('<f>1+1</f>'), 'element f'],
  ['an element of the text', 'a.xml', strToU8(`<a><${MARK}/></a>`), `element ${MARK}`],
  ['a link of the text', 'a.xml', strToU8('<a Target="https://evil.test/x"/>'), 'leads to https://evil.test/x'],
  ['a broken document', 'a.xml', strToU8(`<a><${MARK} onclick=alert(1)></a>`), 'is no XML'],
  ['a formula in a list', 'a.csv', strToU8('name\n=1+1'), 'formula: =1+1'],
  ['markup in a page', 'a.html', strToU8(`<${MARK}>`), 'markup'],
  ['a program in a document', 'a.pdf', pdf({ catalogue: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }), 'holds /JavaScript'],
])('%s is found', async (_what, name, bytes, fault) => {
  expect((await openFile(name, bytes))?.faults.join()).toContain(fault)
})
