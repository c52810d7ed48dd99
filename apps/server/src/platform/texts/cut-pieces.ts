// Cuts a long text into overlapping pieces that are searched one by one, so that no phrase is lost at a cut.

/** Most characters of a piece. */
const PIECE_LENGTH = 5_000
/** Least overlap of two neighbouring pieces, in characters: longer than any phrase that is searched. */
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

/** Position of the last space before `end`; `end` itself if there is none within the overlap. */
function spaceBefore(text: string, end: number): number {
  for (let at = end; at > end - OVERLAP; at -= 1) if (/\s/.test(text.charAt(at))) return at
  return end
}
