// Tests that numbers of companies in a list are recognised however they are written, and that other numbers are not taken for them. ИНН (10 or 12
// digits) is the taxpayer number and ОГРН (13 or 15) the registration number of a company or sole trader, both with check digits; КПП (9 digits) is
// the tax registration code of an office. 1690001169, 1690021800 and 2390012387 are valid ИНН; the check digit of 1690001160 is wrong.
import { expect, test } from 'vitest'
import { rowsOfText } from '../platform/tables/read-text.ts'
import { readLines } from './read-lines.ts'

const listLines = (text: string) => readLines(rowsOfText(text)).map(({ number, fault }) => number ?? fault)

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
])('the line «%s» gives the number of a company or the reason why not', (text, numbers) => {
  expect(listLines(text)).toEqual(numbers)
})

test.each([
  ['a КПП in its column beside an empty ИНН', 'Поставщик;ИНН;КПП\nООО «Без номера»;;711001001', ['no_number']],
  ['a КПП after its label', 'ООО «Без номера»;КПП 711001001', ['no_number']],
  ['nine digits that may be a КПП or an ИНН without its leading zero', 'ООО «Без номера»;;711001001', ['doubtful']],
  ['nine digits in a column of both', 'ИНН/КПП\n711001001', ['doubtful']],
  ['nine digits in the last column, that of КПП', 'Наименование,КПП\n«Первый»,711001001', ['no_number']],
  ['a passport', 'паспорт 1690 001169', ['no_number']],
  ['a telephone', 'ООО «Первый», тел. 1690001169', ['no_number']],
  ['a code of the statistics office (ОКПО)', 'ОКПО 1690001169', ['no_number']],
  ['an account', 'р/с 1690001169', ['no_number']],
  ['the code of a bank (БИК)', 'БИК 1690001169', ['no_number']],
  ['a contract', '№ договора 1690001169', ['no_number']],
  ['an insurance number', 'СНИЛС 169-000-116 9', ['no_number']],
  ['the name of a mailbox', '1690001169@mail.ru', ['no_number']],
  ['the place of a mailbox', 'a@1690001169.ru', ['no_number']],
  ['a column of telephones', 'Наименование;Телефон\nООО А;1690001169', ['no_number']],
  ['a column of codes of the statistics office', 'Контрагент;ОКПО\nООО А;1690001169', ['no_number']],
  ['a column of passports', 'Паспорт;ФИО\n1690 001169;Иванов', ['no_number']],
  ['a telephone beside an empty ИНН', 'ИНН;Телефон\n;1690001169\n;8 (169) 000-11-69', ['no_number', 'no_number']],
])('%s is not taken for a company', (_what, text, found) => {
  expect(listLines(text)).toEqual(found)
})

test.each([
  ['a column of ИНН', 'Поставщик;ИНН;КПП\nООО «Первый»;711001001;711001001', '0711001001'],
  ['the label of the number', 'ООО «Первый», ИНН 711001001', '0711001001'],
  ['a column of ИНН of a person', 'ИНН\n71100100118', '071100100118'],
])('a lost leading zero is restored when %s says what the number is', (_where, text, number) => {
  expect(listLines(text)[0]).toBe(number)
})

test('a labelled number counts although another column holds the numbers', () => {
  expect(listLines('ИНН;Примечание\n;по договору с ИНН 1690001169')).toEqual(['1690001169'])
})

test.each([
  ['a telephone after a wrong ИНН', 'ИНН 1690001160, факсимиле 1690021800', ['checksum', '1690021800']],
  ['the next company of a line', 'ООО Ромашка;1690001160;ООО Заказчик;1690021800', ['checksum', '1690021800']],
  ['numbers without a heading', '1690001160;1690021800', ['checksum', '1690021800']],
  ['a customer in a column of its own', 'ИНН поставщика;ИНН покупателя\n1690001160;1690021800', ['checksum', '1690021800']],
  ['a number beside a short ИНН', 'ИНН 16900011, Заказчик 1690021800', ['length', '1690021800']],
])('%s does not replace a wrong number', (_what, text, found) => {
  expect(listLines(text)).toEqual(found)
})

test('a valid ОГРН identifies the company when the ИНН beside it is wrong', () => {
  expect(listLines('ИНН 1690001160, ОГРН 1021698001160')).toEqual(['1021698001160'])
})

test.each([
  ['1.690001169000000E9', '1690001169'],
  ['1,6900011690E+09', '1690001169'],
])('the number %s in scientific notation is read without its extra zeros', (text, number) => {
  expect(listLines(text)).toEqual([number])
})

test.each(['1690001169;169001001', '1690001169\t169001001', 'ООО «Первый»;1690001169;169001001'])(
  'the КПП of «%s» is read from its own cell',
  (text) => {
    expect(readLines(rowsOfText(text))).toMatchObject([{ number: '1690001169', kpp: '169001001' }])
  },
)
