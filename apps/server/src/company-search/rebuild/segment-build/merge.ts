// Merges runs into the posting lists of a segment: every prefix of every word, each with its records in order.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { newClient } from '../../../platform/db/client.ts'
import { LONGEST_TERM, shortestTerm } from '../../documents/terms.ts'
import { pack } from '../../segment/postings.ts'
import { copyTerms } from '../rebuild.sql.ts'
import { mergeRuns } from './runs.ts'

export interface MergeShare {
  readonly ownerUrl: string
  readonly segment: number
  readonly records: number
  /** The files of each part that this share merges. */
  readonly parts: readonly (readonly string[])[]
}

/** Writes the lists of its parts. */
export async function mergeShare({ ownerUrl, segment, records, parts }: MergeShare): Promise<void> {
  const client = newClient({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const paths of parts) {
      await pipeline(Readable.from(linesOf(listsOf(paths, records), segment)), client.query(copyFrom(copyTerms)))
    }
  } finally {
    await client.end()
  }
}

interface List {
  readonly term: string
  /** Ascending, each once; valid until the next list. */
  readonly documentIds: Uint32Array
}

/** The lists of all prefixes of the words of one part. */
function* listsOf(paths: readonly string[], records: number): Generator<List> {
  const sorter = new Sorter(records)
  // By the length of the prefix: what words with the present one have brought so far.
  const open = Array.from({ length: LONGEST_TERM + 1 }, () => new Numbers())
  let before = ''
  function* close(from: number): Generator<List> {
    for (let length = before.length; length >= from; length--) {
      const numbers = open[length]
      if (numbers && numbers.count > 0) yield { term: before.slice(0, length), documentIds: sorter.sorted(numbers.take()) }
    }
  }
  for (const { word, parts } of mergeRuns(paths)) {
    yield* close(sharedLength(before, word) + 1)
    for (let length = shortestTerm(word); length <= word.length; length++) for (const part of parts) open[length]?.add(part)
    before = word
  }
  yield* close(1)
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** A growing list of numbers. */
class Numbers {
  count = 0
  #numbers = new Uint32Array(16)

  add(part: Uint32Array): void {
    if (this.count + part.length > this.#numbers.length) {
      const larger = new Uint32Array(Math.max(this.#numbers.length * 2, this.count + part.length))
      larger.set(this.#numbers.subarray(0, this.count))
      this.#numbers = larger
    }
    this.#numbers.set(part, this.count)
    this.count += part.length
  }

  /** The numbers, valid until the next is added. */
  take(): Uint32Array {
    const taken = this.#numbers.subarray(0, this.count)
    this.count = 0
    return taken
  }
}

/** Lists of more than one number in so many records are sorted by marking, which takes a look at every record. */
const MARKED_FROM = 64

class Sorter {
  readonly #marks: Uint32Array

  constructor(records: number) {
    this.#marks = new Uint32Array(Math.ceil(records / 32))
  }

  /** The numbers in order, each once; may change what it is given. */
  sorted(numbers: Uint32Array): Uint32Array {
    if (numbers.length < 2) return numbers
    return numbers.length > (this.#marks.length * 32) / MARKED_FROM ? this.#byMarking(numbers) : bySorting(numbers)
  }

  #byMarking(numbers: Uint32Array): Uint32Array {
    const marks = this.#marks.fill(0)
    for (const number of numbers) marks[number >>> 5] = (marks[number >>> 5] ?? 0) | (1 << (number & 31))
    let used = 0
    for (let i = 0; i < marks.length; i++) {
      for (let word = marks[i] ?? 0; word !== 0; word &= word - 1) numbers[used++] = i * 32 + (31 - Math.clz32(word & -word))
    }
    return numbers.subarray(0, used)
  }
}

function bySorting(numbers: Uint32Array): Uint32Array {
  numbers.sort()
  let used = 1
  for (let i = 1; i < numbers.length; i++) if (numbers[i] !== numbers[i - 1]) numbers[used++] = numbers[i] ?? 0
  return numbers.subarray(0, used)
}

const BLOCK = 262_144

/** Rows for COPY: letters, digits and signs of terms need no escaping, base64 neither. */
function* linesOf(lists: Iterable<List>, segment: number): Generator<Buffer> {
  let text = ''
  for (const { term, documentIds } of lists) {
    const { df, ends, bodies } = pack(documentIds)
    for (const [chunk, body] of bodies.entries()) {
      text += `${segment}\t${term}\t${chunk}\t${chunk === 0 ? `${df}\t${ends.join(' ')}` : '\\N\t\\N'}\t${body}\n`
      if (text.length < BLOCK) continue
      yield Buffer.from(text)
      text = ''
    }
  }
  yield Buffer.from(text)
}
