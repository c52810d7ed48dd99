// Tests that a text cut to a limit ends with a whole character (grapheme) and is never longer than the limit. Lengths are UTF-16 units.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './texts.ts'

test('a text that fits stays whole', () => {
  expect(cutText('Арматура', 8)).toBe('Арматура')
})

test.each([
  ['an emoji of one pair', `${'я'.repeat(127)}🙂 и дальше`, 127],
  ['a family of several signs', `${'я'.repeat(120)}👨‍👩‍👧‍👦 и дальше`, 120],
  ['a flag', `${'я'.repeat(126)}🇷🇺 и дальше`, 126],
  ['a letter with its accent', `${'я'.repeat(127)}и\u0306 и дальше`, 127],
])('%s that does not fit into 128 units is left out whole', (_description, text, length) => {
  expect(cutText(text, 128)).toBe('я'.repeat(length))
})

test('a text is cut to its limit without splitting a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 80 }), (text, most) => {
      const cut = cutText(text, most)
      expect(text.startsWith(cut) && cut.length <= most && cut.isWellFormed()).toBe(true)
    }),
  )
})

test('a grapheme of a thousand accents, longer than any real one, is split', () => {
  expect(cutText(`a${'\u0301'.repeat(1000)}`, 100)).toHaveLength(100)
})
