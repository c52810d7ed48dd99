// Word-by-word difference of two texts, such as the old and the new description of a product: removed, added and common parts.

export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Limit of old words × new words. Above it the whole text is shown as replaced, because the table of all pairs would take too long. */
const MAX_PAIRS = 4_000_000

/** Words, each with the white space after it. */
const splitWords = (text: string): string[] => text.split(/(?<=\s)/)

/**
 * The parts in reading order, neighbours of one kind joined: in the old text only (`removed`), in the new one only (`added`), in both (`same`).
 * Changes of white space alone are ignored; the spacing is that of the new text.
 */
export function differences(before: string, after: string): Piece[] {
  const [old, fresh] = [splitWords(before), splitWords(after)]
  if (old.length * fresh.length > MAX_PAIRS) return joinNeighbours([piece('removed', before), piece('added', after)])
  const longest = commonLengths(old, fresh)
  const lengthAt = (i: number, j: number): number => longest[i]?.[j] ?? 0
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i]?.trim() === fresh[j]?.trim()) {
      pieces.push(piece('same', fresh[j]))
      i += 1
      j += 1
    } else if (i < old.length && (j === fresh.length || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      pieces.push(piece('removed', old[i]))
      i += 1
    } else {
      pieces.push(piece('added', fresh[j]))
      j += 1
    }
  }
  return joinNeighbours(pieces)
}

const piece = (kind: Piece['kind'], text = ''): Piece => ({ kind, text })

/** Table of the longest common subsequence (LCS): cell [i][j] is its length for old[i..] and fresh[j..]. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
  // 16 bits suffice: the shorter text has at most 2,000 words, the root of `MAX_PAIRS`.
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]]
    if (!row || !below) continue
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      row[j] = old[i]?.trim() === fresh[j]?.trim() ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}

function joinNeighbours(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const { kind, text } of pieces) {
    const last = result.at(-1)
    if (last?.kind === kind) result[result.length - 1] = { kind, text: last.text + text }
    else if (text) result.push({ kind, text })
  }
  return result
}
