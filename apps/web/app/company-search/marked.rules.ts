// Cuts a text into the pieces that matched and the others, by the marks of the answer.
import type { FoundCompany, Mark } from '@sverka/contract/company-search'

export interface Piece {
  readonly text: string
  readonly matched: boolean
}

/** The places in one field of a result that answered the query. */
export const marksIn = (company: Pick<FoundCompany, 'marks'>, field: Mark['field']): Mark['ranges'] =>
  company.marks.find((mark) => mark.field === field)?.ranges ?? []

/** The founder by whom a query found a company; nobody where something nearer matched. */
export const founderFound = ({ marks, matched_by }: Pick<FoundCompany, 'marks' | 'matched_by'>): Mark | undefined =>
  matched_by === 'founder' ? marks.find((mark) => mark.field === 'founder') : undefined

/** The former company by whose name a query found this one. */
export const predecessorFound = ({ marks, matched_by }: Pick<FoundCompany, 'marks' | 'matched_by'>): Mark | undefined =>
  matched_by === 'predecessor' ? marks.find((mark) => mark.field === 'predecessor') : undefined

/** The pieces in order; joined they are the text again. */
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
