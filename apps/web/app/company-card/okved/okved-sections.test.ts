// Sections of the activity classifier by code.
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
  ['00', null],
  ['', null],
  ['сорок шесть', null],
])('%s belongs to %s', (code, section) => {
  expect(okvedSection(code)).toBe(section)
})
