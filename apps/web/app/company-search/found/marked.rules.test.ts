// Marks of matches inside names and numbers.
import { expect, test } from 'vitest'
import { markedPieces } from './marked.rules.ts'

/** The pieces with the matches in brackets. */
const marked = (text: string, ...ranges: [number, number][]) =>
  markedPieces(text, ranges)
    .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
    .join('')

test('marked pieces are cut where the answer says', () => {
  expect(marked('ИП Колосков Тимур', [3, 8], [12, 15])).toBe('ИП [Колос]ков [Тим]ур')
  expect(marked('7799483056', [0, 10])).toBe('[7799483056]')
  expect(marked('ООО «Ромашка»')).toBe('ООО «Ромашка»')
})
