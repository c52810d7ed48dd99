// Selects the matches that may be on a page of results, from several segments and the delta (documents written since the segments were built).
// Matches are ordered by level and rank, but the ranks of documents in segments are not known yet: they must be read.
import type { Ordered, Searched } from './levels.ts'

export interface PageWindow {
  readonly offset: number
  readonly size: number
  /** Matches beyond this number are neither counted nor shown. */
  readonly end: number
}

/** All matches, and the part of them that is requested. */
export type Page = PageWindow & Pick<Searched, 'found' | 'changed'>

export const EMPTY_PAGE: Page = { found: [], changed: { levels: [], keys: new Set() }, offset: 0, size: 0, end: 0 }

/** A document of a segment, or one of the delta (segment null), whose number is its rank. */
export interface Candidate {
  readonly segment: number | null
  readonly number: number
  readonly level: number
}

/** The documents among which those of the page are. */
export interface Candidates {
  readonly candidates: readonly Candidate[]
  /** Which part of them is shown, after sorting by level, then by rank. */
  readonly offset: number
  readonly size: number
}

/**
 * The documents that may be on the page. All other sources together can fill only some of the places before the page, so the first documents
 * of each source beyond that number are certainly before it and are skipped without ranks. With one segment that leaves just the page.
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

/** The documents from one position up to another, which is not included. */
function between({ segment, levels }: Ordered & Pick<Candidate, 'segment'>, from: number, to: number): Candidate[] {
  let before = 0
  return levels.flatMap((numbers, level) => {
    const [first, last] = [Math.max(0, from - before), Math.max(0, to - before)]
    before += numbers.length
    return numbers.slice(first, last).map((number) => ({ segment, number, level }))
  })
}
