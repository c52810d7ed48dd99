// Word-by-word difference of two texts: removed, added and common parts.

export interface Piece {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Words of one text times words of the other: with more the text counts as replaced as a whole, since the table of all pairs would take too long. */
const MOST_PAIRS = 4_000_000

const splitWords = (text: string): string[] => text.split(/(?<=\s)/)

/** The parts in reading order, neighbours of one kind joined: in the old text only (`gone`), in the new one only (`new`), in both. */
export function differences(before: string, after: string): Piece[] {
  const [old, fresh] = [splitWords(before), splitWords(after)]
  if (old.length * fresh.length > MOST_PAIRS) return joined([piece('gone', before), piece('new', after)])
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
      pieces.push(piece('gone', old[i]))
      i += 1
    } else {
      pieces.push(piece('new', fresh[j]))
      j += 1
    }
  }
  return joined(pieces)
}

const piece = (kind: Piece['kind'], text = ''): Piece => ({ kind, text })

/** Table of the longest common subsequence: how many words the rests of both texts share from each pair of places on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
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

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const { kind, text } of pieces) {
    const last = result.at(-1)
    if (last?.kind === kind) result[result.length - 1] = { kind, text: last.text + text }
    else if (text) result.push({ kind, text })
  }
  return result
}
