// Posting lists: for each term (a word or a prefix of a word) the ascending ids of its documents. An id has 32 bits: the upper 16 are the number of
// its container (`key`), so that a container covers 65,536 ids. Containers are packed into chunks, each of which is read at once.

/** How many ids one container covers. */
export const CONTAINER = 65_536
/** Bytes of a bitmap. */
export const BITMAP_BYTES = CONTAINER / 8
/** A container with more ids is stored as a bitmap: it may take more bytes, but an id is tested without scanning all gaps. */
const MAX_IDS_AS_GAPS = 2_000
/**
 * The most bytes of a chunk. The first chunk is read with every lookup of a term, and three of them fit in a page of PostgreSQL (8 KB). The others
 * are larger, since they are read only when they are needed.
 */
const FIRST_CHUNK_BYTES = 2_550
const CHUNK_BYTES = 17_000
/** The header of each container: its key and its length in bytes, little-endian. */
const HEADER_BYTES = 4
/** A gap is the number of ids left out before an id. A gap below this value takes one byte; a longer one takes this byte and two more. */
export const LONG_GAP = 255

/** A list as it is stored. */
export interface Packed {
  /** Document frequency: how many ids the list has. */
  readonly df: number
  /** The number of the last container of each chunk. */
  readonly ends: readonly number[]
  /** The chunks: containers, each a bitmap or the gaps between its ids. */
  readonly bodies: readonly Uint8Array[]
}

/** Packs ascending ids without duplicates. */
export function pack(documentIds: Uint32Array): Packed {
  const ends: number[] = []
  const bodies: Uint8Array[] = []
  // An id takes at most three bytes, and a container header if it is alone. Nearly all lists are short and have no bitmap.
  const mayBeBitmap = documentIds.length > MAX_IDS_AS_GAPS
  const bytes = Buffer.allocUnsafe(mayBeBitmap ? CHUNK_BYTES + HEADER_BYTES + BITMAP_BYTES : documentIds.length * (HEADER_BYTES + 3))
  let used = 0
  let key = -1
  const close = () => {
    if (used === 0) return
    bodies.push(new Uint8Array(bytes.subarray(0, used)))
    ends.push(key)
    used = 0
  }
  for (let from = 0; from < documentIds.length; ) {
    const next = (documentIds[from] ?? 0) >>> 16
    const to = endOfContainer(documentIds, from, next)
    const most = HEADER_BYTES + (to - from > MAX_IDS_AS_GAPS ? BITMAP_BYTES : to - from)
    if (used + most > (bodies.length === 0 ? FIRST_CHUNK_BYTES : CHUNK_BYTES)) close()
    key = next
    const container = bytes.subarray(used + HEADER_BYTES)
    const size = to - from > MAX_IDS_AS_GAPS ? writeBitmap(container, documentIds, from, to) : writeGaps(container, documentIds, from, to)
    bytes.writeUInt16LE(key, used)
    bytes.writeUInt16LE(size, used + 2)
    used += HEADER_BYTES + size
    from = to
  }
  close()
  return { df: documentIds.length, ends, bodies }
}

function endOfContainer(documentIds: Uint32Array, from: number, key: number): number {
  let to = from + 1
  while (to < documentIds.length && (documentIds[to] ?? 0) >>> 16 === key) to++
  return to
}

function writeBitmap(target: Buffer, documentIds: Uint32Array, from: number, to: number): number {
  target.fill(0, 0, BITMAP_BYTES)
  for (let i = from; i < to; i++) {
    const low = (documentIds[i] ?? 0) & 0xffff
    target[low >>> 3] = (target[low >>> 3] ?? 0) | (1 << (low & 7))
  }
  return BITMAP_BYTES
}

function writeGaps(target: Buffer, documentIds: Uint32Array, from: number, to: number): number {
  let used = 0
  let before = -1
  for (let i = from; i < to; i++) {
    const low = (documentIds[i] ?? 0) & 0xffff
    const gap = low - before - 1
    before = low
    if (gap < LONG_GAP) target[used++] = gap
    else {
      target[used] = LONG_GAP
      target.writeUInt16LE(gap, used + 1)
      used += 3
    }
  }
  return used
}

/** A chunk as it was read: the bytes of its containers, and where each begins. */
export class Chunk {
  readonly bytes: Uint8Array
  readonly #keys: number[] = []
  readonly #starts: number[] = []

  constructor(stored: Uint8Array) {
    // Slicing a plain Uint8Array is much faster than slicing a Buffer.
    const bytes = new Uint8Array(stored.buffer, stored.byteOffset, stored.length)
    this.bytes = bytes
    const word = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
    for (let at = 0; at < bytes.length; at += HEADER_BYTES + word(at + 2)) {
      this.#keys.push(word(at))
      this.#starts.push(at + HEADER_BYTES)
    }
  }

