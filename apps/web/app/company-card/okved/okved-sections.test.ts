// Sections of the activity classifier (ОКВЭД) by code: each range of two-digit classes belongs to one lettered section.
import { expect, test } from 'vitest'
import { okvedSection } from './okved-sections.ts'

test.each([
  ['01.11', 'A'],
  ['03', 'A'],
  ['05.10', 'B'],
  ['25.94', 'C'],
  ['46.74', 'G'],
  ['62.01', 'J'],
  ['99', 'U'],
  // Not a class of the classifier, and texts that are not codes («forty-six»).
  ['00', null],
  ['', null],
  ['сорок шесть', null],
])('code «%s» belongs to section %s', (code, section) => {
  expect(okvedSection(code)).toBe(section)
})
