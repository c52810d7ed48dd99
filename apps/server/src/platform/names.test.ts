// Names that people choose are cleaned of invisible characters, which could imitate another name.
import { expect, test } from 'vitest'
import { nameText } from './names.ts'

test.each([
  ['characters that change the direction of writing', '\u202eИван\u202c Петров', 'Иван Петров'],
  ['zero-width characters', 'Иван\u200b Пет\u00adров\ufeff', 'Иван Петров'],
  ['line breaks', ' Иван\n\tПетров ', 'Иван Петров'],
])('%s are removed from names', (_what, typed, name) => {
  expect(nameText(typed)).toBe(name)
})

test('the characters that join several emoji into one stay', () => {
  expect(nameText('👨‍👩‍👧')).toBe('👨‍👩‍👧')
})
