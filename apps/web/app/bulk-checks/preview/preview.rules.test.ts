// Letters of columns, groups of lines, and lines that are mended or left out.
import type { PreviewedLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { expect, test } from 'vitest'
import { columnLetters, digitsToMend, linesOf, mendedText, withoutFaults, withSkipped } from './preview.rules.ts'

const line = (at: number, told: Partial<PreviewedLine> = {}): PreviewedLine => ({
  line: at,
  given: '',
  number: null,
  fault: null,
  repeats: null,
  found_in: null,
  repair: null,
  sum: null,
  unread_sum: null,
  company: null,
  branch: null,
  foreign_kpp: null,
  ...told,
})
const lines = [
  line(1),
  line(2, { repair: 'signs' }),
  line(3, { fault: 'repeat', repair: 'words' }),
  line(4, { fault: 'checksum', repair: 'by_hand' }),
]

test.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [702, 'ZZ'],
  [703, 'AAA'],
  [16_384, 'XFD'],
])('column %i is %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters)
})

test.each([
  ['all', [1, 2, 3, 4]],
  ['waiting', [4]],
  ['repaired', [2, 3]],
  ['repeats', [3]],
] as const)('of the group %s', (group, places) => {
  expect(linesOf(lines, group).map((one) => one.line)).toEqual(places)
})

test('what was mended is told one a line', () => {
  expect(
    mendedText(
      new Map([
        [5, '7707=\n083893'],
        [7, ''],
      ]),
    ),
  ).toBe('5=7707  083893\n7=')
})

test('repeats and faults are left out and taken back', () => {
  const mended = new Map([[1, '7707083893']])
  const without = withoutFaults(mended, lines)
  expect([...without]).toEqual([
    [1, '7707083893'],
    [3, ''],
    [4, ''],
  ])
  expect(withSkipped(without)).toEqual(mended)
})

test('a wrong number stands in its field, a doubtful one is left to who knows it', () => {
  expect(digitsToMend('ИНН 779948305', 'length')).toBe('779948305')
  expect(digitsToMend('711001001', 'doubtful')).toBe('')
  expect(digitsToMend('нет', 'no_number')).toBe('')
})
