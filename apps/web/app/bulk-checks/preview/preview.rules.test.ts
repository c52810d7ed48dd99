// Rules of the preview of a bulk check: letters of columns, groups of lines, corrected and removed lines, messages about wrong lines. Numbers of ten
// digits are ИНН (taxpayer numbers of companies); numbers of nine digits may be a КПП (tax registration code) or an ИНН without its first zero.
import type { PreviewedLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { expect, test } from 'vitest'
import { bulkChecksMessages } from '../bulk-checks.messages.ts'
import {
  columnLetters,
  digitsToCorrect,
  formatCorrections,
  groupNotData,
  linesInGroup,
  readAs,
  withoutFaults,
  withoutSecondNumbers,
  withSkipped,
  wrongLine,
} from './preview.rules.ts'

const ru = await bulkChecksMessages.load('ru')

/** An empty line with the given line number, and the changes of `reported`. */
const line = (lineNumber: number, reported: Partial<PreviewedLine> = {}): PreviewedLine => ({
  line: lineNumber,
  given: '',
  number: null,
  read: null,
  kpp_companies: null,
  fault: null,
  repeats: null,
  found_in: null,
  repair: null,
  sum: null,
  unread_sum: null,
  company: null,
  branch: null,
  foreign_kpp: null,
  ...reported,
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
  // The last column of an Excel sheet.
  [16_384, 'XFD'],
])('column %i is %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters)
})

test.each([
  ['all', [1, 2, 3, 4]],
  ['waiting', [4]],
  ['repaired', [2, 3]],
  ['repeats', [3]],
] as const)('the group %s has lines %j', (group, places) => {
  expect(linesInGroup(lines, group).map((item) => item.line)).toEqual(places)
})

test('corrections are sent one a line, without characters that would break the format', () => {
  expect(
    formatCorrections(
      new Map([
        [5, '7707=\n083893'],
        [7, ''],
      ]),
    ),
  ).toBe('5=7707  083893\n7=')
})

test('repeated and wrong lines can be left out, and taken back', () => {
  const mended = new Map([[1, '7707083893']])
  const without = withoutFaults(mended, lines)
  expect([...without]).toEqual([
    [1, '7707083893'],
    [3, ''],
    [4, ''],
  ])
  expect(withSkipped(without)).toEqual(mended)
})

test('the field has the wrong number to correct, but no doubtful one', () => {
  expect(digitsToCorrect({ read: '779948305', fault: 'length' })).toBe('779948305')
  expect(digitsToCorrect({ read: '711001001', fault: 'doubtful' })).toBe('')
  expect(digitsToCorrect({ read: null, fault: 'no_number' })).toBe('')
})

test('the number of a branch is shown with its КПП', () => {
  const branch = { kind: 'branch', name: null, address: '', kpp: '169901002', country: null } as const
  expect(readAs({ number: '1699126606', branch })).toBe('1699126606 / 169901002')
  expect(readAs({ number: '1699126606', branch: null })).toBe('1699126606')
  expect(readAs({ number: null, branch: null })).toBeNull()
})

test('of many lines without data only the first four are listed', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ line: index + 1, as: index === 0 ? 'heading' : 'total' }) as const)
  expect(groupNotData(lines(2))).toEqual({ lines: ['1', '2'], kinds: ['heading', 'total'], more: 0 })
  expect(groupNotData(lines(5))).toMatchObject({ lines: ['1', '2', '3', '4', '5'], more: 0 })
  expect(groupNotData(lines(9))).toMatchObject({ lines: ['1', '2', '3', '4'], more: 5 })
})

test('the message about a wrong line contains the number', () => {
  const messageText = (reported: Partial<PreviewedLine>) => ru.wrong[reported.fault ?? 'late'](wrongLine(line(1, reported))).join(' ')
  expect(messageText({ fault: 'length', read: '779948305' })).toMatch(/^779948305: 9 цифр, в ИНН их 10 или 12 С нулём впереди/)
  expect(messageText({ fault: 'length', read: '77994830' })).toContain('77994830: 8 цифр')
  // A valid number with this fault means that the member's correction has a second number: the intended one is unknown.
  expect(messageText({ fault: 'length', read: '1690001169' })).toContain('больше одного номера')
  expect(messageText({ fault: 'doubtful', read: '711001001', kpp_companies: 21 })).toMatch(
    /^711001001 похоже на КПП, а не на ИНН.* 21 компания/,
  )
  // Companies of one КПП are counted up to 100.
  expect(messageText({ fault: 'doubtful', read: '711001001', kpp_companies: 100 })).toContain('сто компаний или больше')
  expect(messageText({ fault: 'no_number', read: '540643209', kpp_companies: 0 })).toContain('КПП 540643209 в реестре нет')
  expect(messageText({ fault: 'checksum', read: '1690001160' })).toContain('1690001160')
})

test('choosing another column of sums drops corrections of further numbers of a line', () => {
  const mended = new Map([
    [1, '7707083893'],
    [9, ''],
  ])
  expect([...withoutSecondNumbers(mended, [line(1), line(9, { found_in: 1 })]).keys()]).toEqual([1])
})
