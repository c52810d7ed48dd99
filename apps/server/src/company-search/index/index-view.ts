// One question's view of the index: everything it reads is of one generation of segments.

import { PostingList } from '@sverka/posting-lists/lists'
import type { Found, Wanted } from '@sverka/posting-lists/search'
import { isFact, nameTerm } from '../documents/terms.ts'
import { endOfPrefix } from '../documents/words.ts'
import { Room } from './cache/slabs.ts'
import type { Changes } from './changes.ts'
import { hasTerm } from './delta.ts'
import { type Generation, SegmentGone } from './generation.ts'
import type { FirstChunks } from './list-reader.ts'
import { listFrequencies, listNameWords } from './lists.sql.ts'
import type { SearchIndex } from './search-index.ts'

export class IndexView {
  readonly generation: Generation
  /** What was committed before it is known to this view. */
  readonly snapshot: string
  /** False as long as the index is being built for the first time. */
  readonly isWhole: boolean
  readonly #index: SearchIndex
  /** As the process caches them. */
  readonly #known = new Map<string, PostingList>()
  /** To which this question adds chunks, by the terms they are stored by. */
  readonly #own = new Map<string, PostingList>()
  readonly #room: Room
  readonly #found: Found[] = []
  readonly #terms = new Set<string>()

  private constructor(index: SearchIndex, { generation, lists }: FirstChunks, terms: Iterable<string>) {
    this.#index = index
    this.generation = generation
    this.snapshot = index.state.snapshot
    this.#room = new Room(index.slabs)
    this.isWhole = generation.isWhole
    this.#add(lists, terms)
  }

  /** A view with the lists of these terms. */
  static async open(index: SearchIndex, terms: readonly string[]): Promise<IndexView> {
    const distinct = [...new Set(terms)]
    return new IndexView(index, await index.lists.first(distinct), distinct)
  }

  /** Reads the lists of further terms. Throws SegmentGone. */
  async add(terms: readonly string[]): Promise<void> {
    const missing = [...new Set(terms)].filter((term) => !this.#terms.has(term))
    if (missing.length === 0) return
    const { generation, lists } = await this.#index.lists.first(missing)
    if (generation !== this.generation) throw new SegmentGone('the segments were replaced')
    this.#add(lists, missing)
  }

  /** Whether any company that changed has a word that no segment has, so that the query may be read otherwise now. */
  isReadOtherwise({ delta }: Changes): boolean {
    const words = [...this.#terms].filter((term) => !isFact(term) && this.#countInSegments(term) === 0)
    return delta?.some(([, , , , , text]) => text !== null && words.some((word) => hasTerm(` ${text} `, word))) ?? false
  }

  /** The list of a term that was asked for: the same for all terms that it stands for. */
  list(segment: number, term: string): PostingList {
    const known = this.#known.get(keyOf(segment, term)) ?? new PostingList({ segment, term, df: 0, ends: [] })
    const key = keyOf(segment, known.term)
    const list = this.#own.get(key) ?? (known.isWhole ? known : known.copy())
    this.#own.set(key, list)
    return list
  }

  /** Reads chunks into lists that this view gave. Throws SegmentGone. */
  readChunks(wanted: readonly Wanted[]): Promise<void> {
    return this.#index.lists.readChunks(wanted, this.#room)
  }

  /** Room for documents that this question finds. */
  found(room: number): Found {
    const found = this.#index.founds.take(room)
    this.#found.push(found)
    return found
  }

  /** Nothing is read or matched any more, nor looked at what was found. Not to be called while a reading may be under way. */
  end(): void {
    this.#index.founds.giveBack(this.#found.splice(0))
    this.#own.clear()
    this.#room.giveBack()
  }

  /** How many documents have a term that was asked for; of a term that only the delta has, no more than that there are some. */
  count(term: string): number {
    return this.#countInSegments(term) || Number(this.generation.delta.has(term))
  }

  /** The same for all that a word may have been meant to be, whose lists nobody reads; what no document has is left out. */
  async frequencies(word: string, terms: readonly string[]): Promise<Map<string, number>> {
    const counts = this.generation.delta.count(terms)
    const { repairs } = this.#index
    const inSegments = repairs.get(this.generation, word) ?? (await this.#readFrequencies(terms))
    repairs.set(this.generation, word, inSegments, 1)
    for (const [term, df] of inSegments) counts.set(term, (counts.get(term) ?? 0) + df)
    return counts
  }

  async #readFrequencies(terms: readonly string[]): Promise<Map<string, number>> {
    const segments = this.generation.segments.map(({ segment }) => segment)
    return new Map((await listFrequencies(this.#index.db, segments, terms)).map(({ term, df }) => [term, df]))
  }

  /** Whole words of names that begin with a letter: texts with blanks between them, each ascending. */
  async nameWords(letter: string): Promise<readonly string[]> {
    const { nameWords } = this.#index
    const begin = nameTerm.prefix(letter)
    const inSegments = nameWords.get(this.generation, letter) ?? (await this.#readNameWords(begin))
    nameWords.set(
      this.generation,
      letter,
      inSegments,
      inSegments.reduce((sum, { length }) => sum + length * 2, 0),
    )
    return [...inSegments, this.generation.delta.nameWords(begin).join(' ')]
  }

  async #readNameWords(begin: string): Promise<string[]> {
    const segments = this.generation.segments.map(({ segment }) => segment)
    return (await listNameWords(this.#index.db, segments, begin, endOfPrefix(begin))).map(({ words }) => words)
  }

  #countInSegments(term: string): number {
    return this.generation.segments.reduce((sum, { segment }) => sum + (this.#known.get(keyOf(segment, term))?.df ?? 0), 0)
  }

  #add(lists: FirstChunks['lists'], terms: Iterable<string>): void {
    for (const { asked, list } of lists) this.#known.set(keyOf(list.segment, asked), list)
    for (const term of terms) this.#terms.add(term)
  }
}

const keyOf = (segment: number, term: string): string => `${segment} ${term}`
