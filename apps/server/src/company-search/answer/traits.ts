// Reads the traits (kind and status group) of each company that a search found, to count the facets: from the index if possible, without reading
// rows.
import type { FoundInSegment } from '@sverka/posting-lists/levels'
import { Sifting } from '@sverka/posting-lists/sifting'
import type { Segment } from '@sverka/posting-lists/store'
import type { IndexView } from '@sverka/posting-lists/view'
import { factTerm, groupOfRank, type Kind, kindOfRank, type StatusGroup } from '../../company-index/company-index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SearchDb } from '../search-db.ts'
import { readRanks } from './read-page.ts'
import type { SearchAnswer } from './search-answer.ts'

/** The term of the index that every company has and no sole trader. */
const COMPANIES = factTerm.kind('company')

/** Kind: company or sole trader; group: active, closed or other. */
export interface Trait {
  readonly group: StatusGroup
  readonly kind: Kind
}

/**
 * Kind and status of everything found, in any order; nothing if the index was not read (an empty query, or time ran out at once). What the index
 * cannot tell any more is read from the rows by `readRanks`. That throws SegmentDeleted if a segment (a part of the index, built once) was replaced
 * meanwhile; then the caller searches again. A rank is the number by which companies are ordered; kind and status group are parts of it.
 */
export async function readTraits(db: SearchDb, { page, view }: SearchAnswer, clock: Clock): Promise<readonly Trait[]> {
  if (!view) return []
  const traits = await Promise.all(page.found.map((part) => traitsIn(part, { db, view, clock })))
  // Returns the memory of the view; nothing is read from it afterwards.
  view.end()
  if (traits.some((part) => part === null))
    return (await readRanks(db, page, view.snapshot)).rows.flatMap(({ rank }) => (rank === null ? [] : traitOfRank(rank)))
  // Companies that changed after their segment was built are found with their ranks instead of document ids.
  return [...traits.flatMap((part) => part ?? []), ...page.changed.levels.flat().map(traitOfRank)]
}

const traitOfRank = (rank: number): Trait => ({ group: groupOfRank(rank), kind: kindOfRank(rank) })

/** The index as the search saw it, and the clock for the time limit. */
interface TraitContext {
  readonly db: SearchDb
  readonly view: IndexView
  readonly clock: Clock
}

/** The traits of the documents found in one segment; `levels` are their ids by quality of the match. Null if time ran out or the segment is gone. */
async function traitsIn({ segment: number, levels }: FoundInSegment, { db, view, clock }: TraitContext): Promise<Trait[] | null> {
  const segment = view.generation.segments.find((candidate) => candidate.segment === number)
  if (!segment) return null
  await view.add([COMPANIES])
  const documentIds = Uint32Array.from(levels.flat()).sort()
  if (documentIds.length === 0) return []
  const sifting = new Sifting(view, number, documentIds)
  if (!(await sifting.read([COMPANIES], db.index.budget(clock)))) return null
  // `filter` keeps those of the documents that have the term of companies; the others are sole traders.
  const companies = new Set(sifting.candidates.ids(sifting.filter(sifting.candidates.toBits(documentIds), { all: [COMPANIES] })))
  const documentKind = (documentId: number): Kind => (companies.has(documentId) ? 'company' : 'entrepreneur')
  return [...documentIds].map((documentId) => ({ group: groupOfDocument(segment, documentId), kind: documentKind(documentId) }))
}

/** Document ids follow the order of ranks: active companies first, then others, then closed ones. So the id gives the group. */
function groupOfDocument({ borders }: Segment, documentId: number): StatusGroup {
  const [otherFrom = 0, closedFrom = 0] = borders
  if (documentId < otherFrom) return 'active'
  return documentId < closedFrom ? 'other' : 'closed'
}
