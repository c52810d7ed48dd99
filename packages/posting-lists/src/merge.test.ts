// Merging words into posting lists: every prefix that is a term finds its documents, by its own list or by the list of the next stored term.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeLists } from './merge.ts'
import { PARTS, RunWriter } from './runs.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'posting-lists-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Words after `@` are whole-word terms; after `.` the sign alone is not a term. */
const shortest = (word: string): number => (word.startsWith('@') ? word.length : word.startsWith('.') ? 2 : 1)

interface Merged {
  /** By term, in the order of the index. */
  readonly lists: readonly (readonly [term: string, documentIds: readonly number[]])[]
}

let runs = 0
/** `documents` are the words of each document; they are written to two run files, as by two threads. */
function merged(documents: readonly (readonly string[])[]): Merged {
  const writers = [0, 1].map((i) => new RunWriter(folder, `run-${runs++}-${i}`, shortest))
  for (const [documentId, words] of documents.entries()) writers[documentId % 2]?.add([...new Set(words)], documentId)
  for (const writer of writers) writer.flush()
  const files = writers.flatMap((writer) => writer.files)
  const lists = Array.from({ length: PARTS }, (_, part) => files.filter((file) => file.part === part)).flatMap((part) =>
    Array.from(
      mergeLists(
        part.map(({ path }) => path),
        { records: documents.length, shortest },
      ),
      ({ term, documentIds }) => [term, [...documentIds]] as const,
    ),
  )
  return { lists: lists.sort(([a], [b]) => (a < b ? -1 : 1)) }
}

/** As the index looks a term up: the term itself, or the next one if it begins with it. */
function lookUp({ lists }: Merged, term: string): readonly number[] {
  const [stored, documentIds] = lists.find(([one]) => one >= term) ?? ['', []]
  return stored === term || (!term.startsWith('@') && stored.startsWith(term)) ? documentIds : []
}

const word = fc
  .tuple(fc.constantFrom('', '.', '@'), fc.string({ unit: fc.constantFrom('а', 'б', '|'), minLength: 1, maxLength: 6 }))
  .map((parts) => parts.join(''))

test('every prefix that is a term finds its documents', () => {
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 6 }), { minLength: 1, maxLength: 12 }), (documents) => {
      const index = merged(documents)
      const terms = new Set(
        documents
          .flat()
          .flatMap((one) => Array.from({ length: one.length + 1 - shortest(one) }, (_, i) => one.slice(0, shortest(one) + i))),
      )
      // The last three terms are in no document.
      for (const term of [...terms, 'аааааааа', '@щ', '.щ']) {
        const has = (one: string) => one.startsWith(term) && term.length >= shortest(one)
        expect([term, lookUp(index, term)]).toEqual([term, documents.flatMap((words, i) => (words.some(has) ? [i] : []))])
      }
    }),
    { numRuns: 150, seed: 11 },
  )
})

test('there are no more lists than words and branching points', () => {
  const { lists } = merged([['ромашка', 'ромашково'], ['лютик']])
  expect(lists).toEqual([
    ['лютик', [1]],
    ['ромашк', [0]],
    ['ромашка', [0]],
    ['ромашково', [0]],
  ])
})
