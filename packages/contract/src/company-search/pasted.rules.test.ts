// Tests for turning text pasted into the company search into the query that is searched: labels of numbers are dropped, digits are joined.
import { expect, test } from 'vitest'
import { findSingleNumber, parsePastedQuery } from './pasted.rules.ts'

/** Invented numbers with valid check digits: taxpayer numbers (ИНН) of a company and of a person, and a registration number (ОГРН). */
const [INN, PERSON, OGRN] = ['1690001169', '500100732259', '1021698001160']

test.each([
  // A number with its label.
  [`ИНН ${INN}`, INN],
  [`инн: ${INN}`, INN],
  [`ИНН:${INN}`, INN],
  [`ИНН${INN}`, INN],
  [`ИНН № ${INN}`, INN],
  [`ИНН – ${INN},`, INN],
  [`ОГРН: ${OGRN}`, OGRN],
  [`ОГРН ${OGRN}.`, OGRN],
  [`INN ${INN}`, INN],
  [`ИНН ${PERSON} (ИП)`, PERSON],
  // In groups.
  ['1690 001 169', INN],
  ['1690-001-169', INN],
  ['ИНН 16 90 00 11 69', INN],
  ['1690\u00a0001\u00a0169', INN],
  ['1 0216 9800 1160', OGRN],
  ['1690 001 160', '1690001160'],
  // With a КПП, the tax registration code of the company's office.
  [`ИНН/КПП ${INN}/169001001`, INN],
  [`ИНН/КПП: ${INN} / 169001001`, INN],
  [`${INN}/169001001`, INN],
  [`ИНН ${INN} КПП 169001001`, INN],
  ['ИНН 1690 001 169 КПП 1690 01 001', INN],
  ['КПП 169001001', 'КПП 169001001'],
  // As tables and other programs write them.
  ['1690-001169', INN],
  ['１６９０００１１６９', INN],
  ['1,690001169E+09', INN],
  ['\u200e1690001169\u200f', INN],
  [`${INN}, ${PERSON}`, `${INN} ${PERSON}`],
  // In a line with a name and further numbers.
  [`ООО «Светопуть», ИНН ${INN}`, INN],
  [`Светопуть ${INN}`, INN],
  [`${INN} ООО "Светопуть"`, INN],
  [`ООО «Светопуть» (ИНН ${INN}, ОГРН ${OGRN})`, `${INN} ${OGRN}`],
  [`ООО «Светопуть 24» ИНН ${INN}`, INN],
  // The beginning of a number stays as it is, and so does a name.
  ['ИНН 1690', '1690'],
  ['1690 светопуть', '1690 светопуть'],
  ['Инн', 'Инн'],
  ['Иннополис 5', 'Иннополис 5'],
  ['Светопуть 2 000', 'Светопуть 2 000'],
  ['62.01', '62.01'],
  ['Школа № 5', 'Школа 5'],
  ['Школа №5', 'Школа 5'],
  ['Светопуть г. Казань', 'Светопуть Казань'],
  ['Светопуть г.Казань', 'Светопуть Казань'],
  ['Светопуть 2010 г.', 'Светопуть 2010'],
  ['Иванов Г. С.', 'Иванов Г. С.'],
  ['С. Г. Иванов', 'С. Г. Иванов'],
  ['С.Г. Иванов', 'С.Г. Иванов'],
  ['  ', ''],
])('%j is read as %j', (pasted, read) => {
  expect(parsePastedQuery(pasted)).toBe(read)
})

test('one complete number is recognised, and whether its check digits are right', () => {
  expect(findSingleNumber(`ИНН ${INN}`)).toEqual({ number: INN, holds: true, isRounded: false })
  expect(findSingleNumber('ИНН 1690001160')).toEqual({ number: '1690001160', holds: false, isRounded: false })
  expect(findSingleNumber(`${INN} ${OGRN}`)).toBeNull()
  expect(findSingleNumber('светопуть')).toBeNull()
})

test('a number that lost its last digits is distinguished from one with a wrong digit', () => {
  expect(findSingleNumber('7,70708E+11')).toEqual({ number: '770708000000', holds: false, isRounded: true })
  expect(findSingleNumber('ИНН 7,70708E+11')).toMatchObject({ isRounded: true })
  expect(findSingleNumber('ромашка 7,70708E+11')).toBeNull()
})
