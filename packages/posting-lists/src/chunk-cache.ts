// The chunk cache: chunks of posting lists that a process has read from the store are stored in a file, so that repeated reads come from the system's
// page cache and not over the network.
import type { PostingList } from './lists.ts'
import type { ChunkRange } from './search.ts'
import type { Room } from './slabs.ts'
import { UnnamedFile } from './unnamed-file.ts'

/** The most bytes of the file. A full file is dropped and a new one begun. */
const ROOM = 2 ** 30
/** The place of a chunk is stored as one number: its offset times this, plus its length in bytes, which is smaller than this. */
const LENGTHS = 2 ** 16

class ChunkFile extends UnnamedFile {
  /** The place of each chunk of a list, by segment and term; -1 for a chunk that is not in the file. */
  readonly offsets = new Map<string, number[]>()
}

/** One per process. Entries never change, because segments never do. If the disk fails, everything is read from the store. */
export class ChunkCache {
  readonly #folder: string
  readonly #onBroken: (error: unknown) => void
  readonly #room: number
  #file: ChunkFile | undefined
  #isBroken = false

  /** `onBroken` is called once, when the folder cannot be written or read. */
  constructor(folder: string, onBroken: (error: unknown) => void, room = ROOM) {
    this.#folder = folder
    this.#onBroken = onBroken
    this.#room = room
  }

  /**
   * Puts cached chunks into their lists; returns what is not cached. Reads synchronously: matching then runs synchronously too,
   * and takes longer than the read.
   */
  fill(wanted: readonly ChunkRange[], room: Room): readonly ChunkRange[] {
    const file = this.#file
    if (!file) return wanted
    const found = wanted.map((range) => findStretches(file, range))
    try {
      for (const stretch of found.flatMap(({ stretches }) => stretches)) fillStretch(file, stretch, room)
    } catch (error) {
      this.#giveUp(error)
      return wanted
    }
    return found.flatMap(({ rest }) => rest)
  }

  /** Caches the chunks of these lists; resolves once they are written. */
  async add(wanted: readonly ChunkRange[]): Promise<void> {
    if (this.#isBroken) return
    try {
      await this.#write(wanted.flatMap(listChunks))
    } catch (error) {
      this.#giveUp(error)
    }
  }

  /** Drops the segments that are no longer read. */
  forgetOthers(segments: ReadonlySet<number>): void {
    const offsets = this.#file?.offsets
    for (const key of offsets?.keys() ?? []) if (!segments.has(Number.parseInt(key, 10))) offsets?.delete(key)
  }

  close(): void {
    this.#file?.leave()
    this.#file = undefined
  }

  #giveUp(error: unknown): void {
    this.#isBroken = true
    this.close()
    this.#onBroken(error)
  }

  async #write(chunks: readonly ListChunk[]): Promise<void> {
    const bytes = Buffer.concat(chunks.map((one) => one.bytes))
    const file = this.#fileFor(bytes.length)
    let at = await file.write(bytes)
    for (const { list, chunk, bytes: own } of chunks) {
      const offsets = file.offsets.get(listKey(list)) ?? new Array<number>(list.ends.length).fill(-1)
      offsets[chunk] = at * LENGTHS + own.length
      file.offsets.set(listKey(list), offsets)
      at += own.length
    }
  }

  #fileFor(bytes: number): ChunkFile {
    if (this.#file && this.#file.used + bytes > this.#room) this.close()
    this.#file ??= new ChunkFile(this.#folder)
    return this.#file
  }
}

interface ListChunk {
  readonly list: PostingList
  readonly chunk: number
  readonly bytes: Uint8Array
}

const listChunks = ({ list, first, last }: ChunkRange): ListChunk[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ list, chunk: first + i, bytes: list.chunkBytes(first + i) }))

const listKey = ({ segment, term }: PostingList): string => `${segment} ${term}`

/** Chunks of a list that are adjacent in the file, so that one call reads them. */
interface Stretch {
  readonly list: PostingList
  /** Number of the first chunk in the list. */
  readonly first: number
  /** Its offset in the file. */
  readonly begin: number
  /** Bytes of each chunk. */
  readonly lengths: number[]
}

/** The wanted chunks that are in the file, as stretches, and the `rest`, which must be read from the store. */
function findStretches(file: ChunkFile, range: ChunkRange): { stretches: Stretch[]; rest: ChunkRange[] } {
  const { list, first, last } = range
  const offsets = file.offsets.get(listKey(list))
  if (!offsets) return { stretches: [], rest: [range] }
  const stretches: Stretch[] = []
  const rest: ChunkRange[] = []
  let end = -1
  for (let chunk = first; chunk <= last; chunk++) {
    const offset = offsets[chunk] ?? -1
    if (offset < 0) {
      const missing = rest.at(-1)
      if (missing?.last === chunk - 1) rest[rest.length - 1] = { ...missing, last: chunk }
      else rest.push({ list, first: chunk, last: chunk })
      continue
    }
    const [begin, length] = [Math.floor(offset / LENGTHS), offset % LENGTHS]
    const open = stretches.at(-1)
    if (open && begin === end && open.first + open.lengths.length === chunk) open.lengths.push(length)
    else stretches.push({ list, first: chunk, begin, lengths: [length] })
    end = begin + length
  }
  return { stretches, rest }
}

function fillStretch(file: ChunkFile, { list, first, begin, lengths }: Stretch, room: Room): void {
  const bytes = room.take(lengths.reduce((sum, length) => sum + length, 0))
  file.read(bytes, begin)
  let at = 0
  for (const [i, length] of lengths.entries()) {
    list.put(first + i, bytes.subarray(at, at + length))
    at += length
  }
}
