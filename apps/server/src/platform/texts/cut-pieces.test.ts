// Cutting a long text into pieces: each has at most 5000 characters, and a phrase at any place is complete in at least one of them.
import { expect, test } from 'vitest'
import { cutPieces } from './cut-pieces.ts'

test('a short text is one piece', () => {
  expect(['', 'слово', 'a'.repeat(5000)].map(cutPieces)).toEqual([[''], ['слово'], ['a'.repeat(5000)]])
})

test('a phrase at any place is complete in a piece, and no piece is long', () => {
  // The first cut is near 5000.
  for (let place = 4500; place < 5300; place += 1) {
    const text = `${'труба '.repeat(2000).slice(0, place)} два слова ${'труба '.repeat(1000)}`
    const pieces = cutPieces(text)
    expect(pieces.some((piece) => piece.includes(' два слова '))).toBe(true)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(5000)
  }
})

test('a word shorter than the overlap of two pieces is not cut', () => {
  const text = `${'а'.repeat(150)} `.repeat(200)
  const words = new Set(cutPieces(text).flatMap((piece) => piece.split(' ').filter(Boolean)))
  expect([...words]).toEqual(['а'.repeat(150)])
})

test('a text without spaces is cut all the same', () => {
  const pieces = cutPieces('a'.repeat(200_000))
  expect([pieces.length, pieces.every(({ length }) => length <= 5000)]).toEqual([42, true])
})
