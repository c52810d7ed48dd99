// Finds the parts of a search result that match the query, by the marks (ranges of characters) that the server returns.
import type { FoundCompany, Mark } from '@sverka/contract/company-search/company-search'

/** A part of a text, which either matches the query as a whole or not at all. */
export interface Piece {
  readonly text: string
  readonly matched: boolean
}

/** The matched ranges in one field of a result, as [start, end) in characters. */
export const marksIn = (company: Pick<FoundCompany, 'marks'>, field: Mark['field']): Mark['ranges'] =>
  company.marks.find((mark) => mark.field === field)?.ranges ?? []

/** The founder by whose name a company was found; undefined if it was found by another field. */
export const founderFound = ({ marks, matched_by }: Pick<FoundCompany, 'marks' | 'matched_by'>): Mark | undefined =>
  matched_by === 'founder' ? marks.find((mark) => mark.field === 'founder') : undefined

/** Values of `matched_by` for names other than the present one: of a predecessor before a reorganisation, former, foreign. */
const OTHER_NAMES = ['predecessor', 'former_name', 'other_name'] as const

/** The name by which a company was found, if not its present one: foreign, former, or of a predecessor. Else undefined. */
export function otherNameFound({ marks, matched_by }: Pick<FoundCompany, 'marks' | 'matched_by'>) {
  const kind = OTHER_NAMES.find((name) => name === matched_by)
  const mark = kind && marks.find(({ field }) => field === kind)
  return kind && mark && { kind, mark }
}

/** Splits the text at the ranges, which are in ascending order. The pieces joined give the text. */
export function markedPieces(text: string, ranges: Mark['ranges']): Piece[] {
  const pieces: Piece[] = []
  let rest = 0
  for (const [start, end] of ranges) {
    if (start > rest) pieces.push({ text: text.slice(rest, start), matched: false })
    pieces.push({ text: text.slice(start, end), matched: true })
    rest = end
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), matched: false })
  return pieces
}
