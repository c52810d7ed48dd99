// One question's look at the index: everything it reads is of one generation of segments.
import { PostingList } from '../segment/postings.ts'
import { listFrequencies } from './index.sql.ts'
import { type Generation, type IndexReader, type Seen, SegmentGone } from './index-reader.ts'

export class IndexLook {
  readonly generation: Generation
  /** False as long as the index is being built for the first time. */
  readonly isWhole: boolean
  readonly #index: IndexReader
  readonly #lists = new Map<string, PostingList>()

  private constructor(index: IndexReader, { generation, isWhole, lists }: Seen) {
    this.#index = index
    this.generation = generation
    this.isWhole = isWhole
    this.#add(lists)
  }

  /** Looks at the index as it is now, with the lists of these terms. */
  static async at(index: IndexReader, terms: readonly string[]): Promise<IndexLook> {
    return new IndexLook(index, await index.look([...new Set(terms)]))
  }

  /** Reads the lists of further terms. Throws SegmentGone. */
  async add(terms: readonly string[]): Promise<void> {
    const [one] = this.generation.segments
    const missing = [...new Set(terms)].filter((term) => one && !this.#lists.has(keyOf(one.segment, term)))
    if (missing.length === 0) return
    const { generation, lists } = await this.#index.look(missing)
    if (generation !== this.generation) throw new SegmentGone('the segments were replaced')
    this.#add(lists)
  }

  /** The list of a term that was asked for. */
  list(segment: number, term: string): PostingList {
    return this.#lists.get(keyOf(segment, term)) ?? new PostingList({ segment, term, df: 0, ends: [] })
  }

  /** How many records have a term that was asked for; of a term that only changed records have, no more than that there are some. */
  count(term: string): number {
    const counts = this.generation.segments.map(({ segment }) => this.list(segment, term).df)
    return counts.reduce((sum, count) => sum + count, 0) || Number(this.generation.recent.has(term))
  }

  /** The same for many terms whose lists nobody reads; those that no record has are left out. */
  async frequencies(terms: readonly string[]): Promise<Map<string, number>> {
    const counts = this.generation.recent.count(terms)
    const segments = this.generation.segments.map(({ segment }) => segment)
    for (const { term, df } of await listFrequencies(this.#index.db, segments, terms)) counts.set(term, (counts.get(term) ?? 0) + (df ?? 0))
    return counts
  }

  #add(lists: readonly PostingList[]): void {
    for (const list of lists) this.#lists.set(keyOf(list.segment, list.term), list)
  }
}

const keyOf = (segment: number, term: string): string => `${segment} ${term}`
