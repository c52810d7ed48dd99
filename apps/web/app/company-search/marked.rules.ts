// Which pieces of a text a query matched: beginnings of words, whatever the case and with «ё» as «е».

export interface Piece {
  readonly text: string
  readonly matched: boolean
}

/** Lower case, and without the two dots of the seventh letter; as long as the text itself. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0308/g, '')
    .normalize('NFC')

/** Words of a query, longest first, so that the longer match wins. */
const wordsOf = (query: string): string[] => [...new Set(folded(query).match(/[\p{L}\p{N}]+/gu) ?? [])].sort((a, b) => b.length - a.length)

/** Cuts a text into matched and other pieces; joined they are the text again. */
export function markedPieces(text: string, query: string): Piece[] {
  const words = wordsOf(query)
  const pieces: Piece[] = []
  let rest = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const found = words.find((one) => folded(word).startsWith(one))
    if (!found) continue
    if (index > rest) pieces.push({ text: text.slice(rest, index), matched: false })
    pieces.push({ text: text.slice(index, index + found.length), matched: true })
    rest = index + found.length
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), matched: false })
  return pieces
}
