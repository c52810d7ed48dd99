// Which documents may stand on a page of what was found: those of several segments and of the delta, before anybody knows their ranks.
import type { Ordered, Searched } from './levels.ts'

export interface PageWindow {
  readonly offset: number
  readonly size: number
  /** What is found is counted and paged no further. */
  readonly end: number
}

/** All that was found, and which part of it is asked for. */
export type Page = PageWindow & Pick<Searched, 'found' | 'changed'>

export const EMPTY_PAGE: Page = { found: [], changed: { levels: [], keys: new Set() }, offset: 0, size: 0, end: 0 }

/** A document of a segment, or one of the delta (no segment), whose number is its rank. */
export interface Candidate {
  readonly segment: number | null
  readonly number: number
  readonly level: number
}

/** Among which the documents of a page are. */
export interface Candidates {
  readonly candidates: readonly Candidate[]
  /** What of them is shown, once they are in order: by level, then by rank. */
  readonly offset: number
  readonly size: number
}

/**
 * What may stand on the page. Of what stands before the page all others together can fill only so much, so that the first of each source that go
 * beyond it stand before the page in any case, and nobody has to know their ranks. If all was found in one segment, that leaves the page itself.
 */
export function listCandidates({ found, changed, offset, size, end }: Page): Candidates {
  const sources = [...found, { segment: null, ...changed }]
  const count = sources.reduce((sum, source) => sum + totalLength(source), 0)
  const shown = Math.max(0, Math.min(size, Math.min(count, end) - offset))
  if (shown === 0) return { candidates: [], offset: 0, size: shown }
  const last = offset + shown
  const lengths = sources.map((source) => Math.min(totalLength(source), last))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const skipped = lengths.map((length) => Math.max(0, offset - (all - length)))
  return {
    candidates: sources.flatMap((source, i) => between(source, skipped[i] ?? 0, last)),
    offset: offset - skipped.reduce((sum, length) => sum + length, 0),
    size: shown,
  }
}

const totalLength = ({ levels }: Ordered): number => levels.reduce((sum, { length }) => sum + length, 0)

/** What stands from one position to before another. */
function between({ segment, levels }: Ordered & Pick<Candidate, 'segment'>, from: number, to: number): Candidate[] {
  let before = 0
  return levels.flatMap((numbers, level) => {
    const [first, last] = [Math.max(0, from - before), Math.max(0, to - before)]
    before += numbers.length
    return numbers.slice(first, last).map((number) => ({ segment, number, level }))
  })
}
