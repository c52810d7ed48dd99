// Finds in one segment the documents that meet a condition, as long as there is time.

import { type Bits, Few, meetBits } from '@sverka/posting-lists/few'
import { PostingList } from '@sverka/posting-lists/lists'
import { type Found, matchSegment, type SegmentQuestion } from '@sverka/posting-lists/search'
import { type Budget, isTimeOut } from '../budget.ts'
import { groups as statusGroups } from '../documents/rank.ts'
import type { Segment } from '../index/generation.ts'
import type { IndexView } from '../index/index-view.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Condition, Further } from '../query/condition.ts'
import type { DocumentIds } from './long-numbers.ts'

export interface Searching {
  readonly index: SearchIndex
  readonly view: IndexView
  readonly budget: Budget
}

export interface Counting extends Searching {
  /** For each long number of the query the documents whose ИНН or ОГРН begins with it. */
  readonly numbers: ReadonlyMap<string, DocumentIds>
  /** So many are counted: one more than may be shown tells «exactly 1,000» from «more». */
  readonly countTo: number
}

export interface Matches {
  /** No more than are counted. */
  readonly found: Found
  /** False when the time ran out. */
  readonly complete: boolean
}

/** The first matches of a segment in the standing order; null, without a wait, where a list that is needed is empty. Throws SegmentGone. */
export function matchesIn(segment: Segment, condition: Condition, searching: Counting): Promise<Matches> | null {
  const question = questionOf(segment, condition, searching)
  const isEmpty = question.all.some(({ df }) => df === 0) || question.groups.some((group) => group.every(({ df }) => df === 0))
  return isEmpty ? null : answerOf(question, searching)
}

async function answerOf(question: SegmentQuestion, { countTo, index, view }: Counting): Promise<Matches> {
  const found = view.found(countTo)
  const complete = await inTime(() => matchSegment(question, index.matcher, found))
  return { found, complete }
}

/** False when the time ran out. */
async function inTime(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!isTimeOut(error)) throw error
    return false
  }
}

/** A few documents of a segment, and which of them have terms. */
export class Sifting {
  readonly few: Few
  readonly #segment: number
  readonly #searching: Searching

  constructor({ segment }: Segment, documentIds: Uint32Array, searching: Searching) {
    this.few = new Few(documentIds)
    this.#segment = segment
    this.#searching = searching
  }

  /** Reads what `meeting` needs of the lists of these terms; false when the time ran out. Throws SegmentGone. */
  async read(terms: readonly string[]): Promise<boolean> {
    const { view, budget } = this.#searching
    const wanted = this.few.missing(terms.map(this.#list))
    if (wanted.length === 0) return true
    return await inTime(() => {
      budget.expect()
      return view.readChunks(wanted)
    })
  }

  /** Those of the documents that meet what is asked for further, as far as its lists have been read. */
  meeting(documents: Bits, { all = [], groups = [] }: Further): Bits {
    const met = documents.slice()
    for (const term of all) meetBits(met, this.few.in(this.#list(term)))
    for (const group of groups) meetBits(met, this.few.inAny(group.map(this.#list)))
    return met
  }

  readonly #list = (term: string): PostingList => this.#searching.view.list(this.#segment, term)
}

function questionOf(segment: Segment, condition: Condition, searching: Counting): SegmentQuestion {
  const { view, numbers } = searching
  const list = (term: string) => view.list(segment.segment, term)
  const tombstones = view.generation.tombstones.get(segment.segment)
  return {
    all: condition.all.map(list),
    groups: [
      ...condition.groups.map((group) => group.map(list)),
      ...condition.numbers.map((number) => [listOfDocuments(segment, numbers.get(number)), list(number)]),
    ],
    ranges: rangesOf(segment, condition),
    read: (wanted) => {
      searching.budget.expect()
      return view.readChunks(wanted)
    },
    budget: searching.budget,
    isLiving: (documentId) => !tombstones?.has(documentId),
  }
}

const listOfDocuments = ({ segment }: Segment, documents: DocumentIds | undefined): PostingList =>
  PostingList.of(segment, documents?.get(segment) ?? new Uint32Array())

function rangesOf({ otherFrom, closedFrom, documents }: Segment, { statuses }: Condition): SegmentQuestion['ranges'] {
  const borders = [0, otherFrom, closedFrom, documents]
  return statusGroups.flatMap((group, i) =>
    !statuses || statuses.includes(group) ? [[borders[i] ?? 0, borders[i + 1] ?? 0] as const] : [],
  )
}
