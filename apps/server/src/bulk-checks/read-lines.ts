// Finds the numbers in what a member pastes or uploads: each line is recognised, or it is said what is wrong with it.
import type { LineFault } from '@sverka/contract/bulk-checks.rules'
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

const SHOWN = 200
/** Nobody takes fewer digits for a number of a company: they are those of a house or a row. */
const FEWEST_DIGITS = 5
/** ИНН of companies and of people are of one sort where a line has nothing but numbers; beside words the second may be the head's. */
const sortOf = (number: string, isBare: boolean): string => (isBare ? identifierKind(number)?.slice(0, 3) : identifierKind(number)) ?? ''

/**
 * The numbers of a line: a sound one, with the others of its sort (two suppliers in one line, a company beside its customer), or else the
 * best there is. An ОГРН beside an ИНН is the same company.
 */
function numbersOf(cells: readonly string[], written: readonly WrittenNumber[]): string[] {
  const found = written.flatMap(({ digits, label, isRounded }) =>
    label === 'kpp' || isRounded || digits.length < FEWEST_DIGITS ? [] : [digits],
  )
  const sound = found.filter((one) => identifierHolds(one))
  const [first] = sound
  if (first === undefined) return [found.find((one) => identifierKind(one) !== null) ?? found[0] ?? []].flat()
  const isBare = !cells.some((cell) => /\p{L}/u.test(cell))
  return [...new Set(sound)].filter((one) => sortOf(one, isBare) === sortOf(first, isBare))
}

const faultOf = (number: string | null): LineFault | null =>
  number === null ? 'no_number' : identifierKind(number) === null ? 'length' : identifierHolds(number) ? null : 'checksum'

const isHeading = (row: readonly string[], index: number): boolean => index === 0 && !/\d/.test(withPlainSigns(row.join(' ')))

/** What each column holds by its heading. */
type Columns = readonly (readonly NumberLabel[])[]

/**
 * The numbers of a line, each as what its own words or the heading of its column call it. Where a heading names the column of an ИНН or ОГРН,
 * a bare number of another column is something else: a telephone, an account.
 */
function writtenIn(row: readonly string[], heading: Columns): WrittenNumber[] {
  // A line with more cells than its heading has is cut elsewhere: nothing of it stands under its words.
  const columns = row.length > heading.length ? [] : heading
  const isNamed = columns.some((labels) => labels.includes('inn') || labels.includes('ogrn'))
  const read = new Set<string>()
  return row.flatMap((cell, place) => {
    const labels = columns[place] ?? []
    // What a line repeats says nothing more: a table may share one long text among all its cells.
    const said = `${labels.join()} ${cell}`
    if (read.has(said)) return []
    read.add(said)
    const [only = null] = labels.length === 1 ? labels : []
    return writtenNumbers(cell).flatMap((one) => {
      if (isNamed && labels.length === 0 && one.label === null) return []
      return one.label === null ? restored({ ...one, label: only }) : one
    })
  })
}

/** Blank lines are none, and a first line without digits is a heading. What a line has beyond its first number follows the last line. */
export function readLines(rows: readonly (readonly string[])[]): GivenLine[] {
  const seen = new Map<string, number>()
  const further = new Map<string, Pick<GivenLine, 'given' | 'found_in'>>()
  const columns: Columns = rows[0] && isHeading(rows[0], 0) ? rows[0].map(labelsIn) : []
  const lines = rows.flatMap((row, index) => {
    const given = row.join(' ').replace(/ +/g, ' ').trim().slice(0, SHOWN)
    if (given === '' || isHeading(row, index)) return []
    const written = writtenIn(row, columns)
    const [number = null, ...others] = numbersOf(row, written)
    for (const other of others) if (!further.has(other)) further.set(other, { given, found_in: index + 1 })
    return [
      lineOf(
        seen,
        { given, number, line: index + 1, found_in: null },
        written.some(({ isRounded }) => isRounded),
      ),
    ]
  })
  // Said once already: nobody wants to read that for each line of a table.
  const fresh = [...further].filter(([number]) => !seen.has(number))
  return [...lines, ...fresh.map(([number, from], index) => lineOf(seen, { ...from, number, line: rows.length + index + 1 }))]
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

/** Behind semicolons, tabs, and commas that are not those of a number: «7,70708E+11». */
const BETWEEN_CELLS = /[;\t]|,(?!\d{1,20}[eе]\+?\d)/i

/** Cells of text: a table's columns stand behind semicolons or tabs where its first line has one, else behind commas too. */
export const rowsOfText = (text: string): string[][] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, _index, [first = '']) =>
      line.split(/[;\t]/.test(first) ? /[;\t]/ : BETWEEN_CELLS).map((cell) => cell.replace(/^["'\s]+|["'\s]+$/g, '')),
    )
