// The chunk cache, a file with the chunks of posting lists that a process has read: chunks are read back unchanged, and with a failing disk they are
// read from the store. The terms are beginnings of Russian words.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ChunkCache } from './chunk-cache.ts'
import { PostingList, pack } from './lists.ts'
import type { ChunkRange } from './search.ts'
import { Room, Slabs } from './slabs.ts'

const rethrow = (error: unknown): never => {
  throw error
}
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sverka-chunks-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A list of several chunks. */
const packed = pack(Uint32Array.from({ length: 60_000 }, (_, i) => i * 40))
const last = packed.ends.length - 1

/** A list of which nothing has been read. */
const makeList = (segment: number, term: string) => new PostingList({ segment, term, df: packed.df, ends: packed.ends })

/** A list whose chunks have all been read from the store. */
function readList(segment: number, term: string): PostingList {
  const list = makeList(segment, term)
  for (const [chunk, body] of packed.bodies.entries()) list.put(chunk, body)
  return list
}

/** All chunks of a list. */
const all = (list: PostingList): ChunkRange => ({ list, first: 0, last })
const room = () => new Room(new Slabs())

test('a chunk is read back as it was stored', async () => {
  const cache = new ChunkCache(folder, rethrow)
  await cache.add([all(readList(1, 'ромаш'))])
  const list = makeList(1, 'ромаш')
  expect(cache.fill([all(list)], room())).toEqual([])
  for (const [chunk, body] of packed.bodies.entries()) expect(new Uint8Array(list.chunkBytes(chunk))).toEqual(body)
  cache.close()
})

test('a segment says which chunks are missing and which terms it does not have', async () => {
  const cache = new ChunkCache(folder, rethrow)
  const list = readList(1, 'ромаш')
  await cache.add([{ list, first: 2, last: 3 }])
  const [same, other, elsewhere] = [makeList(1, 'ромаш'), makeList(1, 'лютик'), makeList(2, 'ромаш')]
  expect(cache.fill([all(same), all(other), all(elsewhere)], room())).toEqual([
    { list: same, first: 0, last: 1 },
    { list: same, first: 4, last },
    all(other),
    all(elsewhere),
  ])
  expect([1, 2, 3, 4].map((chunk) => same.hasChunk(chunk))).toEqual([false, true, true, false])
  cache.close()
})

test('unused segments are dropped, and all when the cache is full', async () => {
  const bytes = packed.bodies.reduce((sum, body) => sum + body.length, 0)
  const cache = new ChunkCache(folder, rethrow, bytes * 2)
  await cache.add([all(readList(1, 'ромаш'))])
  await cache.add([all(readList(2, 'ромаш'))])
  cache.forgetOthers(new Set([2]))
  const [first, second] = [all(makeList(1, 'ромаш')), all(makeList(2, 'ромаш'))]
  expect(cache.fill([first, second], room())).toEqual([first])
  await cache.add([all(readList(3, 'ромаш'))])
  const [old, fresh] = [all(makeList(2, 'ромаш')), all(makeList(3, 'ромаш'))]
  expect(cache.fill([old, fresh], room())).toEqual([old])
  cache.close()
})

test('with a folder that cannot be written everything is read from the store', async () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  const onBroken = vi.fn()
  const cache = new ChunkCache(file, onBroken)
  await cache.add([all(readList(1, 'ромаш'))])
  const wanted = all(makeList(1, 'ромаш'))
  expect(cache.fill([wanted], room())).toEqual([wanted])
  expect(onBroken).toHaveBeenCalledOnce()
})
