// Finding which of a few documents are in lists gives the same result as sets do.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTAINER, PostingList } from './lists.ts'
import { addBits, intersectBits, removeBits, SmallSet } from './small-set.ts'

const END = CONTAINER * 3
const sorted = (ids: readonly number[]) => Uint32Array.from(new Set(ids)).sort()
/** Lists of a few and of many ids, adjacent and far apart, so that containers of both kinds occur: gaps and bitmaps. */
const ids = fc.oneof(
  fc.array(fc.integer({ min: 0, max: END - 1 }), { maxLength: 300 }),
  fc.array(fc.integer({ min: CONTAINER - 40, max: CONTAINER + 40 }), { maxLength: 80 }),
  fc.integer({ min: 2, max: 30 }).map((step) => Array.from({ length: Math.floor(END / step) }, (_, i) => i * step)),
)

test('documents are found in a list, in any of several, in both, and in the first alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: END - 1 }), { maxLength: 400 }), ids, ids, (asked, one, other) => {
      const [documents, a, b] = [sorted(asked), new Set(one), new Set(other)]
      const few = new SmallSet(documents)
      const [inA, inB] = [one, other].map((list) => PostingList.inMemory(1, sorted(list))) as [PostingList, PostingList]
      const expected = (isIn: (id: number) => boolean) => [...documents].filter(isIn)
      expect(few.ids(few.findIn(inA))).toEqual(expected((id) => a.has(id)))
      expect(few.ids(few.findInAny([inA, inB]))).toEqual(expected((id) => a.has(id) || b.has(id)))
      const both = few.findIn(inA).slice()
      intersectBits(both, few.findIn(inB))
      expect(few.ids(both)).toEqual(expected((id) => a.has(id) && b.has(id)))
      const alone = few.none()
      addBits(alone, few.findIn(inA))
      removeBits(alone, few.findIn(inB))
      expect(few.ids(alone)).toEqual(expected((id) => a.has(id) && !b.has(id)))
      const half = documents.filter((_, i) => i % 2 === 0)
      expect(few.ids(few.toBits(half))).toEqual([...half])
    }),
    { numRuns: 120, seed: 3 },
  )
})

test('a list of which no chunk was read finds no document and names the chunks to read', () => {
  const read = PostingList.inMemory(
    1,
    Uint32Array.from({ length: CONTAINER }, (_, i) => i * 3),
  )
  // The same list without its chunks, as it is before they are read.
  const unread = new PostingList(read)
  const few = new SmallSet(Uint32Array.of(3, CONTAINER + 2, CONTAINER * 2 + 1))
  expect(few.ids(few.findIn(unread))).toEqual([])
  expect(few.missing([unread]).map(({ first, last }) => [first, last])).toEqual([[0, unread.ends.length - 1]])
})
