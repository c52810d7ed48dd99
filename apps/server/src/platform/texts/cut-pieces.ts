// Cuts a long text into overlapping pieces that are searched for phrases one by one, with other work in between; no phrase is lost at a cut.

/** The maximum length of a piece, in characters: searching it for all forbidden phrases takes a few milliseconds. */
const PIECE_LENGTH = 5_000
/** The minimum overlap of two neighbouring pieces, in characters: longer than any phrase that is searched. */
const OVERLAP = 200

/** Pieces that begin and end between words, unless a word is longer than the overlap. */
export function cutPieces(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > PIECE_LENGTH) {
    const to = spaceBefore(text, from + PIECE_LENGTH)
    pieces.push(text.slice(from, to))
    from = spaceBefore(text, to - OVERLAP)
  }
  return [...pieces, text.slice(from)]
}

/** Position of the last space before `end`; `end` itself if there is none in the 200 characters (`OVERLAP`) before it. */
function spaceBefore(text: string, end: number): number {
  for (let at = end; at > end - OVERLAP; at -= 1) if (/\s/.test(text.charAt(at))) return at
  return end
}
