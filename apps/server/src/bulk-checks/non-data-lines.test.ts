// Tests that lines of a list of companies which are no data (headings, titles, totals) are recognised, and that a line with a company is never taken
// for one of them; then corrections of lines. ИНН is a company's taxpayer number; 1690001169 and 1690021800 have valid check digits.
import { expect, test } from 'vitest'
import { rowsOfText } from '../platform/tables/read-text.ts'
import { ListReadError, readLines, readTable } from './read-lines.ts'

const INN = '1690001169'
const parseTable = (text: string, corrections: ReadonlyMap<number, string> = new Map()) =>
  readTable(rowsOfText(text), { column: null, corrections })
/** Numbers of the lines that are no data, each with what it is instead. */
const readNotData = (text: string) => parseTable(text).leftOut.map(({ line, as }) => [line, as])
const listLines = (text: string) => readLines(rowsOfText(text)).map(({ line, number, fault }) => [line, number ?? fault])

test('a first line without a number that is not a heading is a line of the list', () => {
  expect(listLines(`ООО «Без номера»;\n${INN}`)).toEqual([
    [1, 'no_number'],
    [2, INN],
  ])
})

test.each([
  ['of the column of numbers', `Поставщик;ИНН\nА;${INN}`, [[1, 'heading']]],
  ['of usual words', `Наименование организации\n${INN}`, [[1, 'heading']]],
  ['with a year in it', `Контрагент;ИНН;Сумма за 2026\nА;${INN};5`, [[1, 'heading']]],
  [
    'below another heading',
    `Поставщики;\nКонтрагент;ИНН\nА;${INN}`,
    [
      [1, 'heading'],
      [2, 'heading'],
    ],
  ],
] as const)('a heading %s is recognised', (_what, text, reported) => {
  expect(readNotData(text)).toEqual(reported)
  expect(listLines(text).map(([, read]) => read)).toEqual([INN])
})

test.each([
  ['a title with a year', `Поставщики за 2026 год\n${INN}`, [[1, 'heading']]],
  [
    'titles above the headings',
    `ООО «Наша»\nСверка на 20.11.2026\nОрг;ИНН\nА;${INN}`,
    [
      [1, 'title'],
      [2, 'title'],
      [3, 'heading'],
    ],
  ],
  ['a total', `${INN}\nИтого: 1690021800`, [[2, 'total']]],
  [
    'a total under its sum',
    `Орг;ИНН;Сумма\nА;${INN};100\nВСЕГО;;100`,
    [
      [1, 'heading'],
      [3, 'total'],
    ],
  ],
] as const)('%s is no data', (_what, text, reported) => {
  expect(readNotData(text)).toEqual(reported)
  expect(listLines(text).map(([, read]) => read)).toEqual([INN])
})

test.each([
  ['a company that is called «total»', `ООО «Итого», ИНН ${INN}`],
  ['a number in the column of ИНН', `Орг;ИНН\nИтого;${INN}`],
  ['a number after its label', `Итого по ИНН ${INN}`],
])('%s is no total', (_what, text) => {
  expect(listLines(text).at(-1)?.[1]).toBe(INN)
})

test('a line left out as a heading is read when the member enters a number for it', () => {
  const { lines, leftOut } = parseTable(`Поставщик\n${INN}`, new Map([[1, '1690021800']]))
  expect(lines.map(({ line, number }) => [line, number])).toEqual([
    [1, '1690021800'],
    [2, INN],
  ])
  expect(leftOut).toEqual([])
})

test('a list of nothing but headings and totals is refused as having no number', () => {
  expect(() => parseTable('Поставщик;ИНН\nИтого;')).toThrow(new ListReadError('no_numbers'))
})

test('a correction of a line that the list does not have is refused', () => {
  expect(() => parseTable(INN, new Map([[99, INN]]))).toThrow(new ListReadError('mended_unread'))
})

test.each([
  ['a name', 'ООО Ромашка', null, 'no_number'],
  ['nothing but a house number', 'дом 5', null, 'no_number'],
  ['two companies', `${INN} 1690021800`, null, 'length'],
  ['a number among words', `ИНН ${INN}`, INN, null],
])('a correction by %s is read like a line of a list', (_what, correction, number, fault) => {
  expect(parseTable('нет', new Map([[1, correction]])).lines).toMatchObject([{ number, fault, repair: 'by_hand' }])
})

test('a second number in a line follows as a line of its own', () => {
  const { lines } = parseTable(`${INN}, 1690021800\nКПП 711001001`)
  expect(lines.map(({ number, found_in, line }) => [number, found_in ?? line])).toEqual([
    [INN, 1],
    ['1690021800', 1],
    [null, 2],
  ])
})

test('a title above a table does not change its column separator', () => {
  const table = `Поставщики за 2026 год\nОрг;ИНН;КПП;Сумма, ₽\nДве;${INN}, 1690021800;;5\nА;${INN};;5`
  expect(readLines(rowsOfText(table)).map(({ number }) => number)).toEqual([INN, '1690021800', INN])
})

test('a table separated by commas stays so, whatever its cells contain', () => {
  expect(readLines(rowsOfText(`Орг,ИНН\n"Б; В",${INN}\nГ; Д,1690021800`)).map(({ number }) => number)).toEqual([INN, '1690021800'])
})

test('a shown line is never cut inside a character', () => {
  // The character outside the basic plane, two units of UTF-16, stands where the text is cut.
  const [line] = readLines(rowsOfText(`a${' '.repeat(398)}\u{1f529} b\n${INN}`))
  expect(line?.given.isWellFormed()).toBe(true)
})
