// The rows of a text: what a member pasted, or a table that a program wrote with separators.
import type { Cell, Row } from './line-numbers.ts'

/** Behind semicolons, tabs, and commas that are not those of a number: «7,70708E+11». */
const COMMA_OF_NUMBER = /^,\d{1,20}[eе]\+?\d/i

const LINE = /[^\r\n]+|\r\n?|\n/g
/** From the first to the last sign that is neither a blank nor a quote. */
const INSIDE = /[^"'\s](?:.*[^"'\s])?/s
/** «sep=;», by which a table tells Excel what stands between its cells. */
const SEPARATOR = /^\ufeff?"?sep=([^\r\n])"?[ \t]*$/i

/** Where the next cell ends, from `at`. */
type FindEnd = (line: string, at: number) => number

const endAt =
  (separators: string): FindEnd =>
  (line, at) => {
    let end = at
    while (end < line.length && !separators.includes(line.charAt(end))) end++
    return end
  }

const atMarks = endAt(';\t')

/** A table's columns stand behind semicolons or tabs where its first line has one, else behind commas too. */
const atMarksAndCommas: FindEnd = (line, at) => {
  let end = endAt(';\t,')(line, at)
  while (line.charAt(end) === ',' && COMMA_OF_NUMBER.test(line.slice(end, end + 24))) end = endAt(';\t,')(line, end + 1)
  return end
}

const QUOTE = '"'

/** The place behind a cell in quotes that begins at `at`, also as «="…"»; undefined where there is none that is closed before its end. */
function endOfQuoted(line: string, at: number, findEnd: FindEnd): { readonly text: string; readonly end: number } | undefined {
  const begin = line.startsWith('=', at) ? at + 1 : at
  if (line.charAt(begin) !== QUOTE) return undefined
  let close = line.indexOf(QUOTE, begin + 1)
  while (close >= 0 && line.charAt(close + 1) === QUOTE) close = line.indexOf(QUOTE, close + 2)
  if (close < 0 || findEnd(line, close + 1) !== close + 1) return undefined
  return { text: line.slice(begin + 1, close).replaceAll('""', QUOTE), end: close + 1 }
}

function cellsOf(line: string, findEnd: FindEnd): Cell[] {
  const cells: Cell[] = []
  for (let at = 0; at <= line.length; ) {
    const quoted = endOfQuoted(line, at, findEnd)
    const end = quoted?.end ?? findEnd(line, at)
    const text = quoted?.text.trim() ?? INSIDE.exec(line.slice(at, end))?.[0] ?? ''
    cells.push({ column: cells.length + 1, text })
    at = end + 1
  }
  return cells
}

/** Lines one after the other with their places from 1; blank ones, and one that tells the separator, are left out. */
export function* rowsOfText(text: string): Generator<Row> {
  const [first = ''] = /^[^\r\n]*/.exec(text) ?? []
  const [, separator] = SEPARATOR.exec(first) ?? []
  const findEnd = separator !== undefined ? endAt(separator) : /[;\t]/.test(first) ? atMarks : atMarksAndCommas
  let line = 1
  for (const [part] of text.matchAll(LINE)) {
    if (part.startsWith('\r') || part.startsWith('\n')) line += 1
    else if (!(line === 1 && separator !== undefined) && INSIDE.test(part)) yield [line, cellsOf(part, findEnd)]
  }
}
