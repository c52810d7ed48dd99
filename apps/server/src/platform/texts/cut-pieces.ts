// Cuts a long text into pieces that are searched one by one, without losing a phrase at a cut.

/** Letters of a piece. */
const PIECE_LENGTH = 5_000
/** Letters that two neighbouring pieces share at least: longer than any phrase that is searched. */
const SHARED = 200

/** Pieces that begin and end between words, unless a word is longer than what they share. */
export function cutPieces(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > PIECE_LENGTH) {
    const to = spaceBefore(text, from + PIECE_LENGTH)
    pieces.push(text.slice(from, to))
    from = spaceBefore(text, to - SHARED)
  }
  return [...pieces, text.slice(from)]
}

function spaceBefore(text: string, end: number): number {
  for (let at = end; at > end - SHARED; at -= 1) if (/\s/.test(text.charAt(at))) return at
  return end
}
