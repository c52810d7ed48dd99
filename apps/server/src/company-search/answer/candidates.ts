// Which documents may stand on a page, and what the database is asked for to show them.
import type { Ordered } from '@sverka/posting-lists/levels'
import { idOfRank } from '../documents/rank.ts'
import type { CandidateColumns } from './page.sql.ts'
import { lengthOf, type Page, sizeOfPage } from './page.ts'

/** A document of a segment, or a company of the delta (no segment), whose number is its rank. */
export interface Candidate {
  readonly segment: number | null
  readonly number: number
  readonly level: number
}

/** Among which the companies of a page are. */
export interface Candidates {
  readonly candidates: readonly Candidate[]
  /** What of them is shown, once they are in order. */
  readonly offset: number
  readonly size: number
}

/**
 * What may stand on the page. Of what stands before the page all others together can fill only so much, so that the first of each source that go
 * beyond it stand before the page in any case, and nobody has to know their ranks. If all was found in one segment, that leaves the page itself.
 */
export function candidatesOf(page: Page): Candidates {
  const size = sizeOfPage(page)
  if (size === 0) return { candidates: [], offset: 0, size }
  const end = page.offset + size
  const sources = [...page.found, { segment: null, ...page.changed }].map((source) => ({ source, length: Math.min(lengthOf(source), end) }))
  const all = sources.reduce((sum, { length }) => sum + length, 0)
  const skipped = sources.map(({ length }) => Math.max(0, page.offset - (all - length)))
  return {
    candidates: sources.flatMap(({ source }, i) => between(source, skipped[i] ?? 0, end)),
    offset: page.offset - skipped.reduce((sum, count) => sum + count, 0),
    size,
  }
}

/** What stands from one position to before another. */
function between({ segment, levels }: Ordered & Pick<Candidate, 'segment'>, from: number, to: number): Candidate[] {
  let before = 0
  return levels.flatMap((numbers, level) => {
    const [first, last] = [Math.max(0, from - before), Math.max(0, to - before)]
    before += numbers.length
    return numbers.slice(first, last).map((number) => ({ segment, number, level }))
  })
}

export function columnsOf({ candidates, offset, size }: Candidates): CandidateColumns {
  const [documents, changed] = [candidates.filter(({ segment }) => segment !== null), candidates.filter(({ segment }) => segment === null)]
  return [
    documents.map(({ segment }) => segment ?? 0),
    documents.map(({ number }) => number),
    documents.map(({ level }) => level),
    changed.map(({ number }) => idOfRank(number)),
    changed.map(({ number }) => number),
    changed.map(({ level }) => level),
    offset,
    size,
  ]
}
