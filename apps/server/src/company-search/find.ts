// Finds in one segment the records that meet a condition, as long as there is time.
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { Clock } from '../platform/clock.ts'
import type { Condition } from './condition.ts'
import type { Segment } from './index/generation.ts'
import type { IndexLook } from './index/index-look.ts'
import type { IndexReader } from './index/index-reader.ts'
import { groups as statusGroups } from './rank.ts'
import { PostingList } from './segment/postings.ts'
import { matchSegment, type SegmentQuestion } from './segment/segment-search.ts'
import { factTerm } from './terms.ts'
import { isTimeOut, TimeOut } from './time-out.ts'

/** One more than may be shown tells «exactly 1,000» from «more». */
export const COUNT_TO = SEARCH_END + 1

/** The term that all companies have. */
export const COMPANIES = factTerm.kind('company')

/** Numbers of records by segment. */
export type Places = ReadonlyMap<number, Uint32Array>

export interface Circumstances {
  readonly index: IndexReader
  readonly look: IndexLook
  /** For each long number of the query the records whose ИНН or ОГРН begins with it. */
  readonly numbers: ReadonlyMap<string, Places>
  /** Nothing more is read later, in milliseconds since 1970. */
  readonly lastStart: number
  readonly clock: Clock
}

export interface Matches {
  /** Ascending, no more than are counted. */
  readonly ordinals: readonly number[]
  /** False when the time ran out. */
  readonly complete: boolean
}

/** The first matches of a segment in the standing order. Throws SegmentGone. */
export async function matchesIn(segment: Segment, condition: Condition, circumstances: Circumstances): Promise<Matches> {
  const found: number[] = []
  try {
    await matchSegment(questionOf(segment, condition, circumstances), COUNT_TO, circumstances.index.matcher, found)
    return { ordinals: found, complete: true }
  } catch (error) {
    if (!isTimeOut(error)) throw error
    return { ordinals: found, complete: false }
  }
}

/** Which of these records are companies, the others being sole traders; null when the time ran out. Throws SegmentGone. */
export async function companiesAmong(
  segment: Segment,
  ordinals: readonly number[],
  circumstances: Circumstances,
): Promise<ReadonlySet<number> | null> {
  const companies = { all: [COMPANIES], groups: [], numbers: [], statuses: undefined }
  const among = PostingList.of(segment.segment, Uint32Array.from(ordinals).sort())
  const found: number[] = []
  try {
    const question = { ...questionOf(segment, companies, circumstances), groups: [[among]] }
    await matchSegment(question, ordinals.length, circumstances.index.matcher, found)
    return new Set(found)
  } catch (error) {
    if (!isTimeOut(error)) throw error
    return null
  }
}

function questionOf(segment: Segment, condition: Condition, circumstances: Circumstances): SegmentQuestion {
  const { look, numbers } = circumstances
  const list = (term: string) => look.list(segment.segment, term)
  const dead = look.generation.dead.get(segment.segment)
  return {
    all: condition.all.map(list),
    groups: [
      ...condition.groups.map((group) => group.map(list)),
      ...condition.numbers.map((number) => [listOfPlaces(segment, numbers.get(number)), list(number)]),
    ],
    ranges: rangesOf(segment, condition),
    read: (wanted) => {
      if (circumstances.clock.now().getTime() > circumstances.lastStart) throw new TimeOut()
      return look.read(wanted)
    },
    isLiving: (ordinal) => !dead?.has(ordinal),
  }
}

const listOfPlaces = ({ segment }: Segment, places: Places | undefined): PostingList =>
  PostingList.of(segment, places?.get(segment) ?? new Uint32Array())

function rangesOf({ otherFrom, closedFrom, records }: Segment, { statuses }: Condition): SegmentQuestion['ranges'] {
  const borders = [0, otherFrom, closedFrom, records]
  return statusGroups.flatMap((group, i) =>
    !statuses || statuses.includes(group) ? [[borders[i] ?? 0, borders[i + 1] ?? 0] as const] : [],
  )
}
