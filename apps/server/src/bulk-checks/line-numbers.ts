// Finds the numbers in one line of a list, each with its kind (ИНН, ОГРН, КПП) if the words before it or the heading of its column tell it.
import type { LineRepair } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { type NumberLabel, restored, type WrittenNumber, writtenNumbers } from '@sverka/contract/identifiers/written.rules'
import type { Cell } from '../platform/tables/rows.ts'

/** A number with the cell that contains it. */
export interface FoundNumber extends WrittenNumber {
  readonly cell: Cell
}

/** The kinds of number that the heading of each column names, by the column's number. */
export type Columns = ReadonlyMap<number, readonly NumberLabel[]>

const lastColumn = (columns: Iterable<number>): number => {
  let last = 0
  for (const column of columns) last = Math.max(last, column)
  return last
}

/** False for a line with more cells than the headings have: it was split differently, so the headings do not apply to it. */
export const isUnderHeading = (cells: readonly Cell[], heading: Columns): boolean =>
  lastColumn(cells.map(({ column }) => column)) <= lastColumn(heading.keys())

/** The columns that apply to a line. */
const columnsFor = (cells: readonly Cell[], heading: Columns): Columns => (isUnderHeading(cells, heading) ? heading : new Map())

/**
 * The numbers of a line. If a heading names a column of ИНН or ОГРН, numbers without words in other columns are ignored: they are phones, accounts
 * and the like. `chosen`: the column that the member has chosen, which has ИНН unless its heading says otherwise; other columns are not read.
 */
export function findNumbersInLine(row: readonly Cell[], heading: Columns, chosen: number | null): FoundNumber[] {
  const cells = chosen === null ? row : row.filter(({ column }) => column === chosen)
  const columns = chosen === null ? columnsFor(row, heading) : new Map([[chosen, labelsOfChosen(heading.get(chosen))]])
  const isNamed = [...columns.values()].some((labels) => labels.includes('inn') || labels.includes('ogrn'))
  const read = new Set<string>()
  return cells.flatMap((cell) => {
    const labels = columns.get(cell.column) ?? []
    // Repetitions within a line are ignored: all cells of a table may share one long text.
    const said = `${labels.join()} ${cell.text}`
    if (read.has(said)) return []
    read.add(said)
    const [only = null] = labels.length === 1 ? labels : []
    return writtenNumbers(cell.text).flatMap((one) => {
      if (one.label === null && (only === 'other' || (isNamed && labels.length === 0))) return []
      return { ...(one.label === null ? restored({ ...one, label: only }) : one), cell }
    })
  })
}

const labelsOfChosen = (labels: readonly NumberLabel[] = []): readonly NumberLabel[] => (labels.length > 0 ? labels : ['inn'])

/** Shorter numbers are ignored: they are those of houses or rows. */
const FEWEST_DIGITS = 5
/** ИНН or ОГРН, by the words before it or by its length. */
const numberKind = ({ digits, label }: WrittenNumber): string => (label ?? identifierKind(digits) ?? '').slice(0, 3)
/** In a line of only numbers (`isBare`) ИНН of companies and of people are alike; beside words an ИНН of a person may be that of the head. */
const isAlike = (one: WrittenNumber, lead: WrittenNumber, isBare: boolean): boolean =>
  numberKind(one) === numberKind(lead) && (isBare || [null, identifierKind(one.digits)].includes(identifierKind(lead.digits)))

/**
 * The number that the line is about: the first one with a label, else the first that may be an ИНН or ОГРН; then further valid numbers of the same
 * kind (two suppliers in one line). A wrong number is not replaced by a later one of its kind, which may be of another company.
 */
export function chooseLineNumbers(cells: readonly Cell[], written: readonly FoundNumber[]): FoundNumber[] {
  const found = written.filter(({ digits, label, isRounded }) => label !== 'kpp' && !isRounded && digits.length >= FEWEST_DIGITS)
  const first = found.find(({ label }) => label !== null) ?? found.find(({ digits }) => identifierKind(digits) !== null) ?? found[0]
  if (!first) return []
  const sound = new Map(found.filter(({ digits }) => isIdentifierValid(digits)).map((one) => [one.digits, one]))
  // An ОГРН beside a wrong ИНН is the same company, and the other way round.
  const lead = sound.get(first.digits) ?? [...sound.values()].find((one) => numberKind(one) !== numberKind(first)) ?? first
  const isBare = !cells.some(({ text }) => /\p{L}/u.test(text))
  return [lead, ...[...sound.values()].filter((one) => one.digits !== lead.digits && isAlike(one, lead, isBare))]
}

/** What was done to read the number from its cell; null if the cell has nothing else. */
export function findRepair({ digits, was, cell }: FoundNumber): LineRepair | null {
  if (was) return was === 'power' ? 'power' : 'nought'
  if (/\p{L}/u.test(cell.text)) return 'words'
  return cell.text === digits ? null : 'signs'
}
