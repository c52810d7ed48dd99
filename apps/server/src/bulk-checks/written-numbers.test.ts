// Numbers in a list are read as the search reads them.
import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'
import { rowsOfText } from './read-text.ts'

const linesOf = (text: string) => readLines(rowsOfText(text)).map(({ number, fault }) => number ?? fault)

test.each([
  ['1690-001169', ['1690001169']],
  ['１６９０００１１６９', ['1690001169']],
  ['1,690001169E+09', ['1690001169']],
  ['\u202a1690001169\u202c', ['1690001169']],
  ['1690001169, 1690021800', ['1690001169', '1690021800']],
  ['КПП 711001001', ['no_number']],
  ['2390-012387', ['2390012387']],
  ['7,70708E+11', ['rounded']],
  ['1690-001160', ['checksum']],
  ['Дом 5', ['no_number']],
])('%s', (text, numbers) => {
  expect(linesOf(text)).toEqual(numbers)
})

test.each([
  ['a КПП in its column beside an empty ИНН', 'Поставщик;ИНН;КПП\nООО «Без номера»;;711001001', ['no_number']],
  ['a КПП behind its label', 'ООО «Без номера»;КПП 711001001', ['no_number']],
  ['what may be a КПП or an ИНН without its nought', 'ООО «Без номера»;;711001001', ['doubtful']],
  ['such a number in a column of both', 'ИНН/КПП\n711001001', ['doubtful']],
  ['such a number in a column of КПП behind others', 'Наименование,КПП\n«Первый»,711001001', ['no_number']],
  ['a telephone beside an empty ИНН', 'ИНН;Телефон\n;1690001169\n;8 (169) 000-11-69', ['no_number', 'no_number']],
])('%s is no company', (_what, text, found) => {
  expect(linesOf(text)).toEqual(found)
})

test.each([
  ['a column of ИНН', 'Поставщик;ИНН;КПП\nООО «Первый»;711001001;711001001', '0711001001'],
  ['the label of the number', 'ООО «Первый», ИНН 711001001', '0711001001'],
  ['a column of ИНН of a person', 'ИНН\n71100100118', '071100100118'],
])('a lost first nought is put back where %s says what the number is', (_where, text, number) => {
  expect(linesOf(text)[0]).toBe(number)
})

test('a number behind its label counts beside a column of numbers', () => {
  expect(linesOf('ИНН;Примечание\n;по договору с ИНН 1690001169')).toEqual(['1690001169'])
})
