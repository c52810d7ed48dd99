// Marks of a query's matches inside names and numbers.
import { expect, test } from 'vitest'
import { markedPieces } from './marked.rules.ts'

/** The pieces with the matches in brackets. */
const marked = (text: string, query: string) =>
  markedPieces(text, query)
    .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['ООО «Стальной Колосок»', 'колосок', 'ООО «Стальной [Колосок]»'],
  ['ИП Колосков Тимур', 'колос тим', 'ИП [Колос]ков [Тим]ур'],
  ['Семёнов и Алёна', 'семенов ален', '[Семёнов] и [Алён]а'],
  ['7799483056', '7799', '[7799]483056'],
  ['ООО «Протеин»', 'теин', 'ООО «Протеин»'],
  ['ООО «Ромашка»', '  ', 'ООО «Ромашка»'],
])('%s for «%s»', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})
