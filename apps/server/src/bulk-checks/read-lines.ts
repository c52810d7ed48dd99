// Finds the numbers in what a member pastes or uploads: each line is recognised, or it is said what is wrong with it.
import { LINES_MAX, type LineFault } from '@sverka/contract/bulk-checks.rules'
import { identifierHolds, identifierKind } from '@sverka/contract/identifiers'
import {
  labelsIn,
  type NumberLabel,
  restored,
  type WrittenNumber,
  withNought,
  withPlainSigns,
  writtenNumbers,
} from '@sverka/contract/identifiers.written.rules'

export interface GivenLine {
  readonly line: number
  readonly given: string
  readonly number: string | null
  readonly fault: LineFault | null
  /** The line that says the same. */
  readonly repeats: number | null
  /** The line where a number beyond the first of its line stands. */
  readonly found_in: number | null
}

/** What stands in a column, counted from 1. */
export interface Cell {
  readonly column: number
  readonly text: string
}

/** The cells of one line that has any, with its place in the text or table, from 1. */
export type Row = readonly [line: number, cells: readonly Cell[]]

/** Why nothing of a list is read. */
export class UnreadList extends Error {
  readonly fault: 'not_a_list' | 'required' | 'too_many_lines' | 'too_much_text'

  constructor(fault: UnreadList['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** Letters that are shown of a line as it was given. */
const SHOWN = 200
/** Nobody takes fewer digits for a number of a company: they are those of a house or a row. */
const FEWEST_DIGITS = 5
/** ИНН of companies and of people are of one sort where a line has nothing but numbers; beside words the second may be the head's. */
const sortOf = (number: string, isBare: boolean): string => (isBare ? identifierKind(number)?.slice(0, 3) : identifierKind(number)) ?? ''

/**
 * The numbers of a line: a sound one, with the others of its sort (two suppliers in one line, a company beside its customer), or else the
 * best there is. An ОГРН beside an ИНН is the same company.
 */
function numbersOf(cells: readonly Cell[], written: readonly WrittenNumber[]): string[] {
  const found = written.flatMap(({ digits, label, isRounded }) =>
    label === 'kpp' || isRounded || digits.length < FEWEST_DIGITS ? [] : [digits],
  )
  const sound = found.filter((one) => identifierHolds(one))
  const [first] = sound
  if (first === undefined) return [found.find((one) => identifierKind(one) !== null) ?? found[0] ?? []].flat()
  const isBare = !cells.some(({ text }) => /\p{L}/u.test(text))
  return [...new Set(sound)].filter((one) => sortOf(one, isBare) === sortOf(first, isBare))
}

const faultOf = (number: string | null): LineFault | null =>
  number === null ? 'no_number' : identifierKind(number) === null ? 'length' : identifierHolds(number) ? null : 'checksum'

const hasDigits = (cells: readonly Cell[]): boolean => cells.some(({ text }) => /\d/.test(withPlainSigns(text)))

/** What each column holds by its heading. */
type Columns = ReadonlyMap<number, readonly NumberLabel[]>

/** The columns of a line of heads: the first line of all without digits, or one before every number that names a column of numbers. */
function columnsOf(cells: readonly Cell[], isFirst: boolean): Columns | null {
  if (hasDigits(cells)) return null
  const columns = new Map(cells.map(({ column, text }) => [column, labelsIn(text)]))
  return isFirst || [...columns.values()].some((labels) => labels.length > 0) ? columns : null
}

const lastColumn = (columns: Iterable<number>): number => Math.max(0, ...columns)

/** The beginning of a line as it was given; what is left out is told by «…». */
function shownOf(cells: readonly Cell[]): string {
  let shown = ''
  for (const { text } of cells) {
    shown = `${shown} ${text.slice(0, 2 * SHOWN)}`.replace(/ +/g, ' ').trimStart()
    if (shown.length > SHOWN) return `${shown.slice(0, SHOWN - 1).trimEnd()}…`
  }
  return shown.trim()
}

/**
 * The numbers of a line, each as what its own words or the heading of its column call it. Where a heading names the column of an ИНН or ОГРН,
 * a bare number of another column is something else: a telephone, an account.
 */
function writtenIn(cells: readonly Cell[], heading: Columns): WrittenNumber[] {
  // A line with more cells than its heading has is cut elsewhere: nothing of it stands under its words.
  const isUnder = lastColumn(cells.map(({ column }) => column)) <= lastColumn(heading.keys())
  const columns: Columns = isUnder ? heading : new Map()
  const isNamed = [...columns.values()].some((labels) => labels.includes('inn') || labels.includes('ogrn'))
  const read = new Set<string>()
  return cells.flatMap(({ column, text }) => {
    const labels = columns.get(column) ?? []
    // What a line repeats says nothing more: a table may share one long text among all its cells.
    const said = `${labels.join()} ${text}`
    if (read.has(said)) return []
    read.add(said)
    const [only = null] = labels.length === 1 ? labels : []
    return writtenNumbers(text).flatMap((one) => {
      if (isNamed && labels.length === 0 && one.label === null) return []
      return one.label === null ? restored({ ...one, label: only }) : one
    })
  })
}

type Beyond = Pick<GivenLine, 'given' | 'found_in'>

/**
 * Blank lines and lines of heads are none. What a line has beyond its first number follows the last line. Throws
 * `UnreadList` as soon as there are more than a list may have, whatever is left of the rows.
 */
export function readLines(rows: Iterable<Row>): GivenLine[] {
  const seen = new Map<string, number>()
  const further = new Map<string, Beyond>()
  const lines: GivenLine[] = []
  let columns: Columns = new Map()
  let last = 0
  for (const [line, row] of rows) {
    const given = shownOf(row)
    if (given === '') continue
    const heads = seen.size > 0 ? null : columnsOf(row, last === 0)
    last = line
    columns = heads ?? columns
    if (heads) continue
    const written = writtenIn(row, columns)
    const [number = null, ...others] = numbersOf(row, written)
    for (const other of others) if (!further.has(other)) further.set(other, { given, found_in: line })
    const hasRounded = written.some(({ isRounded }) => isRounded)
    lines.push(lineOf(seen, { given, number, line, found_in: null }, hasRounded))
    // A number beyond the first of its line may stand in a line of its own as well, which counts once.
    if (lines.length > LINES_MAX || further.size > 2 * LINES_MAX) throw new UnreadList('too_many_lines')
  }
  // Said once already: nobody wants to read that for each line of a table.
  for (const [number, from] of further) if (!seen.has(number)) lines.push(lineOf(seen, { ...from, number, line: ++last }))
  if (lines.length > LINES_MAX) throw new UnreadList('too_many_lines')
  if (lines.length === 0) throw new UnreadList('required')
  return lines
}

/** A КПП, or an ИНН that lost its first nought: nobody says which, so that it is asked. */
const isDoubtful = (number: string | null): boolean => number !== null && withNought(number).some(identifierHolds)

/** `hasRounded`: the line has a number that lost its last digits. */
function lineOf(seen: Map<string, number>, one: Omit<GivenLine, 'fault' | 'repeats'>, hasRounded = false): GivenLine {
  const { line, number } = one
  const wrong = isDoubtful(number) ? 'doubtful' : faultOf(number)
  const fault = wrong !== null && hasRounded ? 'rounded' : wrong
  if (fault !== null || number === null) return { ...one, number: null, fault, repeats: null }
  const repeats = seen.get(number) ?? null
  if (repeats === null) seen.set(number, line)
  return { ...one, fault: repeats === null ? null : 'repeat', repeats }
}
