// A search of a segment finds the same records in the same order as a scan does, and reads no more than it needs.
import { describe, expect, test } from 'vitest'
import { CONTAINER, PostingList, pack } from './lists.ts'
import { Matcher } from './matcher.ts'
import { type ChunkRange, Found, matchSegment, type SegmentQuestion, UNLIMITED } from './search.ts'

const RECORDS = CONTAINER * 5 + 1234
const matcher = new Matcher()

/** Ascending ids of about `share` of all records, by a cheap random generator that gives the same ids in every run. */
function randomIds(seed: number, share: number): number[] {
  let state = seed
  const found: number[] = []
  for (let documentId = 0; documentId < RECORDS; documentId++) {
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

function question({ all, groups = [], ranges = [[0, RECORDS]], tombstones }: Request) {
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

/** The expected result, by a scan of all records. */
function expected({ all, groups = [], ranges = [[0, RECORDS]], tombstones }: Request, countTo = 1001): number[] {
  const lists = all.map(({ documentIds }) => new Set(documentIds))
  const choices = groups.map((group) => new Set(group.flatMap(({ documentIds }) => documentIds)))
  const matching: number[] = []
  for (let documentId = 0; documentId < RECORDS && matching.length < countTo; documentId++) {
    const isIn = [...lists, ...choices].every((list) => list.has(documentId))
    if (isIn && !tombstones?.has(documentId) && ranges.some(([from, to]) => documentId >= from && documentId < to))
      matching.push(documentId)
  }
  return matching
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a describe only groups tests
describe('what is found', () => {
  const half = randomIds(1, 0.5)
  const third = randomIds(2, 0.3)
  const tenth = randomIds(3, 0.1)
  const hundredth = randomIds(4, 0.01)
  const few = randomIds(5, 0.0003)
  const single = [CONTAINER * 3 + 7]
  test.each<[string, () => Request]>([
    ['one frequent list', () => ({ all: [storeList(half)] })],
    ['one rare list', () => ({ all: [storeList(few)] })],
    ['two frequent ones', () => ({ all: [storeList(half), storeList(third)] })],
    ['a rare one beside a frequent one', () => ({ all: [storeList(half), storeList(few)] })],
    ['four of any size', () => ({ all: [storeList(half), storeList(few), storeList(third), storeList(tenth)] })],
    ['a single record', () => ({ all: [storeList(half), storeList(single)] })],
    ['nothing', () => ({ all: [storeList(half), storeList([])] })],
    ['lists that never meet', () => ({ all: [storeList(half.filter((n) => n % 2 === 0)), storeList(half.filter((n) => n % 2 === 1))] })],
    ['one of a group', () => ({ all: [], groups: [[storeList(few), storeList(single)]] })],
    ['a list and one of a group', () => ({ all: [storeList(tenth)], groups: [[storeList(hundredth), storeList(few), storeList(half)]] })],
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
    ['a group of nothing', () => ({ all: [storeList(half)], groups: [[storeList([])]] })],
    ['within a stretch', () => ({ all: [storeList(tenth)], ranges: [[CONTAINER + 100, CONTAINER * 2 + 50]] })],
    [
      'within two stretches',
      () => ({
        all: [storeList(hundredth)],
        ranges: [
          [5, 900],
          [CONTAINER * 4, RECORDS],
        ],
      }),
    ],
    ['within none', () => ({ all: [storeList(half)], ranges: [] })],
    ['what still counts', () => ({ all: [storeList(tenth)], tombstones: new Set(tenth.filter((n) => n % 3 === 0)) })],
  ])('%s', async (_, make) => {
    const asked = make()
    for (const countTo of [1, 10, 1001, RECORDS]) expect(await found(question(asked).asked, countTo)).toEqual(expected(asked, countTo))
  })
})

describe('what is read', () => {
  test('only the first chunks are read when they answer', async () => {
    const { asked, reads } = question({ all: [storeList(randomIds(1, 0.5))] })
    await found(asked)
    expect(reads).toEqual([])
  })

  test('of a frequent list only chunks with records of a rare one are read', async () => {
    const frequent = storeList(randomIds(6, 0.5))
    const { asked, reads } = question({ all: [frequent, storeList([CONTAINER * 4 + 1, CONTAINER * 4 + 9])] })
    await found(asked)
    const chunk = frequent.list.findChunk(4)
    expect(reads.flat()).toEqual([{ list: frequent.list, first: chunk, last: chunk }])
  })

  test('chunks are read a few times at most, however little is found', async () => {
    const even = storeList(randomIds(7, 0.9).filter((n) => n % 2 === 0))
    const odd = storeList(randomIds(7, 0.9).filter((n) => n % 2 === 1))
    const { asked, reads } = question({ all: [even, odd] })
    expect(await found(asked)).toEqual([])
    expect(reads.length).toBeLessThanOrEqual(2)
  })

  test('results found before a reading failed are kept', async () => {
    const all = [storeList(randomIds(8, 0.5)), storeList(randomIds(9, 0.01))]
    const { asked } = question({ all })
    const numbers = new Found(RECORDS)
    const failing = { ...asked, read: () => Promise.reject(new Error('too late')) }
    await expect(matchSegment(failing, matcher, numbers)).rejects.toThrow('too late')
    expect(numbers.count).toBeGreaterThan(0)
    expect([...numbers.ids]).toEqual(expected({ all }, numbers.count))
  })
})
