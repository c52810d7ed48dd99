// A text of a search result in which the parts that match the query are wrapped in `<mark>`.
import type { Mark } from '@sverka/contract/company-search/company-search'
import { markedPieces } from './marked.rules.ts'

export const Marked = ({ text, ranges }: { text: string; ranges: Mark['ranges'] }) =>
  markedPieces(text, ranges).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
    piece.matched ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
