// Finds in one segment the documents that meet a condition, as long as there is time.

import { type Budget, isTimeOut } from '../budget.ts'
import { groups as statusGroups } from '../documents/rank.ts'
import { factTerm } from '../documents/terms.ts'
import type { Segment } from '../index/generation.ts'
import type { IndexView } from '../index/index-view.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Condition } from '../query/condition.ts'
import { PostingList } from '../segment/postings.ts'
import { matchSegment, type SegmentQuestion } from '../segment/segment-search.ts'
import type { DocumentIds } from './long-numbers.ts'

/** The term that all companies have. */
export const COMPANIES = factTerm.kind('company')

export interface Searching {
  readonly index: SearchIndex
  readonly view: IndexView
  /** For each long number of the query the documents whose ИНН or ОГРН begins with it. */
  readonly numbers: ReadonlyMap<string, DocumentIds>
  readonly budget: Budget
}

export interface Counting extends Searching {
  /** So many are counted: one more than may be shown tells «exactly 1,000» from «more». */
  readonly countTo: number
}

export interface Matches {
  /** Ascending, no more than are counted. */
  readonly documentIds: readonly number[]
  /** False when the time ran out. */
  readonly complete: boolean
}

/** The first matches of a segment in the standing order; null, without a wait, where a list that is needed is empty. Throws SegmentGone. */
export function matchesIn(segment: Segment, condition: Condition, searching: Counting): Promise<Matches> | null {
  const question = questionOf(segment, condition, searching)
  const isEmpty = question.all.some(({ df }) => df === 0) || question.groups.some((group) => group.every(({ df }) => df === 0))
  return isEmpty ? null : answerOf(question, searching)
}

async function answerOf(question: SegmentQuestion, { countTo, index }: Counting): Promise<Matches> {
  const found: number[] = []
  try {
    await matchSegment(question, countTo, index.matcher, found)
    return { documentIds: found, complete: true }
  } catch (error) {
    if (!isTimeOut(error)) throw error
    return { documentIds: found, complete: false }
  }
}

/** Which of these documents are companies, the others being sole traders; null when the time ran out. Throws SegmentGone. */
export async function companiesAmong(
  segment: Segment,
  documentIds: readonly number[],
  searching: Searching,
): Promise<ReadonlySet<number> | null> {
  const companies = { all: [COMPANIES], groups: [], numbers: [], statuses: undefined }
  const among = PostingList.of(segment.segment, Uint32Array.from(documentIds).sort())
  const found: number[] = []
  try {
    const question = { ...questionOf(segment, companies, searching), groups: [[among]] }
    await matchSegment(question, documentIds.length, searching.index.matcher, found)
    return new Set(found)
  } catch (error) {
    if (!isTimeOut(error)) throw error
    return null
  }
}

function questionOf(segment: Segment, condition: Condition, searching: Searching): SegmentQuestion {
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
