// Second part of the bench `posting-lists`: processor time of building, searching, changing and compacting a whole index whose store is in memory.
import { compact, rebuild } from '@sverka/posting-lists/build'
import { changeDocuments } from '@sverka/posting-lists/change'
import type { IndexQuery } from '@sverka/posting-lists/conditions'
import { searchLevels } from '@sverka/posting-lists/levels'
import { MemoryStore } from '@sverka/posting-lists/memory-store'
import { PostingIndex } from '@sverka/posting-lists/posting-index'
import { UNLIMITED } from '@sverka/posting-lists/search'
import type { Document, Source } from '@sverka/posting-lists/share'
import type { Rules } from '@sverka/posting-lists/store'
import { IndexView } from '@sverka/posting-lists/view'
import type { SeededRandom } from '../search/seeded-random.ts'

/**
 * Every prefix of a word is a term, from one letter on, and all documents are of one class. The version is only compared with that of the index,
 * which is made with the same rules.
 */
const rules: Rules = { version: 1, isWhole: () => false, shortest: () => 1, classes: [0] }
/** Documents that are read and indexed at once. */
const PART_SIZE = 10_000
/** Changed documents and queries over which times are averaged. Any numbers will do. */
const CHANGES = 2_000
const QUERIES = 500
/** Matches after which a search stops. */
const COUNT_TO = 1000
/** Changes from which a compaction makes a segment: here always. */
const COMPACT_FROM = 1
const WORDS_OF_A_DOCUMENT = 6
const LETTERS = 'abcdefghijklmnop'

/** Builds an index of this many generated documents and prints the times. */
export async function benchIndex(documents: number, chance: SeededRandom): Promise<void> {
  const stored = Array.from({ length: documents }, (_, key) => drawDocument(key, chance))
  const source: Source<readonly number[]> = {
    everything: async () =>
      Array.from({ length: Math.ceil(documents / PART_SIZE) }, (_, index) =>
        keysFrom(index * PART_SIZE, Math.min(documents, (index + 1) * PART_SIZE)),
      ),
    withKeys: (keys) => [keys],
    ranks: async (keys) => Float64Array.from(keys),
    documents: async (keys) => keys.flatMap((key) => stored[key] ?? []),
  }
  const store = new MemoryStore(rules)
  const index = new PostingIndex(store, { rules })
  console.log(`\nan index of ${documents} documents in memory, processor time`)
  await measure('build, ms', 1, () => rebuild({ store, source, rules }))
  const queries = Array.from({ length: QUERIES }, () => drawQuery(chance))
  const searchAll = async () => {
    for (const query of queries) {
      const view = await IndexView.open(index, [])
      await searchLevels(view, query, { end: COUNT_TO, budget: UNLIMITED })
      view.end()
    }
  }
  await measure('a search whose lists are read first, ms', QUERIES, searchAll)
  await measure('the same with the lists in memory, ms', QUERIES, searchAll)
  const changed = Array.from({ length: CHANGES }, () => chance.below(documents))
  for (const key of changed) stored[key] = drawDocument(key, chance)
  await measure('a change, ms', CHANGES, () => changeDocuments(store, changed, source.documents))
  await index.readLists([])
  await measure(`a search beside ${CHANGES} changes, ms`, QUERIES, searchAll)
  await measure('compaction, ms', 1, () => compact({ store, source, rules }, COMPACT_FROM))
}

const keysFrom = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

/** Draws a word. Letters from the beginning of the alphabet are more frequent, so that some words are frequent and others rare. */
const drawWord = (chance: SeededRandom): string =>
  Array.from({ length: 2 + chance.below(5) }, () => LETTERS[Math.min(chance.below(LETTERS.length), chance.below(LETTERS.length))]).join('')

const drawDocument = (key: number, chance: SeededRandom): Document => ({
  key,
  rank: key,
  words: [...new Set(Array.from({ length: WORDS_OF_A_DOCUMENT }, () => drawWord(chance)))].sort(),
  unlisted: [],
  digest: chance.below(2 ** 31),
})

/**
 * A query for documents with words that begin with two prefixes; documents that contain the first word in full form the first level of the
 * results.
 */
function drawQuery(chance: SeededRandom): IndexQuery {
  const [one, other] = [drawWord(chance), drawWord(chance)]
  const levels = [[{ condition: 0, further: { all: [one] } }], [{ condition: 0, further: {} }]]
  return { widest: [{ all: [one.slice(0, 2), other.slice(0, 1 + chance.below(3))] }], levels }
}

/** Prints the processor time of the work, divided by `times`. */
async function measure(what: string, times: number, work: () => Promise<unknown>): Promise<void> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  console.log(`${what.padEnd(40)}${((user + system) / 1000 / times).toFixed(3).padStart(12)}`)
}
