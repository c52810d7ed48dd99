// A text with the matches of a query marked.
import { markedPieces } from './marked.rules.ts'

export const Marked = ({ text, query }: { text: string; query: string }) =>
  markedPieces(text, query).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
    piece.matched ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
