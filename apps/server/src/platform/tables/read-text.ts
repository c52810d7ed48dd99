// Splits a text into rows and cells: a list that a member pasted, or a CSV file with semicolons, tabs or commas as separators.
import type { Cell, Row } from './rows.ts'

/** The decimal comma in a number such as «7,70708E+11», which is no separator. The E may be Latin or Cyrillic. */
const COMMA_OF_NUMBER = /^,\d{1,20}[eе]\+?\d/i

/** A line, or a line break. */
const LINE = /[^\r\n]+|\r\n?|\n/g
/** The text of an unquoted cell: from the first to the last character that is neither a space nor a quote. */
const INSIDE = /[^"'\s](?:.*[^"'\s])?/s
/** A first line «sep=;», which tells Excel the separator of the file. */
const SEPARATOR = /^\ufeff?"?sep=([^\r\n])"?[ \t]*$/i

/** Position of the separator that ends the cell beginning at `at`, or the length of the line. */
type FindEnd = (line: string, at: number) => number

/** Ends cells at any of these characters. */
const endAt =
  (separators: string): FindEnd =>
  (line, at) => {
    let end = at
    while (end < line.length && !separators.includes(line.charAt(end))) end++
    return end
  }

const atSemicolonOrTab = endAt(';\t')

/** The most lines, and characters in total, that are examined to find the separator. */
const [FIRST_LINES, FIRST_LETTERS] = [20, 20_000]

/**
 * Whether semicolons or tabs are the separators. They are if the first line has one. A title may come first, so they also are if at least two of
 * the first lines have one, and no fewer lines than have a comma. Quoted texts do not count.
 */
function hasSemicolonsOrTabs(text: string): boolean {
  const lines = text
    .slice(0, FIRST_LETTERS)
    .split(/\r\n?|\n/, FIRST_LINES)
    .map((line) => line.replace(/"[^"]*"/g, ''))
  const withMarks = lines.filter((line) => /[;\t]/.test(line)).length
  const withCommas = lines.filter((line) => line.includes(',')).length
  return /[;\t]/.test(lines[0] ?? '') || (withMarks > 1 && withMarks >= withCommas)
}

/** For texts whose separators are commas: ends cells at semicolons and tabs too, but not at decimal commas. */
const atAllSeparators: FindEnd = (line, at) => {
  let end = endAt(';\t,')(line, at)
  while (line.charAt(end) === ',' && COMMA_OF_NUMBER.test(line.slice(end, end + 24))) end = endAt(';\t,')(line, end + 1)
  return end
}

const QUOTE = '"'

/**
 * Reads the quoted cell that begins at `at`: its text and the position after it. Undefined if the cell is not quoted, or no quote closes it at
 * the end of a cell. Excel's formula «="007"», which keeps leading zeros, is read as a quoted cell too.
 */
function readQuoted(line: string, at: number, findEnd: FindEnd): { readonly text: string; readonly end: number } | undefined {
  const begin = line.startsWith('=', at) ? at + 1 : at
  if (line.charAt(begin) !== QUOTE) return undefined
  let close = line.indexOf(QUOTE, begin + 1)
  while (close >= 0 && line.charAt(close + 1) === QUOTE) close = line.indexOf(QUOTE, close + 2)
  if (close < 0 || findEnd(line, close + 1) !== close + 1) return undefined
  return { text: line.slice(begin + 1, close).replaceAll('""', QUOTE), end: close + 1 }
}

function splitCells(line: string, findEnd: FindEnd): Cell[] {
  const cells: Cell[] = []
  for (let at = 0; at <= line.length; ) {
    const quoted = readQuoted(line, at, findEnd)
    const end = quoted?.end ?? findEnd(line, at)
    const text = quoted?.text.trim() ?? INSIDE.exec(line.slice(at, end))?.[0] ?? ''
    cells.push({ column: cells.length + 1, text })
    at = end + 1
  }
  return cells
}

/** Whether a cell begins with a quote that is not closed in this line, so that the cell may continue in the next line. */
function isOpen(line: string, findEnd: FindEnd): boolean {
  for (let at = 0; at <= line.length; ) {
    const quoted = readQuoted(line, at, findEnd)
    const begin = line.startsWith('=', at) ? at + 1 : at
    if (!quoted && line.charAt(begin) === QUOTE && endsInside(line, begin)) return true
    at = (quoted?.end ?? findEnd(line, at)) + 1
  }
  return false
}

/** Whether only doubled quotes follow, which stand for a quote in the text, so that none closes the cell. */
function endsInside(line: string, begin: number): boolean {
  const rest = line.slice(begin + 1).replaceAll('""', '')
  return !rest.includes(QUOTE)
}

/** The most further lines, and characters, of a quoted cell; beyond them its quote counts as an ordinary character. */
const [CELL_LINES, CELL_LETTERS] = [20, 4_000]

/** Each row of a text with its line number from 1; the lines of a quoted cell are one row. */
class TextLines {
  readonly #parts: Iterator<readonly [number, string]>
  readonly #ahead: (readonly [number, string])[] = []
  readonly #findEnd: FindEnd

  constructor(text: string, findEnd: FindEnd) {
    this.#parts = numbered(text)
    this.#findEnd = findEnd
  }

  next(): readonly [number, string] | undefined {
    const first = this.#ahead.shift() ?? this.#read()
    if (!first?.[1].includes(QUOTE) || !isOpen(first[1], this.#findEnd)) return first
    let joined = first[1]
    for (let more = 0; more < CELL_LINES && joined.length < CELL_LETTERS; more++) {
      const part = this.#ahead[more] ?? this.#readAhead()
      if (!part) break
      joined += `\n${part[1]}`
      if (part[1].includes(QUOTE) && !isOpen(joined, this.#findEnd)) {
        // A quote that closes elsewhere than at the end of a cell is part of the text: the lines stay separate rows.
        if (!isComplete(joined, this.#findEnd)) break
        this.#ahead.splice(0, more + 1)
        return [first[0], joined]
      }
    }
    return first
  }

  #read(): readonly [number, string] | undefined {
    const { done, value } = this.#parts.next()
    return done ? undefined : value
  }

  #readAhead(): readonly [number, string] | undefined {
    const part = this.#read()
    if (part) this.#ahead.push(part)
    return part
  }
}

/** Whether every cell that begins with a quote ends with one. */
function isComplete(line: string, findEnd: FindEnd): boolean {
  for (let at = 0; at <= line.length; ) {
    const quoted = readQuoted(line, at, findEnd)
    if (!quoted && line.charAt(at) === QUOTE) return false
    at = (quoted?.end ?? findEnd(line, at)) + 1
  }
  return true
}

/** The non-empty lines with their numbers from 1. */
function* numbered(text: string): Generator<readonly [number, string]> {
  let line = 1
  for (const [part] of text.matchAll(LINE)) {
    if (part.startsWith('\r') || part.startsWith('\n')) line += 1
    else yield [line, part]
  }
}

/** All rows with their line numbers from 1. Blank lines, and a first line that names the separator («sep=;»), are omitted. */
export function* rowsOfText(text: string): Generator<Row> {
  const [first = ''] = /^[^\r\n]*/.exec(text) ?? []
  const [, separator] = SEPARATOR.exec(first) ?? []
  const findEnd = separator !== undefined ? endAt(separator) : hasSemicolonsOrTabs(text) ? atSemicolonOrTab : atAllSeparators
  const lines = new TextLines(text, findEnd)
  for (let row = lines.next(); row; row = lines.next()) {
    const [line, part] = row
    if (!(line === 1 && separator !== undefined) && INSIDE.test(part)) yield [line, splitCells(part, findEnd)]
  }
}
