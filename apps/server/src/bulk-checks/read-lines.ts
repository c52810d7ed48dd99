// Bulk checks: finds the companies' numbers in the rows of a member's list, pasted or from a file. Each line gets a number or the reason why it has
// none (its fault). ИНН is a taxpayer number, ОГРН a registration number, КПП the tax registration code of an office (9 digits).
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
  /** The digits that were taken for the number of a company, valid or not. */
  readonly read: string | null
  /** Nine digits that are labelled as КПП, follow an ИНН or are all that the line has. */
  readonly kpp: string | null
  readonly fault: LineFault | null
  /** The earlier line that this one repeats. */
  readonly repeats: number | null
  /** A second or later number of a line becomes a line of its own; this is the line that contained it. */
  readonly found_in: number | null
  /** What was done to read the number; null if nothing was. */
  readonly repair: LineRepair | null
}

/** The first rows of a table, its columns, and the lines left out. */
export interface TableBeginning {
  readonly rows: readonly Row[]
  /** Columns with their headings, and the count of companies' numbers read from each. */
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

/** Thrown if a whole list cannot be read; `mended_unread` is a correction that cannot be read or names no line. */
export class ListReadError extends Error {
  readonly fault: UnreadTable['fault'] | 'no_numbers' | 'mended_unread'

