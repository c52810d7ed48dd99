// The words within a few typing errors are those that a full edit-distance table gives.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearWords } from './near-words.ts'

/** Edit distance of two words by the full table. */
function errorsBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : i)))
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const isSame = a[i - 1] === b[j - 1]
      const least = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isExchange ? at(i - 2, j - 2) + 1 : Infinity,
      )
      const row = table[i]
      if (row) row[j] = least
    }
  }
  return at(a.length, b.length)
}

const words = fc.string({ unit: fc.constantFrom('а', 'б', 'в', 'г'), minLength: 1, maxLength: 9 })

test('near words are those of the full table of edit distances', () => {
  fc.assert(
    fc.property(fc.uniqueArray(words, { maxLength: 60 }), words, fc.integer({ min: 0, max: 3 }), (dictionary, word, most) => {
      const sorted = dictionary.toSorted()
      expect(nearWords(sorted.join(' '), word, most)).toEqual(sorted.filter((one) => errorsBetween(one, word) <= most))
    }),
    { numRuns: 600, seed: 7 },
  )
})

/** Words with one or two typing errors, and the words meant. */
test.each([
  ['льннпрори', 'льняпрофи'],
  ['цеиходм', 'целиходм'],
  ['чгстобреег', 'чистоберег'],
])('%s is near %s', (typed, meant) => {
  expect(nearWords(`альфа ${meant} яхта`, typed, 3)).toEqual([meant])
})

test('an empty dictionary has no near words', () => expect(nearWords('', 'ромашка', 2)).toEqual([]))
