// Exported spreadsheet cells: texts never become formulas (formula injection), and texts that show amounts become numbers.
import { expect, test } from 'vitest'
import { escapeFormula, shownNumber } from './spreadsheet.ts'

test.each(['=1', '+1+1', '-2', '@SUM(A1)', '\u0000=1', '\u0007\u007f=1', '\u0085=1', '\t=1', '\n=1', '\r\n=1', '＝1'])(
  '%j is written as text, not as a formula',
  (text) => {
    expect(escapeFormula(text)).toMatch(/^'/)
  },
)

test.each(['ООО «Ромашка»', 'а\tб\nв', '1 = 1', ''])('%j is left as it is', (text) => expect(escapeFormula(text)).toBe(text))

test('amounts are numbers, while codes, years and dates are texts', () => {
  expect(['-1\u00a0250', '0', '12', '1\u202f000\u00a0000', '\u22121\u00a0250,05'].map(shownNumber)).toEqual([
    -1250, 0, 12, 1_000_000, -1250.05,
  ])
  // A taxpayer number, a year, a code, a date, a missing value, a share, an empty text.
  expect(['7701234567', '2024', '077', '01.02.2026', '—', '5 %', ''].map(shownNumber)).toEqual(Array(7).fill(null))
})
