// Finds the companies' numbers in the rows that a member pasted or uploaded: each line gets a number, or the fault why it has none.
import {
  CELL_SHOWN,
  COLUMNS_SHOWN,
  LINES_MAX,
  type LineFault,
  type LineRepair,
  ROWS_SHOWN,
} from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { isCompanyInn, type WrittenNumber, withLeadingZero } from '@sverka/contract/identifiers/written.rules'
import { cutText } from '@sverka/contract/texts'
import type { Cell, Row, UnreadTable } from '../platform/tables/rows.ts'
import { type Columns, chooseLineNumbers, type FoundNumber, findNumbersInLine, findRepair, isUnderHeading } from './line-numbers.ts'
import { findColumns, hasNumberHeading, isTotal, type SkippedLine } from './non-data-lines.ts'
import { findSumColumn, type LineSum, NO_SUM, readSum, unreadableSum } from './read-sums.ts'

export interface ParsedLine extends LineSum {
  /** Number of the line in the list, from 1. */
  readonly line: number
  /** Its text, cut to 200 characters. */
  readonly given: string
  /** A valid ИНН or ОГРН; null if there is a fault. */
  readonly number: string | null
  /** The digits taken for the number of a company, valid or not. */
  readonly read: string | null
  /** Nine digits that the line or its column calls КПП, or that are all the line has. */
  readonly kpp: string | null
  readonly fault: LineFault | null
  /** The earlier line that this one repeats. */
  readonly repeats: number | null
  /** For a further number of another line, which became a line of its own: that line. */
  readonly found_in: number | null
  /** What was done to read the number. */
  readonly repair: LineRepair | null
}

/** The first rows of a table, its columns, and the lines left out. */
export interface TableBeginning {
  readonly rows: readonly Row[]
  /** Columns with their headings, and how many numbers were read from each. */
  readonly columns: readonly { readonly column: number; readonly head: string; readonly numbers: number }[]
  /** The column that sums were read from. */
  readonly sumColumn: number | null
  readonly leftOut: readonly SkippedLine[]
}

export interface ReadOptions {
  /** The only column to read; null for all. */
  readonly column: number | null
  /** The column of sums; 0 for none, undefined for the one whose heading names a sum. */
  readonly sumColumn?: number | undefined
  /** The member's corrections of lines; an empty text leaves the line out. */
  readonly corrections: ReadonlyMap<number, string>
}

/** The reason why a list is not read. */
export class ListReadError extends Error {
  readonly fault: UnreadTable['fault'] | 'no_numbers' | 'mended_unread'

