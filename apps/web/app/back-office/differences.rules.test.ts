// The difference of two versions of a text, word by word.
import { expect, test } from 'vitest'
import { differences } from './differences.rules.ts'

/** The parts as `kind:text`, without the spaces around the text. */
const listParts = (before: string, after: string) => differences(before, after).map(({ kind, text }) => `${kind}:${text.trim()}`)

test('a changed word is marked between unchanged parts', () => {
  expect(listParts('Арматура 12 мм, хлыст', 'Арматура 14 мм, хлыст')).toEqual(['same:Арматура', 'removed:12', 'added:14', 'same:мм, хлыст'])
})

test('text added or removed at an end is one piece', () => {
  expect(listParts('Стальной лист', 'Стальной лист в наличии')).toEqual(['same:Стальной лист', 'added:в наличии'])
  expect(listParts('Очень дешёвый лист', 'лист')).toEqual(['removed:Очень дешёвый', 'same:лист'])
})

test('equal texts have one piece, empty ones none', () => {
  expect(listParts('один два', 'один два')).toEqual(['same:один два'])
  expect(listParts('', '')).toEqual([])
  expect(listParts('', 'новое')).toEqual(['added:новое'])
})
