// Which records may stand on a page, and their order.
import type { WantedPlaces } from '../index/index.sql.ts'
import { lengthOf, type Ordered, type Page, sizeOfPage } from '../page.ts'
import { idOfRank } from '../rank.ts'

/** A place in a segment, or a record that changed since (no segment), whose number is its rank. */
export interface Candidate {
  readonly segment: number | null
  readonly number: number
  readonly isRest: boolean
}

/** Among which the records of a page are. */
export interface Candidates {
  readonly candidates: readonly Candidate[]
  /** What of them is shown, once they are in order. */
  readonly offset: number
  readonly size: number
}

/**
 * What may stand on the page. Of what stands before the page all others together can fill only so much, so that the first of each source that go
 * beyond it stand before the page in any case, and nobody has to know their ranks. If all was found at one place, that leaves the page itself.
 */
export function candidatesOf(page: Page): Candidates {
  const size = sizeOfPage(page)
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

/** What stands from one place to before another. */
function between({ segment, preferred, rest }: Ordered & Pick<Candidate, 'segment'>, from: number, to: number): Candidate[] {
  const count = preferred.length
  return [
    ...preferred.slice(from, to).map((number) => ({ segment, number, isRest: false })),
    ...rest.slice(Math.max(0, from - count), Math.max(0, to - count)).map((number) => ({ segment, number, isRest: true })),
  ]
}

/** What is shown, in order; null where the rank of a candidate is needed and not known. */
export function inOrder(
  { candidates, offset, size }: Candidates,
  rankAt: (place: { segment: number; number: number }) => number | undefined,
): readonly Candidate[] | null {
  if (candidates.every(({ segment }) => segment === candidates[0]?.segment)) return candidates.slice(offset, offset + size)
  const ranked: { candidate: Candidate; rank: number }[] = []
  for (const candidate of candidates) {
    const { segment, number } = candidate
    const rank = segment === null ? number : rankAt({ segment, number })
    if (rank === undefined) return null
    ranked.push({ candidate, rank })
  }
  const shown = ranked.sort((a, b) => Number(a.candidate.isRest) - Number(b.candidate.isRest) || a.rank - b.rank)
  return shown.slice(offset, offset + size).map(({ candidate }) => candidate)
}

/** What several questions ask for by columns; questions are counted from 1. */
export function columnsOf(questions: readonly Candidates[]): WantedPlaces {
  const all = questions.flatMap(({ candidates }, i) => candidates.map((candidate) => ({ question: i + 1, ...candidate })))
  const [places, changed] = [all.filter(({ segment }) => segment !== null), all.filter(({ segment }) => segment === null)]
  return [
    places.map(({ question }) => question),
    places.map(({ segment }) => segment ?? 0),
    places.map(({ number }) => number),
    places.map(({ isRest }) => isRest),
    changed.map(({ question }) => question),
    changed.map(({ number }) => idOfRank(number)),
    changed.map(({ number }) => number),
    changed.map(({ isRest }) => isRest),
  ]
}
