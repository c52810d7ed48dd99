// A search of a segment finds the same documents in the same order as a scan of all documents, and reads only the chunks of lists that it needs.
import { describe, expect, test } from 'vitest'
import { CONTAINER, PostingList, pack } from './lists.ts'
import { Matcher } from './matcher.ts'
import { type ChunkRange, Found, matchSegment, type SegmentQuestion, UNLIMITED } from './search.ts'

/** The number of documents of the segment: five full containers and a part of a sixth. */
const DOCUMENTS = CONTAINER * 5 + 1234
const matcher = new Matcher()

/** Ascending ids of about `share` of all documents, by a cheap random generator that gives the same ids in every run. */
function randomIds(seed: number, share: number): number[] {
  let state = seed
  const found: number[] = []
  for (let documentId = 0; documentId < DOCUMENTS; documentId++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    if (state / 2 ** 32 < share) found.push(documentId)
  }
  return found
}

interface StoredTestList {
  readonly list: PostingList
  readonly bodies: readonly Uint8Array[]
  readonly documentIds: readonly number[]
}

/** A list of which only the first chunk has been read, as after a lookup. */
function storeList(documentIds: readonly number[]): StoredTestList {
  const { df, ends, bodies } = pack(Uint32Array.from(documentIds))
  const list = new PostingList({ segment: 1, term: String(df), df, ends })
  if (bodies[0]) list.put(0, bodies[0])
  return { list, bodies, documentIds }
}

interface Request {
  readonly all: readonly StoredTestList[]
  readonly groups?: readonly (readonly StoredTestList[])[]
  readonly ranges?: SegmentQuestion['ranges']
  readonly tombstones?: ReadonlySet<number>
}

function question({ all, groups = [], ranges = [[0, DOCUMENTS]], tombstones }: Request) {
  const bodies = new Map([...all, ...groups.flat()].map((one) => [one.list, one.bodies]))
  const reads: ChunkRange[][] = []
  const asked: SegmentQuestion = {
    all: all.map(({ list }) => list),
    groups: groups.map((group) => group.map(({ list }) => list)),
    ranges,
    read: async (wanted) => {
      reads.push([...wanted])
      for (const { list, first, last } of wanted) for (let i = first; i <= last; i++) list.put(i, bodies.get(list)?.[i] ?? new Uint8Array())
    },
    budget: UNLIMITED,
    isLiving: (documentId) => !tombstones?.has(documentId),
  }
  return { asked, reads }
}

async function found(request: SegmentQuestion, countTo = 1001): Promise<number[]> {
  const numbers = new Found(countTo)
  await matchSegment(request, matcher, numbers)
  return [...numbers.ids]
}

/** The expected result, by a scan of all documents. */
function expected({ all, groups = [], ranges = [[0, DOCUMENTS]], tombstones }: Request, countTo = 1001): number[] {
  const lists = all.map(({ documentIds }) => new Set(documentIds))
  const choices = groups.map((group) => new Set(group.flatMap(({ documentIds }) => documentIds)))
  const matching: number[] = []
  for (let documentId = 0; documentId < DOCUMENTS && matching.length < countTo; documentId++) {
    const isIn = [...lists, ...choices].every((list) => list.has(documentId))
    if (isIn && !tombstones?.has(documentId) && ranges.some(([from, to]) => documentId >= from && documentId < to))
      matching.push(documentId)
  }
  return matching
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a describe only groups tests
describe('a search finds the same documents as a scan', () => {
  const half = randomIds(1, 0.5)
  const third = randomIds(2, 0.3)
  const tenth = randomIds(3, 0.1)
  const hundredth = randomIds(4, 0.01)
  const few = randomIds(5, 0.0003)
  const single = [CONTAINER * 3 + 7]
  test.each<[string, () => Request]>([
    ['one frequent list', () => ({ all: [storeList(half)] })],
    ['one rare list', () => ({ all: [storeList(few)] })],
    ['two frequent lists', () => ({ all: [storeList(half), storeList(third)] })],
    ['a rare list beside a frequent one', () => ({ all: [storeList(half), storeList(few)] })],
    ['four lists of different sizes', () => ({ all: [storeList(half), storeList(few), storeList(third), storeList(tenth)] })],
    ['a single document', () => ({ all: [storeList(half), storeList(single)] })],
    ['a list beside an empty one', () => ({ all: [storeList(half), storeList([])] })],
    [
      'lists without a common document',
      () => ({ all: [storeList(half.filter((n) => n % 2 === 0)), storeList(half.filter((n) => n % 2 === 1))] }),
    ],
    ['one group', () => ({ all: [], groups: [[storeList(few), storeList(single)]] })],
    ['a list and a group', () => ({ all: [storeList(tenth)], groups: [[storeList(hundredth), storeList(few), storeList(half)]] })],
    [
      'two groups',
      () => ({
        all: [],
        groups: [
          [storeList(third), storeList(tenth)],
          [storeList(hundredth), storeList([])],
        ],
      }),
    ],
    ['a list and a group of an empty list', () => ({ all: [storeList(half)], groups: [[storeList([])]] })],
    ['one range of ids', () => ({ all: [storeList(tenth)], ranges: [[CONTAINER + 100, CONTAINER * 2 + 50]] })],
    [
      'two ranges of ids',
      () => ({
        all: [storeList(hundredth)],
        ranges: [
          [5, 900],
          [CONTAINER * 4, DOCUMENTS],
        ],
      }),
    ],
    ['no range of ids', () => ({ all: [storeList(half)], ranges: [] })],
    [
      'a list with tombstones of deleted documents',
      () => ({ all: [storeList(tenth)], tombstones: new Set(tenth.filter((n) => n % 3 === 0)) }),
    ],
  ])('%s', async (_, make) => {
    const asked = make()
    for (const countTo of [1, 10, 1001, DOCUMENTS]) expect(await found(question(asked).asked, countTo)).toEqual(expected(asked, countTo))
  })
})

describe('reads of chunks', () => {
  test('only the first chunks are read when they answer', async () => {
    const { asked, reads } = question({ all: [storeList(randomIds(1, 0.5))] })
    await found(asked)
    expect(reads).toEqual([])
  })

  test('of a frequent list only chunks with documents of a rare one are read', async () => {
    const frequent = storeList(randomIds(6, 0.5))
    const { asked, reads } = question({ all: [frequent, storeList([CONTAINER * 4 + 1, CONTAINER * 4 + 9])] })
    await found(asked)
    const chunk = frequent.list.findChunk(4)
    expect(reads.flat()).toEqual([{ list: frequent.list, first: chunk, last: chunk }])
  })

  test('chunks are read at most a few times even if nothing is found', async () => {
    const even = storeList(randomIds(7, 0.9).filter((n) => n % 2 === 0))
    const odd = storeList(randomIds(7, 0.9).filter((n) => n % 2 === 1))
    const { asked, reads } = question({ all: [even, odd] })
    expect(await found(asked)).toEqual([])
    expect(reads.length).toBeLessThanOrEqual(2)
  })

  test('matches found before a read fails stay in the result', async () => {
    const all = [storeList(randomIds(8, 0.5)), storeList(randomIds(9, 0.01))]
    const { asked } = question({ all })
    const numbers = new Found(DOCUMENTS)
    const failing = { ...asked, read: () => Promise.reject(new Error('too late')) }
    await expect(matchSegment(failing, matcher, numbers)).rejects.toThrow('too late')
    expect(numbers.count).toBeGreaterThan(0)
    expect([...numbers.ids]).toEqual(expected({ all }, numbers.count))
  })
})
