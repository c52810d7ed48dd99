// Names and numbers of results are split into the parts that match the query and the rest.
import { expect, test } from 'vitest'
import { markedPieces } from './marked.rules.ts'

/** The text with each match in square brackets. */
const marked = (text: string, ...ranges: [number, number][]) =>
  markedPieces(text, ranges)
    .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
    .join('')

test('a text is split at the ranges of the marks', () => {
  expect(marked('ИП Колосков Тимур', [3, 8], [12, 15])).toBe('ИП [Колос]ков [Тим]ур')
  expect(marked('7799483056', [0, 10])).toBe('[7799483056]')
  expect(marked('ООО «Ромашка»')).toBe('ООО «Ромашка»')
})