  get keys(): readonly number[] {
    return this.#keys
  }

  /** Its size in memory, approximately. */
  get size(): number {
    return this.bytes.length + this.#keys.length * 16 + OWN_BYTES
  }

  /** Where the container's bytes begin and end; undefined if the chunk does not have it. */
  container(key: number): { readonly from: number; readonly to: number } | undefined {
    const at = firstIndexNotLess(this.#keys, key)
    if (this.#keys[at] !== key) return undefined
    const next = this.#starts[at + 1]
    return { from: this.#starts[at] ?? 0, to: next === undefined ? this.bytes.length : next - HEADER_BYTES }
  }
}

/** The last container of a chunk. */
export const lastContainer = (body: Uint8Array): number => new Chunk(body).keys.at(-1) ?? -1

/** The memory that a chunk takes beside its contents, approximately. */
const OWN_BYTES = 400

export interface ListHead {
  readonly segment: number
  /** The term under which the list is stored: the requested one, or the longer one that stands for it. */
  readonly term: string
  /** How many ids the list has. */
  readonly df: number
  readonly ends: readonly number[]
}

/** A term's list in a segment, as far as it has been read: immutable, except that chunks are added. */
export class PostingList {
  readonly segment: number
  readonly term: string
  readonly df: number
  readonly ends: readonly number[]
  /** Bytes in memory, approximately. */
  bytes = 200
  readonly #chunks: (Chunk | undefined)[]

  constructor({ segment, term, df, ends }: ListHead) {
    this.segment = segment
    this.term = term
    this.df = df
    this.ends = ends
    this.#chunks = new Array(ends.length)
  }

  /** A complete list that exists in memory only, without a term. */
  static inMemory(segment: number, documentIds: Uint32Array): PostingList {
    const { df, ends, bodies } = pack(documentIds)
    const list = new PostingList({ segment, term: '', df, ends })
    for (const [chunk, body] of bodies.entries()) list.put(chunk, body)
    return list
  }

  /** A copy of the list, to which chunks can be added without adding them to this one. */
  copy(): PostingList {
    const copy = new PostingList(this)
    for (const [at, chunk] of this.#chunks.entries()) if (chunk) copy.#add(at, chunk)
    return copy
  }

  put(chunk: number, bytes: Uint8Array): void {
    if (this.#chunks[chunk] === undefined) this.#add(chunk, new Chunk(bytes))
  }

  #add(at: number, chunk: Chunk): void {
    this.#chunks[at] = chunk
    this.bytes += chunk.size
  }

  /** The bytes of a chunk that has been read. */
  chunkBytes(chunk: number): Uint8Array {
    const read = this.#chunks[chunk]
    if (!read) throw new Error(`chunk ${chunk} of ${this.term} has not been read`)
    return read.bytes
  }

  hasChunk(chunk: number): boolean {
    return this.#chunks[chunk] !== undefined
  }

  /** The chunk that covers a container; undefined if it has not been read. */
  chunkAt(key: number): Chunk | undefined {
    return this.#chunks[this.findChunk(key)]
  }

  /** The bytes of a container; undefined if the list has no ids there, or the chunk has not been read. */
  content(key: number): Uint8Array | undefined {
    const chunk = this.chunkAt(key)
    const range = chunk?.container(key)
    return range && chunk?.bytes.subarray(range.from, range.to)
  }

  /** The index of the chunk that covers a container; the number of chunks if the list ends before it. */
  findChunk(key: number): number {
    return firstIndexNotLess(this.ends, key)
  }

  /** Whether every chunk has been read. */
  get isWhole(): boolean {
    return !this.#chunks.includes(undefined)
  }

  /** The first container from `key` on in which the list has ids, as far as it has been read; infinite if there is none. */
  nextContainer(key: number): number {
    for (let at = this.findChunk(key); at < this.ends.length; at++) {
      const keys = this.#chunks[at]?.keys ?? []
      const next = keys[firstIndexNotLess(keys, key)]
      if (next !== undefined) return next
    }
    return Number.POSITIVE_INFINITY
  }
}

/** Whether a container is a bitmap, not gaps. */
export const isBitmap = (content: Uint8Array): boolean => content.length === BITMAP_BYTES

/** The index of the first of ascending numbers that is not less; their count if all are. */
function firstIndexNotLess(numbers: readonly number[], least: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** The first of `length` positions for which `isBefore` is false. */
export function lowerBound(length: number, isBefore: (at: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