  constructor(fault: ListReadError['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** How many characters of a line are stored and shown. */
const SHOWN_LENGTH = 200

/** The beginning of a line as it was given, with «…» where it was cut. */
function formatCells(cells: readonly Cell[]): string {
  let shown = ''
  for (const { text } of cells) {
    shown = `${shown} ${cutText(text, 2 * SHOWN_LENGTH)}`.replace(/ +/g, ' ').trimStart()
    if (shown.length > SHOWN_LENGTH) return cutTo(SHOWN_LENGTH, shown)
  }
  return shown.trim()
}

const cutTo = (most: number, text: string): string => (text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`)

/** A line before it is known whether it repeats another. */
type LineBeforeRepeats = Omit<ParsedLine, 'repeats'>

/** Everything read so far. */
class Lines {
  /** The lines with their results. */
  read: LineBeforeRepeats[] = []
  readonly leftOut: SkippedLine[] = []
  readonly rows: Row[] = []
  readonly #reading: ReadOptions
  readonly #numbers = new Set<string>()
  /** Further numbers of lines that already have one. */
  readonly #further = new Map<string, { readonly found: FoundNumber; readonly given: string; readonly found_in: number }>()
  /** How many numbers were read from each column, and the headings of the columns. */
  readonly #counts = new Map<number, number>()
  readonly #heads = new Map<number, string>()
  #columns: Columns = new Map()
  #last = 0
  sumColumn: number | null

  constructor(reading: ReadOptions) {
    this.#reading = reading
    this.sumColumn = this.#unlessNumbers(reading.sumColumn || null)
  }

  add([line, cells]: Row): void {
    const given = formatCells(cells)
    if (given === '') return
    if (this.rows.length < ROWS_SHOWN) this.rows.push([line, cells])
    const heads = this.#numbers.size > 0 ? null : findColumns(cells)
    this.#last = line
    if (heads) this.#head({ line, given, as: 'heading' }, heads, cells)
    else this.#line(line, given, cells)
  }

  /** Null for the column that numbers are read from: it cannot be read for sums too. */
  #unlessNumbers(sumColumn: number | null): number | null {
    return sumColumn === this.#reading.column ? null : sumColumn
  }

  #head(line: SkippedLine, heads: Columns, cells: readonly Cell[]): void {
    this.leftOut.push(line)
    // A second line of headings may say less than the first.
    if (hasNumberHeading(this.#columns) && !hasNumberHeading(heads)) return
    if (hasNumberHeading(heads)) this.#takeTitles()
    this.#columns = heads
    if (this.#reading.sumColumn === undefined) this.sumColumn = this.#unlessNumbers(findSumColumn(cells))
    this.#heads.clear()
    for (const { column, text } of cells.slice(0, COLUMNS_SHOWN)) this.#heads.set(column, cutTo(CELL_SHOWN, text))
  }

  /** Lines without a number above the headings are the title of the table. */
  #takeTitles(): void {
    const isTitle = ({ read, kpp, fault }: LineBeforeRepeats) => read === null && kpp === null && fault === 'no_number'
    for (const { line, given } of this.read.filter(isTitle)) this.leftOut.push({ line, given, as: 'title' })
    this.read = this.read.filter((line) => !isTitle(line))
  }

  #line(line: number, given: string, cells: readonly Cell[]): void {
    const sumCell = cells.find(({ column }) => column === this.sumColumn)
    // If the line was split differently, its cells do not belong to the headings.
    const isSum = this.#reading.sumColumn !== undefined || isUnderHeading(cells, this.#columns)
    const beside = isSum ? cells.filter((cell) => cell !== sumCell) : cells
    const written = findNumbersInLine(beside, this.#columns, this.#reading.column)
    if (isTotal(cells, written)) return void this.leftOut.push({ line, given, as: 'total' })
    const [found, ...others] = chooseLineNumbers(beside, written)
    for (const other of others)
      if (!this.#further.has(other.digits)) this.#further.set(other.digits, { found: other, given, found_in: line })
    const isRounded = written.some((one) => one.isRounded)
    const sum = (isSum ? readSum : unreadableSum)(sumCell?.text ?? '')
    this.#push({ line, given, found_in: null, kpp: findKpp(beside, written), ...sum }, found, isRounded)
    // A further number may also have a line of its own, which counts once.
    if (this.read.length > LINES_MAX || this.#further.size > 2 * LINES_MAX) throw new ListReadError('too_many_lines')
  }

  #push(line: Omit<LineBeforeRepeats, 'number' | 'read' | 'fault' | 'repair'>, found: FoundNumber | undefined, isRounded: boolean): void {
    const judged = judge(found?.digits ?? null, isRounded)
    this.read.push({ ...line, ...judged, read: found?.digits ?? null, repair: judged.number === null || !found ? null : findRepair(found) })
    if (judged.number === null || !found) return
    this.#numbers.add(judged.number)
    this.#counts.set(found.cell.column, (this.#counts.get(found.cell.column) ?? 0) + 1)
  }

  /** Further numbers come after their line; ones that occurred before are left out, since a table may repeat them in every line. */
  end(): void {
    for (const [number, { found, ...from }] of this.#further)
      if (!this.#numbers.has(number)) this.#push({ ...from, line: ++this.#last, kpp: null, ...NO_SUM }, found, false)
    if (this.read.length > LINES_MAX) throw new ListReadError('too_many_lines')
  }

  columns(): TableBeginning['columns'] {
    const known = new Set([
      ...this.#heads.keys(),
      ...this.#counts.keys(),
      ...this.rows.flatMap(([, cells]) => cells.slice(0, COLUMNS_SHOWN).map(({ column }) => column)),
    ])
    return [...known]
      .sort((a, b) => a - b)
      .slice(0, COLUMNS_SHOWN)
      .map((column) => ({ column, head: this.#heads.get(column) ?? '', numbers: this.#counts.get(column) ?? 0 }))
  }
}

const ALL: ReadOptions = { column: null, corrections: new Map() }

/**
 * The lines of a list, each further number of a line right after it; blank lines, headings, titles and totals are left out. Throws ListReadError
 * as soon as there are more lines than a list may have, without reading the other rows, and if nothing is left.
 */
export function readLines(rows: Iterable<Row>, reading: ReadOptions = ALL): ParsedLine[] {
  return readTable(rows, reading).lines
}

/** The same, with the first rows, the columns and the lines left out. */
export function readTable(rows: Iterable<Row>, reading: ReadOptions): TableBeginning & { readonly lines: ParsedLine[] } {
  const lines = new Lines(reading)
  for (const row of rows) lines.add(row)
  lines.end()
  const mended = applyCorrections(lines, reading)
  if (mended.length === 0) throw new ListReadError(lines.read.length === 0 && lines.leftOut.length > 0 ? 'no_numbers' : 'required')
  const shown = lines.rows.map(
    ([line, cells]): Row => [line, cells.slice(0, COLUMNS_SHOWN).map(({ column, text }) => ({ column, text: cutTo(CELL_SHOWN, text) }))],
  )
  return {
    lines: withRepeats(mended, ({ number }) => number),
    rows: shown,
    columns: lines.columns(),
    sumColumn: lines.sumColumn,
    leftOut: lines.leftOut.filter(({ line }) => !reading.corrections.get(line)).sort((one, other) => one.line - other.line),
  }
}

const linePlace = ({ line, found_in }: LineBeforeRepeats): number => found_in ?? line

/** Applies the member's corrections and sorts the lines as given, each further number after its line. Throws if a correction names no line. */
function applyCorrections({ read, leftOut }: Lines, { corrections }: ReadOptions): LineBeforeRepeats[] {
  const meant = leftOut.flatMap(({ line, given }) => (corrections.get(line) ? [{ ...NOTHING_READ, line, given }] : []))
  const all = [...read, ...meant]
  const known = new Set(all.map(({ line }) => line))
  for (const [line, by] of corrections) if (by !== '' && !known.has(line)) throw new ListReadError('mended_unread')
  return all
    .flatMap((line) => mend(line, corrections.get(line.line)))
    .sort((one, other) => linePlace(one) - linePlace(other) || one.line - other.line)
}

const NOTHING_READ = { number: null, read: null, kpp: null, fault: 'no_number', found_in: null, repair: null, ...NO_SUM } as const

const isKpp = ({ digits, label }: Pick<WrittenNumber, 'digits' | 'label'>): boolean => label === 'kpp' && /^\d{9}$/.test(digits)

/** Nine digits that fill the cell after the ИНН of a company. */
const isBehindInn = ({ digits, label, cell }: FoundNumber, before: FoundNumber | undefined): boolean =>
  label === null && /^\d{9}$/.test(digits) && cell.text.trim() === digits && before !== undefined && isCompanyInn(before.digits)

/** The КПП of a line: nine digits after the word КПП, in the cell after the ИНН of a company, or alone in the line; else null. */
function findKpp(cells: readonly Cell[], written: readonly FoundNumber[]): string | null {
  const [only, ...others] = written
  const isAlone = only?.label === null && others.length === 0 && cells.every(({ text }) => /^[\d\s]*$/.test(text))
  const kpp =
    written.find((one, at) => isKpp(one) || isBehindInn(one, written[at - 1])) ??
    (isAlone && isKpp({ ...only, label: 'kpp' }) ? only : undefined)
  return kpp?.digits ?? null
}

/** Whether a number may be an ИНН that lost its leading zero, or else a КПП: it cannot be known which, so the member is asked. */
const isDoubtful = (number: string): boolean => withLeadingZero(number).some(isIdentifierValid)

const findFault = (number: string | null): LineFault | null => {
  if (number === null) return 'no_number'
  if (isDoubtful(number)) return 'doubtful'
  if (identifierKind(number) === null) return 'length'
  return isIdentifierValid(number) ? null : 'checksum'
}

/** The number if it is valid, else the fault. `isRounded`: the line has a number that a spreadsheet has rounded. */
function judge(number: string | null, isRounded: boolean): Pick<ParsedLine, 'number' | 'fault'> {
  const wrong = findFault(number)
  if (wrong === null) return { number, fault: null }
  return { number: null, fault: isRounded ? 'rounded' : wrong }
}

/** The line with the member's correction `by`, as a list of one; unchanged without one, and left out if it is empty. */
function mend(line: LineBeforeRepeats, by: string | undefined): LineBeforeRepeats[] {
  if (by === undefined) return [line]
  if (by === '') return []
  const cells = [{ column: 1, text: by }]
  const written = findNumbersInLine(cells, new Map(), null)
  const [found, ...others] = chooseLineNumbers(cells, written)
  const read = found?.digits ?? null
  const isRounded = written.some((one) => one.isRounded)
  // A corrected line must have one company: of two numbers it cannot be known which is meant.
  const judged = others.length > 0 ? { number: null, fault: 'length' as const } : judge(read, isRounded)
  return [{ ...line, ...judged, read, kpp: findKpp(cells, written), repair: 'by_hand' }]
}

/** Marks each line with the same key as an earlier line as a repeat of that line. `saying`: the key of a line; null for none. */
export function withRepeats<Line extends LineBeforeRepeats>(
  lines: readonly Line[],
  saying: (line: Line) => string | null,
): (Line & Pick<ParsedLine, 'repeats'>)[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const said = saying(line)
    const before = said === null ? undefined : seen.get(said)
    if (before !== undefined) return { ...line, fault: 'repeat', repeats: before }
    if (said !== null) seen.set(said, line.line)
    return { ...line, fault: line.fault === 'repeat' ? null : line.fault, repeats: null }
  })
}
