// Sorted runs: words with the ids of their documents, written to files as they come, to be merged word by word.
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words are partitioned by their first letter (after a sign by the next one), so that all prefixes of a word are in one part. */
export const PARTS = 16

/** Length of the shortest prefix of a word that is a term; the word's length if only the whole word is one. */
export type ShortestTerm = (word: string) => number

/** A file of a run. */
export interface RunFile {
  readonly path: string
  readonly part: number
  readonly bytes: number
}

/** Bytes of UTF-8 for a UTF-16 unit, at most. */
const MOST_BYTES_A_LETTER = 3

/** How many ids are buffered before they are written: about 50 MB with their words. */
const MOST_NUMBERS = 2_000_000

/** Collects the words of documents and writes a run whenever the buffer is full. */
export class RunWriter {
  readonly files: RunFile[] = []
  readonly #prefix: string
  #numbers = new Map<string, number[]>()
  #held = 0
  #runs = 0

  readonly #shortest: ShortestTerm

  /** Files are written to the folder; their names begin with `name`. */
  constructor(folder: string, name: string, shortest: ShortestTerm) {
    this.#prefix = join(folder, name)
    this.#shortest = shortest
  }

  add(words: readonly string[], documentId: number): void {
    for (const word of words) {
      const known = this.#numbers.get(word)
      if (known) known.push(documentId)
      else this.#numbers.set(word, [documentId])
    }
    this.#held += words.length
    if (this.#held >= MOST_NUMBERS) this.flush()
  }

  flush(): void {
    const parts = Map.groupBy([...this.#numbers.keys()].sort(), (word) => choosePart(word, this.#shortest))
    for (const [part, words] of parts) {
      const path = `${this.#prefix}-${this.#runs}-${part}`
      const bytes = writeEntries(path, words, this.#numbers)
      this.files.push({ path, part, bytes })
    }
    this.#numbers = new Map()
    this.#held = 0
    this.#runs++
  }
}

const choosePart = (word: string, shortest: ShortestTerm): number => word.charCodeAt(shortest(word) === 1 ? 0 : 1) % PARTS

/** Writes an entry per word: the length of the word in bytes, the count of ids, the bytes, the ids. Returns the file's size. */
function writeEntries(path: string, words: readonly string[], findNumbers: ReadonlyMap<string, readonly number[]>): number {
  const most = words.reduce((sum, word) => sum + 8 + word.length * MOST_BYTES_A_LETTER + (findNumbers.get(word)?.length ?? 0) * 4, 0)
  const content = Buffer.allocUnsafe(most)
  let at = 0
  for (const word of words) {
    const numbers = findNumbers.get(word) ?? []
    const letters = content.write(word, at + 8)
    content.writeUInt32LE(letters, at)
    content.writeUInt32LE(numbers.length, at + 4)
    at += 8 + letters
    for (const number of numbers) at = content.writeUInt32LE(number, at)
  }
  writeFileSync(path, content.subarray(0, at))
  return at
}

export interface Entry {
  readonly word: string
  readonly numbers: Uint32Array
}

const BLOCK = 131_072

/** Reads a run's entries in order. */
class RunReader {
  entry: Entry | null
  readonly #file: number
  #buffer = Buffer.alloc(BLOCK)
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
    if (!this.#has(8)) {
      closeSync(this.#file)
      return null
    }
    const letters = this.#buffer.readUInt32LE(this.#at)
    const count = this.#buffer.readUInt32LE(this.#at + 4)
    const size = 8 + letters + count * 4
    if (!this.#has(size)) throw new Error('a run ends within an entry')
    const from = this.#at + 8
    const word = this.#buffer.toString('utf8', from, from + letters)
    const numbers = new Uint32Array(count)
    Buffer.from(numbers.buffer).set(this.#buffer.subarray(from + letters, this.#at + size))
    this.#at += size
    return { word, numbers }
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

/** The words of several runs in order, each once with all its ids. */
export function* mergeRuns(paths: readonly string[]): Generator<{ word: string; parts: Uint32Array[] }> {
  const heap = new Heap(paths.map((path) => new RunReader(path)))
  for (let first = heap.first(); first?.entry; ) {
    const { word } = first.entry
    const parts: Uint32Array[] = []
    while (first?.entry?.word === word) {
      parts.push(first.entry.numbers)
      first.advance()
      heap.settle()
      first = heap.first()
    }
    yield { word, parts }
  }
}

/** A heap of readers with the one whose word comes first on top; finished readers sink. */
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
