// Merges runs (files of words in ascending order, each with the ids of its documents) into posting lists: one for each word, and one for each prefix
// at which words branch, with the ids ascending.
import { mergeRuns, type ShortestTerm } from './runs.ts'

export interface List {
  readonly term: string
  /** Ascending, without duplicates; valid until the next list. */
  readonly documentIds: Uint32Array
}

export interface Merging {
  /** The number of documents: all ids are smaller. */
  readonly records: number
  readonly shortest: ShortestTerm
}

/**
 * The lists of the words of one part: of each whole word, and of each prefix at which words branch. Any other prefix has
 * the same list as the only longer one that continues it.
 */
export function* mergeLists(paths: readonly string[], { records, shortest }: Merging): Generator<List> {
  const sorter = new Sorter(records)
  // By prefix length: the ids of the current prefix so far. `open` are the lengths that have a list, ascending.
  const idsByLength = new Map<number, IdList>()
  const open: number[] = []
  let before = ''
  const add = (length: number, part: Uint32Array) => {
    const ids = idsByLength.get(length) ?? new IdList()
    idsByLength.set(length, ids)
    ids.add(part)
    if (open.at(-1) !== length) open.push(length)
  }
  /** Yields the lists of the prefixes of the word before that are longer than the beginning it shares with the next word. */
  function* closeTo(shared: number): Generator<List> {
    for (let length = open.at(-1) ?? 0; length > shared; length = open.at(-1) ?? 0) {
      open.pop()
      const documentIds = sorter.sorted(idsByLength.get(length)?.take() ?? NO_IDS)
      yield { term: before.slice(0, length), documentIds }
      const parent = Math.max(shared, open.at(-1) ?? 0)
      if (parent >= shortest(before)) add(parent, documentIds)
    }
  }
  for (const { word, idLists } of mergeRuns(paths)) {
    yield* closeTo(sharedLength(before, word))
    for (const ids of idLists) add(word.length, ids)
    before = word
  }
  yield* closeTo(0)
}

const NO_IDS = new Uint32Array()

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** A growing list of ids. */
class IdList {
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

  /** Empties the list and returns its ids, which are valid until the next one is added. */
  take(): Uint32Array {
    const taken = this.#numbers.subarray(0, this.count)
    this.count = 0
    return taken
  }
}

/**
 * A list with more than one id for this many documents is sorted by setting a bit for each id and scanning all bits; a shorter list is sorted as an
 * array.
 */
const MARKED_FROM = 64

class Sorter {
  readonly #marks: Uint32Array

  constructor(records: number) {
    this.#marks = new Uint32Array(Math.ceil(records / 32))
  }

  /** The ids in order, without duplicates; may change its argument. */
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
