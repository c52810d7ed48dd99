// The status class of specification §4, ages at the turn of a birthday, names as people write them.
import { expect, test } from 'vitest'
import { fullYears, readableFullName, readableName, readablePerson, statusClass } from './company.rules.ts'

test('«Действует» is active, «Не действует» inactive, anything else liquidated', () => {
  expect(['Действует', 'Не действует', 'Ликвидировано', 'В процессе ликвидации', 'действует'].map(statusClass)).toEqual([
    'active',
    'inactive',
    'liquidated',
    'liquidated',
    'liquidated',
  ])
})

test('a year is full on its day, not before', () => {
  expect(fullYears('2014-03-14', '2026-03-13')).toBe(11)
  expect(fullYears('2014-03-14', '2026-03-14')).toBe(12)
  expect(fullYears('2026-12-01', '2026-11-20')).toBe(0)
})

test.each([
  ['ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "КОЛОСОК-1"', 'ООО «КОЛОСОК-1»'],
  ['ООО "ПРЕДПРИЯТИЕ "ЭЛЬТОН"', 'ООО «ПРЕДПРИЯТИЕ «ЭЛЬТОН»'],
  ['СПК "ЛАХОМОСТЬ"', 'СПК «ЛАХОМОСТЬ»'],
  ['Акционерное общество "Завод"', 'АО «Завод»'],
  ['ООО «Колосок»', 'ООО «Колосок»'],
])('%s reads as %s', (registered, read) => {
  expect(readableName(registered)).toBe(read)
})

test('a full name keeps its form in words', () => {
  expect(readableFullName('ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "СТАЛЬ"')).toBe('Публичное акционерное общество «СТАЛЬ»')
})

test.each([
  ['ИВАНОВА-ПЕТРОВА АННА', 'Иванова-Петрова Анна'],
  ['МАМЕДОВ АЛИ ГАСАН ОГЛЫ', 'Мамедов Али Гасан оглы'],
  ['де Винтер Анна', 'де Винтер Анна'],
])('%s reads as %s', (registered, read) => {
  expect(readablePerson(registered)).toBe(read)
})
