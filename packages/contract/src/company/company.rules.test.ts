// Classes of statuses (specification, section 4), full years around an anniversary, and names of branches.
import { expect, test } from 'vitest'
import { fullYears, statusClass, withKind } from './company.rules.ts'

test('«Действует» is active, «Не действует» inactive, anything else liquidated', () => {
  expect(['Действует', 'Не действует', 'Ликвидировано', 'В процессе ликвидации', 'действует'].map(statusClass)).toEqual([
    'active',
    'inactive',
    'liquidated',
    'liquidated',
    'liquidated',
  ])
})

test('a year is complete on its day, not before', () => {
  expect(fullYears('2014-03-14', '2026-03-13')).toBe(11)
  expect(fullYears('2014-03-14', '2026-03-14')).toBe(12)
  expect(fullYears('2026-12-01', '2026-11-20')).toBe(0)
})

// «Филиал» is a branch, «Представительство» a representative office.
test.each([
  ['Филиал', 'Казанский', 'Филиал: Казанский'],
  ['Филиал', 'Филиал АО «Сталь» в г. Казань', 'Филиал АО «Сталь» в г. Казань'],
  ['Представительство', '', 'Представительство'],
])('a %s named «%s» is written «%s»', (kind, name, written) => {
  expect(withKind(kind, name)).toBe(written)
})