  constructor(fault: ListReadError['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** Characters of a line that are stored and shown. */
const SHOWN_LENGTH = 200

/** The text of a line, cut to `SHOWN_LENGTH` with «…». */
function formatCells(cells: readonly Cell[]): string {
  let shown = ''
  for (const { text } of cells) {
    shown = `${shown} ${cutText(text, 2 * SHOWN_LENGTH)}`.replace(/ +/g, ' ').trimStart()
    if (shown.length > SHOWN_LENGTH) return cutWithEllipsis(SHOWN_LENGTH, shown)
  }
  return shown.trim()
}

const cutWithEllipsis = (most: number, text: string): string => (text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`)

/** A line before it is determined whether it repeats another. */
type LineBeforeRepeats = Omit<ParsedLine, 'repeats'>

/** Reads a list row by row and holds everything read so far. */
class LineCollector {
  /** Lines of the list with their results. */
  read: LineBeforeRepeats[] = []
  readonly leftOut: SkippedLine[] = []
  readonly rows: Row[] = []
  readonly #options: ReadOptions
  /** Valid numbers found so far. */
  readonly #numbers = new Set<string>()
  /** Further numbers of lines that already have one. */
  readonly #further = new Map<string, { readonly found: FoundNumber; readonly given: string; readonly found_in: number }>()
  /** Count of numbers read from each column, and the headings of the columns. */
  readonly #counts = new Map<number, number>()
  readonly #heads = new Map<number, string>()
  #columns: Columns = new Map()
  #lastLine = 0
  sumColumn: number | null

  constructor(options: ReadOptions) {
    this.#options = options
    this.sumColumn = this.#unlessNumbers(options.sumColumn || null)
  }

  add([line, cells]: Row): void {
    const given = formatCells(cells)
    if (given === '') return
    if (this.rows.length < ROWS_SHOWN) this.rows.push([line, cells])
    const heads = this.#numbers.size > 0 ? null : findColumns(cells)
    this.#lastLine = line
    if (heads) this.#addHeading({ line, given, as: 'heading' }, heads, cells)
    else this.#addLine(line, given, cells)
  }

  /** The column of sums; null if companies' numbers are read from that column, which cannot have sums too. */
  #unlessNumbers(sumColumn: number | null): number | null {
    return sumColumn === this.#options.column ? null : sumColumn
  }

  #addHeading(line: SkippedLine, heads: Columns, cells: readonly Cell[]): void {
    this.leftOut.push(line)
    // A second line of headings that names no number does not replace one that does.
    if (hasNumberHeading(this.#columns) && !hasNumberHeading(heads)) return
    if (hasNumberHeading(heads)) this.#leaveOutTitles()
    this.#columns = heads
    if (this.#options.sumColumn === undefined) this.sumColumn = this.#unlessNumbers(findSumColumn(cells))
    this.#heads.clear()
    for (const { column, text } of cells.slice(0, COLUMNS_SHOWN)) this.#heads.set(column, cutWithEllipsis(CELL_SHOWN, text))
  }

  /** Lines without a number above the headings are the title of the table. */
  #leaveOutTitles(): void {
    const isTitle = ({ read, kpp, fault }: LineBeforeRepeats) => read === null && kpp === null && fault === 'no_number'
    for (const { line, given } of this.read.filter(isTitle)) this.leftOut.push({ line, given, as: 'title' })
    this.read = this.read.filter((line) => !isTitle(line))
  }

  #addLine(line: number, given: string, cells: readonly Cell[]): void {
    const sumCell = cells.find(({ column }) => column === this.sumColumn)
    // If the line was separated differently, its cells do not belong to the headings, so a sum found by its heading is not read.
    const hasSum = this.#options.sumColumn !== undefined || isUnderHeading(cells, this.#columns)
    const otherCells = hasSum ? cells.filter((cell) => cell !== sumCell) : cells
    const written = findNumbersInLine(otherCells, this.#columns, this.#options.column)
    if (isTotal(cells, written)) return void this.leftOut.push({ line, given, as: 'total' })
    const [found, ...others] = chooseLineNumbers(otherCells, written)
    for (const other of others)
      if (!this.#further.has(other.digits)) this.#further.set(other.digits, { found: other, given, found_in: line })
    const isRounded = written.some((number) => number.isRounded)
    const sum = (hasSum ? readSum : unreadableSum)(sumCell?.text ?? '')
    this.#push({ line, given, found_in: null, kpp: findKpp(otherCells, written), ...sum }, found, isRounded)
    // Twice as many further numbers are accepted for now: some may have lines of their own too and are then left out.
    if (this.read.length > LINES_MAX || this.#further.size > 2 * LINES_MAX) throw new ListReadError('too_many_lines')
  }

  #push(line: Omit<LineBeforeRepeats, 'number' | 'read' | 'fault' | 'repair'>, found: FoundNumber | undefined, isRounded: boolean): void {
    const outcome = validate(found?.digits ?? null, isRounded)
    this.read.push({
      ...line,
      ...outcome,
      read: found?.digits ?? null,
      repair: outcome.number === null || !found ? null : findRepair(found),
    })
    if (outcome.number === null || !found) return
    this.#numbers.add(outcome.number)
    this.#counts.set(found.cell.column, (this.#counts.get(found.cell.column) ?? 0) + 1)
  }

  /** Adds the further numbers. Those that have a line of their own are left out: a table may repeat the buyer's number in every line. */
  end(): void {
    for (const [number, { found, ...origin }] of this.#further)
      if (!this.#numbers.has(number)) this.#push({ ...origin, line: ++this.#lastLine, kpp: null, ...NO_SUM }, found, false)
    if (this.read.length > LINES_MAX) throw new ListReadError('too_many_lines')
  }

  columns(): TableBeginning['columns'] {
    const columns = new Set([
      ...this.#heads.keys(),
      ...this.#counts.keys(),
      ...this.rows.flatMap(([, cells]) => cells.slice(0, COLUMNS_SHOWN).map(({ column }) => column)),
    ])
    return [...columns]
      .sort((a, b) => a - b)
      .slice(0, COLUMNS_SHOWN)
      .map((column) => ({ column, head: this.#heads.get(column) ?? '', numbers: this.#counts.get(column) ?? 0 }))
  }
}

const DEFAULT_OPTIONS: ReadOptions = { column: null, corrections: new Map() }

/**
 * The lines of a list, each further number of a line right after it; blank lines, headings, titles and totals are left out. Throws ListReadError
 * as soon as there are more lines than a list may have, without reading the other rows, and also if no line remains.
 */
export function readLines(rows: Iterable<Row>, options: ReadOptions = DEFAULT_OPTIONS): ParsedLine[] {
  return readTable(rows, options).lines
}

/** The same as `readLines`, with the first rows, the columns and the lines left out. */
export function readTable(rows: Iterable<Row>, options: ReadOptions): TableBeginning & { readonly lines: ParsedLine[] } {
  const lines = new LineCollector(options)
  for (const row of rows) lines.add(row)
  lines.end()
  const corrected = applyCorrections(lines, options)
  if (corrected.length === 0) throw new ListReadError(lines.read.length === 0 && lines.leftOut.length > 0 ? 'no_numbers' : 'required')
  const shown = lines.rows.map(
    ([line, cells]): Row => [
      line,
      cells.slice(0, COLUMNS_SHOWN).map(({ column, text }) => ({ column, text: cutWithEllipsis(CELL_SHOWN, text) })),
    ],
  )
  return {
    lines: withRepeats(corrected, ({ number }) => number),
    rows: shown,
    columns: lines.columns(),
    sumColumn: lines.sumColumn,
    leftOut: lines.leftOut.filter(({ line }) => !options.corrections.get(line)).sort((a, b) => a.line - b.line),
  }
}

const linePlace = ({ line, found_in }: LineBeforeRepeats): number => found_in ?? line

/** Applies the member's corrections and sorts the lines as in the list, each further number after its line. Throws if a correction names no line. */
function applyCorrections({ read, leftOut }: LineCollector, { corrections }: ReadOptions): LineBeforeRepeats[] {
  const correctedHeadings = leftOut.flatMap(({ line, given }) => (corrections.get(line) ? [{ ...NOTHING_READ, line, given }] : []))
  const all = [...read, ...correctedHeadings]
  const lineNumbers = new Set(all.map(({ line }) => line))
  for (const [line, text] of corrections) if (text !== '' && !lineNumbers.has(line)) throw new ListReadError('mended_unread')
  return all.flatMap((line) => correctLine(line, corrections.get(line.line))).sort((a, b) => linePlace(a) - linePlace(b) || a.line - b.line)
}

const NOTHING_READ = { number: null, read: null, kpp: null, fault: 'no_number', found_in: null, repair: null, ...NO_SUM } as const

const isKpp = ({ digits, label }: Pick<WrittenNumber, 'digits' | 'label'>): boolean => label === 'kpp' && /^\d{9}$/.test(digits)

/** True for nine digits that fill the cell after the ИНН of a company. */
const isAfterInn = ({ digits, label, cell }: FoundNumber, before: FoundNumber | undefined): boolean =>
  label === null && /^\d{9}$/.test(digits) && cell.text.trim() === digits && before !== undefined && isCompanyInn(before.digits)

/** The КПП of a line: nine digits after the word КПП, in the cell after the ИНН of a company, or alone in the line; else null. */
function findKpp(cells: readonly Cell[], written: readonly FoundNumber[]): string | null {
  const [only, ...others] = written
  const isAlone = only?.label === null && others.length === 0 && cells.every(({ text }) => /^[\d\s]*$/.test(text))
  const kpp =
    written.find((number, index) => isKpp(number) || isAfterInn(number, written[index - 1])) ??
    (isAlone && isKpp({ ...only, label: 'kpp' }) ? only : undefined)
  return kpp?.digits ?? null
}

/** True for digits that may be an ИНН without its leading zero or a КПП: only the member can say which. */
const isDoubtful = (number: string): boolean => withLeadingZero(number).some(isIdentifierValid)

const findFault = (number: string | null): LineFault | null => {
  if (number === null) return 'no_number'
  if (isDoubtful(number)) return 'doubtful'
  if (identifierKind(number) === null) return 'length'
  return isIdentifierValid(number) ? null : 'checksum'
}

/** The number if it is valid, else the fault. `isRounded`: the line has a number whose last digits a spreadsheet has rounded off. */
function validate(number: string | null, isRounded: boolean): Pick<ParsedLine, 'number' | 'fault'> {
  const fault = findFault(number)
  if (fault === null) return { number, fault: null }
  return { number: null, fault: isRounded ? 'rounded' : fault }
}

/** The line with the number read from the member's correction; unchanged without a correction; no line if the correction is empty. */
function correctLine(line: LineBeforeRepeats, correction: string | undefined): LineBeforeRepeats[] {
  if (correction === undefined) return [line]
  if (correction === '') return []
  const cells = [{ column: 1, text: correction }]
  const written = findNumbersInLine(cells, new Map(), null)
  const [found, ...others] = chooseLineNumbers(cells, written)
  const read = found?.digits ?? null
  const isRounded = written.some((number) => number.isRounded)
  // A correction must name one company: of two numbers the intended one is unknown.
  const outcome = others.length > 0 ? { number: null, fault: 'length' as const } : validate(read, isRounded)
  return [{ ...line, ...outcome, read, kpp: findKpp(cells, written), repair: 'by_hand' }]
}

/** Marks each line with the same key as an earlier line as a repeat of that line; a line whose key is null repeats nothing. */
export function withRepeats<Line extends LineBeforeRepeats>(
  lines: readonly Line[],
  keyOf: (line: Line) => string | null,
): (Line & Pick<ParsedLine, 'repeats'>)[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const key = keyOf(line)
    const before = key === null ? undefined : seen.get(key)
    if (before !== undefined) return { ...line, fault: 'repeat', repeats: before }
    if (key !== null) seen.set(key, line.line)
    return { ...line, fault: line.fault === 'repeat' ? null : line.fault, repeats: null }
  })
}
