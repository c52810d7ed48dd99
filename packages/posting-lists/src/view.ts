// One query's view of an index. All data that it reads belongs to one generation, that is the set of segments at one time with the delta (documents
// written since the segments were built).
import { hasTerm } from './delta.ts'
import { PostingList } from './lists.ts'
import type { PostingIndex, RequestedList } from './posting-index.ts'
import type { ChunkRange, Found } from './search.ts'
import { Room } from './slabs.ts'
import { type Generation, SegmentDeleted } from './state.ts'
import type { Changes } from './store.ts'

/** For each text, by segment: the ids of the documents with a word that begins with the text, ascending. */
export type PrefixLookups = ReadonlyMap<string, ReadonlyMap<number, Uint32Array>>

const listKey = (segment: number, term: string): string => `${segment} ${term}`

export class IndexView {
  readonly index: PostingIndex
  readonly generation: Generation
  /** Everything committed before this snapshot is known to the view. */
  readonly snapshot: string
  /** False while the index is being built for the first time. */
  readonly isWhole: boolean
  /** Lists from the cache of the process. */
  readonly #known = new Map<string, PostingList>()
  /** Copies to which this query adds chunks, by the term under which they are stored. */
  readonly #own = new Map<string, PostingList>()
  readonly #room: Room
  readonly #found: Found[] = []
  readonly #terms = new Set<string>()

  private constructor(index: PostingIndex, generation: Generation) {
    this.index = index
    this.generation = generation
    this.snapshot = index.state.snapshot
    this.isWhole = generation.isWhole
    this.#room = new Room(index.slabs)
  }

  /** Opens a view with the lists of these terms. */
  static async open(index: PostingIndex, terms: readonly string[]): Promise<IndexView> {
    const distinct = [...new Set(terms)]
    const { generation, lists } = await index.lists(distinct)
    const view = new IndexView(index, generation)
    view.#add(lists, distinct)
    return view
  }

  /** Reads the lists of further terms. Throws SegmentDeleted. */
  async add(terms: readonly string[]): Promise<void> {
    const missing = [...new Set(terms)].filter((term) => !this.#terms.has(term))
    if (missing.length === 0) return
    const { generation, lists } = await this.index.lists(missing)
    if (generation !== this.generation) throw new SegmentDeleted('the segments were replaced')
    this.#add(lists, missing)
  }

  /** Whether a changed document has a term of the query that no segment has, so that the caller may now interpret the query differently. */
  hasNewTerm({ changed }: Changes): boolean {
    const { rules } = this.index
    const terms = [...this.#terms].filter((term) => !rules.isWhole(term) && this.#countInSegments(term) === 0)
    return changed.some(({ words }) => words !== null && terms.some((term) => hasTerm(rules, ` ${words} `, term)))
  }

  /** The list of a requested term; the same object for all requested terms that have the same stored list. */
  list(segment: number, term: string): PostingList {
    const known = this.#known.get(listKey(segment, term)) ?? new PostingList({ segment, term, df: 0, ends: [] })
    const key = listKey(segment, known.term)
    const list = this.#own.get(key) ?? (known.isWhole ? known : known.copy())
    this.#own.set(key, list)
    return list
  }

  /** Reads chunks into lists that this view gave. Throws SegmentDeleted. */
  readChunks(wanted: readonly ChunkRange[]): Promise<void> {
    return this.index.readChunks(wanted, this.#room)
  }

  /** A buffer for the documents that this query finds. */
  found(room: number): Found {
    const found = this.index.founds.take(room)
    this.#found.push(found)
    return found
  }

  /** Returns the memory to the pools. Afterwards the view and its results must not be used. Do not call it while a read may be in progress. */
  end(): void {
    this.index.founds.release(this.#found.splice(0))
    this.#own.clear()
    this.#room.releaseAll()
  }

  /** How many documents of the segments have a requested term; 1 if only documents of the delta have it. */
  count(term: string): number {
    return this.#countInSegments(term) || Number(this.generation.delta.has(term))
  }

  /**
   * The number of documents with each of many terms, whose lists are not read; cached by the name of the query. Terms without documents are left out.
   */
  async frequencies(name: string, terms: readonly string[]): Promise<Map<string, number>> {
    const { index, generation } = this
    const counts = generation.delta.count(terms)
    const inSegments = index.frequencies.get(generation, name) ?? (await index.store.frequencies(this.#segments, terms))
    index.frequencies.set(generation, name, inSegments, 1)
    for (const [term, df] of inSegments) counts.set(term, (counts.get(term) ?? 0) + df)
    return counts
  }

  /** The stored terms with this beginning and ending: texts of terms separated by spaces, each text ascending. */
  async listTerms(begin: string, ending: string): Promise<readonly string[]> {
    const { index, generation } = this
    const name = `${begin} ${ending}`
    const inSegments = index.terms.get(generation, name) ?? (await index.store.listTerms(this.#segments, begin, ending))
    const size = inSegments.reduce((sum, { length }) => sum + length * 2, 0)
    index.terms.set(generation, name, inSegments, size)
    return [...inSegments, generation.delta.words(begin, ending).join(' ')]
  }

  /** The documents of the segments with a word that begins with each of the texts, for texts longer than any term, which have no lists. */
  async lookUp(texts: readonly string[]): Promise<PrefixLookups> {
    const { index, generation } = this
    const known = new Map(texts.map((text) => [text, index.lookUps.get(generation, text)]))
    const unknown = texts.filter((text) => !known.get(text))
    const read = unknown.length === 0 ? [] : await index.store.lookUp(unknown)
    for (const text of unknown) {
      const ofText = read.filter((one) => one.text === text)
      const documents = new Map(ofText.map(({ segment, documentIds }) => [segment, Uint32Array.from(new Set(documentIds)).sort()]))
      const bytes = [...documents.values()].reduce((sum, ids) => sum + ids.byteLength, LOOKED_UP)
      index.lookUps.set(generation, text, documents, bytes)
      known.set(text, documents)
    }
    return new Map([...known].map(([text, documents]) => [text, documents ?? new Map()]))
  }

  get #segments(): number[] {
    return this.generation.segments.map(({ segment }) => segment)
  }

  #countInSegments(term: string): number {
    return this.generation.segments.reduce((sum, { segment }) => sum + (this.#known.get(listKey(segment, term))?.df ?? 0), 0)
  }

  #add(lists: readonly RequestedList[], terms: readonly string[]): void {
    for (const { asked, list } of lists) this.#known.set(listKey(list.segment, asked), list)
    for (const term of terms) this.#terms.add(term)
  }
}

/** Bytes of a cached entry of `lookUp` beside its documents, approximately. */
const LOOKED_UP = 200
