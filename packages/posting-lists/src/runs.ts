// Runs: files of words in ascending order, each word with the ids of its documents. A build writes a run whenever its buffer is full, and later
// merges all runs word by word.
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The number of parts of the vocabulary, which are merged separately. Words are partitioned by one character, so that words with a common prefix that
 * is a term are in one part: by the first character, or by the second for words without a term of one character, such as those that begin with a
 * sign.
 */
export const PARTS = 16

/**
 * The index stores prefixes of words as terms. Returns the length of the shortest one of a word; the word's length if only the whole word is stored.
 */
export type ShortestTerm = (word: string) => number

/** A file of a run. */
export interface RunFile {
  readonly path: string
  readonly part: number
  readonly bytes: number
}

/** The most bytes that UTF-8 takes for a UTF-16 unit. */
const MAX_UTF8_BYTES_PER_UNIT = 3

/** An entry begins with the length of its word in bytes and the number of its ids, 32 bits each. */
const ENTRY_HEADER_BYTES = 8

/** How many ids are buffered before they are written. With their words they take about 50 MB. */
const MAX_BUFFERED_IDS = 2_000_000

/** Collects the words of documents and writes a run whenever the buffer is full. */
export class RunWriter {
  readonly files: RunFile[] = []
  readonly #prefix: string
  #ids = new Map<string, number[]>()
  #bufferedIds = 0
  #runs = 0

  readonly #shortest: ShortestTerm

  /** Files are written to the folder; their names begin with `name`. */
  constructor(folder: string, name: string, shortest: ShortestTerm) {
    this.#prefix = join(folder, name)
    this.#shortest = shortest
  }

  add(words: readonly string[], documentId: number): void {
    for (const word of words) {
      const known = this.#ids.get(word)
      if (known) known.push(documentId)
      else this.#ids.set(word, [documentId])
    }
    this.#bufferedIds += words.length
    if (this.#bufferedIds >= MAX_BUFFERED_IDS) this.flush()
  }

  flush(): void {
    const parts = Map.groupBy([...this.#ids.keys()].sort(), (word) => choosePart(word, this.#shortest))
    for (const [part, words] of parts) {
      const path = `${this.#prefix}-${this.#runs}-${part}`
      const bytes = writeEntries(path, words, this.#ids)
      this.files.push({ path, part, bytes })
    }
    this.#ids = new Map()
    this.#bufferedIds = 0
    this.#runs++
  }
}

const choosePart = (word: string, shortest: ShortestTerm): number => word.charCodeAt(shortest(word) === 1 ? 0 : 1) % PARTS

/** Writes an entry per word: the length of the word in bytes, the count of ids, the bytes, the ids. Returns the file's size. */
function writeEntries(path: string, words: readonly string[], idsByWord: ReadonlyMap<string, readonly number[]>): number {
  const most = words.reduce(
    (sum, word) => sum + ENTRY_HEADER_BYTES + word.length * MAX_UTF8_BYTES_PER_UNIT + (idsByWord.get(word)?.length ?? 0) * 4,
    0,
  )
  const content = Buffer.allocUnsafe(most)
  let at = 0
  for (const word of words) {
    const ids = idsByWord.get(word) ?? []
    const wordBytes = content.write(word, at + ENTRY_HEADER_BYTES)
    content.writeUInt32LE(wordBytes, at)
    content.writeUInt32LE(ids.length, at + 4)
    at += ENTRY_HEADER_BYTES + wordBytes
    for (const id of ids) at = content.writeUInt32LE(id, at)
  }
  writeFileSync(path, content.subarray(0, at))
  return at
}

export interface Entry {
  readonly word: string
  /** Document ids in the order in which they were added. */
  readonly ids: Uint32Array
}

const READ_BUFFER_BYTES = 128 * 1024

/** Reads a run's entries in order. */
class RunReader {
  entry: Entry | null
  readonly #file: number
  #buffer = Buffer.alloc(READ_BUFFER_BYTES)
  #at = 0
  #end = 0

  constructor(path: string) {
    this.#file = openSync(path, 'r')
    this.entry = this.#read()
  }

  advance(): void {
    this.entry = this.#read()
  }

  #read(): Entry | null {
    if (!this.#has(ENTRY_HEADER_BYTES)) {
      closeSync(this.#file)
      return null
    }
    const wordBytes = this.#buffer.readUInt32LE(this.#at)
    const count = this.#buffer.readUInt32LE(this.#at + 4)
    const size = ENTRY_HEADER_BYTES + wordBytes + count * 4
    if (!this.#has(size)) throw new Error('a run ends within an entry')
    const from = this.#at + ENTRY_HEADER_BYTES
    const word = this.#buffer.toString('utf8', from, from + wordBytes)
    const ids = new Uint32Array(count)
    // Copied as they are: files and machine are little-endian.
    Buffer.from(ids.buffer).set(this.#buffer.subarray(from + wordBytes, this.#at + size))
    this.#at += size
    return { word, ids }
  }

  /** Makes sure that `size` bytes are in the buffer; false at the end of the file. */
  #has(size: number): boolean {
    if (this.#end - this.#at >= size) return true
    const rest = this.#buffer.subarray(this.#at, this.#end)
    const buffer = size > this.#buffer.length ? Buffer.alloc(size * 2) : this.#buffer
    rest.copy(buffer)
    this.#end = rest.length
    this.#at = 0
    this.#buffer = buffer
    for (;;) {
      const read = readSync(this.#file, buffer, this.#end, buffer.length - this.#end, null)
      this.#end += read
      if (this.#end >= size) return true
      if (read === 0) return false
    }
  }
}

/** The words of several runs in ascending order, each once with its lists of ids: one list for each run that has the word, in no fixed order. */
export function* mergeRuns(paths: readonly string[]): Generator<{ word: string; idLists: Uint32Array[] }> {
  const heap = new Heap(paths.map((path) => new RunReader(path)))
  for (let first = heap.first(); first?.entry; ) {
    const { word } = first.entry
    const idLists: Uint32Array[] = []
    while (first?.entry?.word === word) {
      idLists.push(first.entry.ids)
      first.advance()
      heap.settle()
      first = heap.first()
    }
    yield { word, idLists }
  }
}

/** A heap of readers. The one whose word comes first is on top; readers at the end of their file come last. */
class Heap {
  readonly #readers: RunReader[]

  constructor(readers: RunReader[]) {
    this.#readers = readers.sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0))
  }

  first(): RunReader | undefined {
    return this.#readers[0]
  }

  /** Moves the top to its place after it has advanced. */
  settle(): void {
    const readers = this.#readers
    for (let at = 0; ; ) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2]) if (isBefore(readers[child], readers[least])) least = child
      if (least === at) return
      ;[readers[at], readers[least]] = [readers[least], readers[at]] as [RunReader, RunReader]
      at = least
    }
  }
}

function isBefore(a: RunReader | undefined, b: RunReader | undefined): boolean {
  if (!a?.entry) return false
  return !b?.entry || a.entry.word < b.entry.word
}
