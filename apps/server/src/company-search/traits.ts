// What the counts of the filters need to know of what was found: told by where a record stands in the index wherever that is enough, without its row.
import type { Clock } from '../platform/clock.ts'
import type { SearchAnswer } from './company-search.ts'
import { COMPANIES, companiesAmong } from './find.ts'
import type { IndexLook } from './index/index-look.ts'
import type { Segment } from './index/index-reader.ts'
import { type FoundInSegment, lengthOf, ranksOf, sizeOfPage } from './places.ts'
import { groupOfRank, type Kind, kindOfRank, type StatusGroup } from './rank.ts'
import { LAST_START_MS, type SearchDb } from './search-db.ts'

export interface Trait {
  readonly group: StatusGroup
  readonly kind: Kind
}

/** Traits of the records of a page. Throws SegmentGone. */
export async function traitsOf(db: SearchDb, { page, look }: SearchAnswer, clock: Clock): Promise<readonly Trait[]> {
  const parts = page.found.filter((part) => lengthOf(part) > 0)
  const [only] = parts
  const changed = [...page.changed.preferred, ...page.changed.rest]
  // Which of several parts' records come first only their ranks tell.
  const isSimple =
    (parts.length === 1 && changed.length === 0) || parts.reduce((sum, part) => sum + lengthOf(part), changed.length) <= page.size
  const traits = look && only && isSimple ? await Promise.all(parts.map((part) => traitsIn(part, { db, look, clock }))) : [null]
  look?.end()
  const known = traits.every((part) => part !== null) ? [...traits.flat(), ...changed.map(traitOfRank)] : null
  return known?.slice(0, sizeOfPage(page)) ?? (await ranksOf(db.register, page)).map(traitOfRank)
}

const traitOfRank = (rank: number): Trait => ({ group: groupOfRank(rank), kind: kindOfRank(rank) })

interface Looking {
  readonly db: SearchDb
  readonly look: IndexLook
  readonly clock: Clock
}

/** In order; null when the time ran out. */
async function traitsIn({ segment: number, preferred, rest }: FoundInSegment, { db, look, clock }: Looking): Promise<Trait[] | null> {
  const segment = look.generation.segments.find((one) => one.segment === number)
  if (!segment) return null
  await look.add([COMPANIES])
  const ordinals = [...preferred, ...rest]
  const circumstances = { index: db.index, look, numbers: new Map(), lastStart: clock.now().getTime() + LAST_START_MS, clock }
  const companies = await companiesAmong(segment, ordinals, circumstances)
  const kindOf = (ordinal: number): Kind => (companies?.has(ordinal) ? 'company' : 'entrepreneur')
  return companies && ordinals.map((ordinal) => ({ group: groupOfOrdinal(segment, ordinal), kind: kindOf(ordinal) }))
}

function groupOfOrdinal({ otherFrom, closedFrom }: Segment, ordinal: number): StatusGroup {
  if (ordinal < otherFrom) return 'active'
  return ordinal < closedFrom ? 'other' : 'closed'
}
