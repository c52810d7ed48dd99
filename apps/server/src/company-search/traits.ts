// What the counts of the filters need to know of what was found: told by where a record stands in the index wherever that is enough, without its row.
import type { Clock } from '../platform/clock.ts'
import type { SearchAnswer } from './company-search.ts'
import { COMPANIES, companiesAmong } from './find.ts'
import type { Segment } from './index/generation.ts'
import type { IndexLook } from './index/index-look.ts'
import type { FoundInSegment } from './page.ts'
import { ranksOf } from './places.ts'
import { groupOfRank, type Kind, kindOfRank, type StatusGroup } from './rank.ts'
import { LAST_START_MS, type SearchDb } from './search-db.ts'

export interface Trait {
  readonly group: StatusGroup
  readonly kind: Kind
}

/** Traits of all that was found, in any order. Throws SegmentGone. */
export async function traitsOf(db: SearchDb, { page, look }: SearchAnswer, clock: Clock): Promise<readonly Trait[]> {
  if (!look) return []
  const traits = await Promise.all(page.found.map((part) => traitsIn(part, { db, look, clock })))
  look.end()
  if (traits.some((part) => part === null)) return (await ranksOf(db.register, page)).map(traitOfRank)
  return [...traits.flatMap((part) => part ?? []), ...[...page.changed.preferred, ...page.changed.rest].map(traitOfRank)]
}

const traitOfRank = (rank: number): Trait => ({ group: groupOfRank(rank), kind: kindOfRank(rank) })

interface Looking {
  readonly db: SearchDb
  readonly look: IndexLook
  readonly clock: Clock
}

/** Null when the time ran out. */
async function traitsIn({ segment: number, preferred, rest }: FoundInSegment, { db, look, clock }: Looking): Promise<Trait[] | null> {
  const segment = look.generation.segments.find((one) => one.segment === number)
  if (!segment) return null
  await look.add([COMPANIES])
  const ordinals = [...preferred, ...rest]
  if (ordinals.length === 0) return []
  const circumstances = { index: db.index, look, numbers: new Map(), lastStart: clock.now().getTime() + LAST_START_MS, clock }
  const companies = await companiesAmong(segment, ordinals, circumstances)
  const kindOf = (ordinal: number): Kind => (companies?.has(ordinal) ? 'company' : 'entrepreneur')
  return companies && ordinals.map((ordinal) => ({ group: groupOfOrdinal(segment, ordinal), kind: kindOf(ordinal) }))
}

function groupOfOrdinal({ otherFrom, closedFrom }: Segment, ordinal: number): StatusGroup {
  if (ordinal < otherFrom) return 'active'
  return ordinal < closedFrom ? 'other' : 'closed'
}
