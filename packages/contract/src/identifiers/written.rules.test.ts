// Tests that companies' numbers are found in text as people and spreadsheets write it: ИНН (taxpayer number), ОГРН (registration number) and КПП (tax
// registration code of an office).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findValidNumbers, parseTypedNumber, parseTypedNumbers, withPlainSigns, writtenNumbers } from './written.rules.ts'

/** Invented numbers with valid check digits: two companies' ИНН, a person's ИНН, an ОГРН; a КПП has no check digit. */
const [INN, OTHER, PERSON, OGRN, KPP] = ['1690001169', '1690021800', '500100732259', '1021698001160', '169001001']

test.each([
  ['with a dash', '1690-001169', INN],
  ['with a dash of a word processor', '1690–001169', INN],
  ['in full-width digits', '１６９０００１１６９', INN],
  ['as a power of ten', '1,690001169E+09', INN],
  ['as a power of ten with a dot', '1.690001169e9', INN],
  ['with zero-width characters', '\u200b1690\u200d001169\ufeff', INN],
  ['between marks of direction', '\u202a1690001169\u202c', INN],
  ['with a soft hyphen', '16900\u00ad01169', INN],
  ['with blanks that do not break', '1690\u00a0001\u202f169', INN],
  ['with the zero of a number from a table', '1690001169.0', INN],
  ['behind its label', 'ИНН1690001169', INN],
  ['of a person', `ИНН ${PERSON} (ИП)`, PERSON],
])('a number %s is read', (_how, text, number) => {
  expect(findValidNumbers(text)).toEqual([number])
  expect(parseTypedNumber(text)).toBe(number)
})

test.each([
  [`${INN}, ${OTHER}`, [INN, OTHER]],
  [`${INN} ${OTHER}`, [INN, OTHER]],
  [`${INN}/${OTHER}`, [INN, OTHER]],
  [`ИНН ${INN} КПП ${KPP} ОГРН ${OGRN}`, [INN, OGRN]],
  [`ИНН КПП ${INN} ${KPP}`, [INN]],
  [`ИНН/КПП 1690 001 169 / 1690 01 001`, [INN]],
  [`12.05.2024 ${INN} 1500.00`, [INN]],
  [`A${INN}`, []],
  ['Школа № 57', []],
])('the numbers of «%s»', (text, numbers) => {
  expect(findValidNumbers(text)).toEqual(numbers)
})

test('a day is not a number', () => {
  expect(writtenNumbers('Список на 20.11.2026')).toEqual([])
  expect(findValidNumbers(`16.90.001169, ${OTHER} от 01.02.2026`)).toEqual([INN, OTHER])
})

test('a КПП is recognised by its label or its place', () => {
  for (const text of ['КПП 711001001', 'ИНН/КПП 1690001169/711001001', '1690001169 / 711001001', 'ИНН КПП 1690001169 711001001'])
    expect(writtenNumbers(text).find(({ label }) => label === 'kpp')?.digits).toBe('711001001')
  expect(findValidNumbers('КПП 711001001')).toEqual([])
})

test('the missing first zero of an ИНН is restored if the number is labelled', () => {
  expect(findValidNumbers('ИНН 711001001')).toEqual(['0711001001'])
  expect(findValidNumbers('711001001')).toEqual([])
})

test('a number that lost its last digits is reported', () => {
  expect(writtenNumbers('7,70708E+11')).toEqual([{ digits: '770708000000', label: null, isRounded: true, was: 'power' }])
  expect(findValidNumbers('7,70708E+11')).toEqual([])
  expect(parseTypedNumber('7,70708E+11')).toBe('7,70708E+11')
})

test('a text without a valid number stays as typed, except that digits are joined', () => {
  expect([parseTypedNumber('1690 001 160'), parseTypedNumber(' ромашка '), parseTypedNumber('')]).toEqual(['1690001160', 'ромашка', ''])
})

test('a field may have several numbers, and a line may have none', () => {
  expect(parseTypedNumbers(`${INN}, ${OTHER}\n1690 001 160\n\n ромашка\n${INN}`)).toEqual([INN, OTHER, '1690001160', 'ромашка'])
})

/** Pieces of text that could make the regular expressions slow when repeated. */
const hostile = fc.constantFrom('1', '1 ', '1-', '1.', ' ', 'e', '1e', '1,', 'инн', 'инн/', '\u200b', '\u202a', '/', '１')

test('long text is read in linear time', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), (parts) => {
      const text = parts.join('').repeat(30_000)
      const before = process.cpuUsage()
      writtenNumbers(text)
      withPlainSigns(text)
      const milliseconds = process.cpuUsage(before).user / 1000
      expect(milliseconds).toBeLessThan(400)
    }),
    { numRuns: 60 },
  )
})

test.each(['паспорт 1690 001169', 'тел. 1690001169', 'р/с 1690001169', 'счёт № 1690001169', 'ОКПО 1690001169', '1690001169@mail.ru'])(
  'a number that «%s» labels otherwise is not a company number',
  (text) => {
    expect(findValidNumbers(text)).toEqual([])
    expect(parseTypedNumber(text)).toBe(text)
  },
)
