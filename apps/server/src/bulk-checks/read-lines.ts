// Finds the numbers in what a member pastes or uploads: each line is recognised, or it is said what is wrong with it.
import type { LineFault } from '@sverka/contract/bulk-checks.rules'
import { identifierHolds, identifierKind } from '@sverka/contract/identifiers'

export interface GivenLine {
  readonly line: number
  readonly given: string
  readonly number: string | null
  readonly fault: LineFault | null
  /** The line that says the same. */
  readonly repeats: number | null
}

const SHOWN = 200
const DIGITS = /\d[\d\u00a0 ]{3,}\d/g
/** A program of tables writes a long number so. */
const POWER = /\d(?:[.,]\d+)?[eе]\+?\d{1,2}/gi

/** What may be a number in a cell; blanks within it are no part of it. */
function candidates(cell: string): string[] {
  const powers = [...cell.matchAll(POWER)].map(([text]) => String(Number(text.replace(',', '.').replace(/е/i, 'e'))))
  const whole = [...cell.matchAll(DIGITS)].map(([text]) => text.replace(/\D/g, ''))
  return [...powers, ...whole]
}

/** A program of tables takes the nought away that an ИНН begins with. */
const withNought = (digits: string): string[] => (digits.length === 9 || digits.length === 11 ? [`0${digits}`] : [])

/** The best of a line: a sound number before one of the right length before anything else. */
function numberOf(cells: readonly string[]): string | null {
  const found = cells.flatMap(candidates)
  const sound = [...found, ...found.flatMap(withNought)].find(identifierHolds)
  return sound ?? found.find((one) => identifierKind(one) !== null) ?? found[0] ?? null
}

const faultOf = (number: string | null): LineFault | null =>
  number === null ? 'no_number' : identifierKind(number) === null ? 'length' : identifierHolds(number) ? null : 'checksum'

/** Blank lines are none, and a first line without digits is a heading. */
export function readLines(rows: readonly (readonly string[])[]): GivenLine[] {
  const seen = new Map<string, number>()
  return rows.flatMap((cells, index) => {
    const given = cells.join(' ').trim().slice(0, SHOWN)
    if (given === '' || (index === 0 && !/\d/.test(given))) return []
    const [number, line] = [numberOf(cells), index + 1]
    const fault = faultOf(number)
    const repeats = (fault === null && number !== null && seen.get(number)) || null
    if (fault === null && number !== null && repeats === null) seen.set(number, line)
    return [{ line, given, number: fault === null ? number : null, fault: repeats === null ? fault : ('repeat' as const), repeats }]
  })
}

/** Cells of text: a table's columns stand behind semicolons, commas or tabs. */
export const rowsOfText = (text: string): string[][] =>
  text.split(/\r\n|\r|\n/).map((line) => line.split(/[;,\t]/).map((cell) => cell.replace(/^["'\s]+|["'\s]+$/g, '')))
