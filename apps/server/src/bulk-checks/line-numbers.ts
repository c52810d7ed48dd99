// The numbers of one line of a list, each as what its own words or the heading of its column call it.
import type { LineRepair } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { identifierHolds, identifierKind } from '@sverka/contract/identifiers/identifiers'
import { type NumberLabel, restored, type WrittenNumber, writtenNumbers } from '@sverka/contract/identifiers/written.rules'

/** What stands in a column, counted from 1. */
export interface Cell {
  readonly column: number
  readonly text: string
}

/** The cells of one line that has any, with its place in the text or table, from 1. */
export type Row = readonly [line: number, cells: readonly Cell[]]

/** A number with the cell that it stands in. */
export interface FoundNumber extends WrittenNumber {
  readonly cell: Cell
}

/** What each column holds by its heading. */
export type Columns = ReadonlyMap<number, readonly NumberLabel[]>

const lastColumn = (columns: Iterable<number>): number => {
  let last = 0
  for (const column of columns) last = Math.max(last, column)
  return last
}

/** False of a line with more cells than its heading has: it is cut elsewhere, and nothing of it stands under its words. */
export const standsUnder = (cells: readonly Cell[], heading: Columns): boolean =>
  lastColumn(cells.map(({ column }) => column)) <= lastColumn(heading.keys())

/** The columns as they count for a line. */
const columnsFor = (cells: readonly Cell[], heading: Columns): Columns => (standsUnder(cells, heading) ? heading : new Map())

/**
 * The numbers of a line. Where a heading names the column of an ИНН or ОГРН, a bare number of another column is something else: a telephone,
 * an account. A column that the member has chosen holds ИНН unless its heading says otherwise, and nothing beside it is read.
 */
export function writtenIn(row: readonly Cell[], heading: Columns, chosen: number | null): FoundNumber[] {
  const cells = chosen === null ? row : row.filter(({ column }) => column === chosen)
  const columns = chosen === null ? columnsFor(row, heading) : new Map([[chosen, labelsOfChosen(heading.get(chosen))]])
  const isNamed = [...columns.values()].some((labels) => labels.includes('inn') || labels.includes('ogrn'))
  const read = new Set<string>()
  return cells.flatMap((cell) => {
    const labels = columns.get(cell.column) ?? []
    // What a line repeats says nothing more: a table may share one long text among all its cells.
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

/** Nobody takes fewer digits for a number of a company: they are those of a house or a row. */
const FEWEST_DIGITS = 5
/** ИНН or ОГРН, by what it is called or by its length. */
const numberKind = ({ digits, label }: WrittenNumber): string => (label ?? identifierKind(digits) ?? '').slice(0, 3)
/** ИНН of companies and of people are of one sort where a line has nothing but numbers; beside words the second may be the head's. */
const isAlike = (one: WrittenNumber, lead: WrittenNumber, isBare: boolean): boolean =>
  numberKind(one) === numberKind(lead) && (isBare || [null, identifierKind(one.digits)].includes(identifierKind(lead.digits)))

/**
 * Of the numbers of a line the first that its words or its column name, else the first that may be one, with the sound ones of its sort (two
 * suppliers in one line, a company beside its customer). A wrong number keeps its place: what stands behind it may be anybody else.
 */
export function numbersMeant(cells: readonly Cell[], written: readonly FoundNumber[]): FoundNumber[] {
  const found = written.filter(({ digits, label, isRounded }) => label !== 'kpp' && !isRounded && digits.length >= FEWEST_DIGITS)
  const first = found.find(({ label }) => label !== null) ?? found.find(({ digits }) => identifierKind(digits) !== null) ?? found[0]
  if (!first) return []
  const sound = new Map(found.filter(({ digits }) => identifierHolds(digits)).map((one) => [one.digits, one]))
  // An ОГРН beside a wrong ИНН is the same company, and the other way round.
  const lead = sound.get(first.digits) ?? [...sound.values()].find((one) => numberKind(one) !== numberKind(first)) ?? first
  const isBare = !cells.some(({ text }) => /\p{L}/u.test(text))
  return [lead, ...[...sound.values()].filter((one) => one.digits !== lead.digits && isAlike(one, lead, isBare))]
}

/** What reading made of the cell to get its number; null where the cell is the number. */
export function toRepair({ digits, was, cell }: FoundNumber): LineRepair | null {
  if (was) return was === 'power' ? 'power' : 'nought'
  if (/\p{L}/u.test(cell.text)) return 'words'
  return cell.text === digits ? null : 'signs'
}
