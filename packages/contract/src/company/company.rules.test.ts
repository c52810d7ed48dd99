// The status class of specification §4, ages at the turn of a birthday.
import { expect, test } from 'vitest'
import { fullYears, statusClass } from './company.rules.ts'

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
