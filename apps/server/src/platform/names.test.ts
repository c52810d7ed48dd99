// Names that people choose, as others see them.
import { expect, test } from 'vitest'
import { nameText } from './names.ts'

test.each([
  ['signs that turn the direction of writing', '\u202eИван\u202c Петров', 'Иван Петров'],
  ['zero-width characters', 'Иван\u200b Пет\u00adров\ufeff', 'Иван Петров'],
  ['breaks of lines', ' Иван\n\tПетров ', 'Иван Петров'],
])('%s are removed from names', (_what, typed, name) => {
  expect(nameText(typed)).toBe(name)
})

test('characters that join several pictures into one stay', () => {
  expect(nameText('👨‍👩‍👧')).toBe('👨‍👩‍👧')
})
