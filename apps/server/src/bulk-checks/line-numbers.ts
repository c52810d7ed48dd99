// Bulk checks: finds the numbers in one line of a list, and chooses those that identify companies. The words before a number or the heading of its
// column (its labels) may tell its kind: ИНН (taxpayer number), ОГРН (registration number), КПП (tax registration code of an office).
import type { LineRepair } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { type NumberLabel, restored, type WrittenNumber, writtenNumbers } from '@sverka/contract/identifiers/written.rules'
import type { Cell } from '../platform/tables/rows.ts'

/** A number with the cell that contains it. */
export interface FoundNumber extends WrittenNumber {
  readonly cell: Cell
}

/** The kinds of number that the heading of each column names, by column number (from 1). */
export type Columns = ReadonlyMap<number, readonly NumberLabel[]>

const lastColumn = (columns: Iterable<number>): number => {
  let last = 0
  for (const column of columns) last = Math.max(last, column)
  return last
}

/** False if the line has more columns than the headings: it was separated differently, so the headings do not apply to it. */
export const isUnderHeading = (cells: readonly Cell[], heading: Columns): boolean =>
  lastColumn(cells.map(({ column }) => column)) <= lastColumn(heading.keys())

/** The headings that apply to a line. */
const columnsFor = (cells: readonly Cell[], heading: Columns): Columns => (isUnderHeading(cells, heading) ? heading : new Map())

/**
 * The numbers of a line. If a heading names a column of ИНН or ОГРН, numbers without a label in other columns are ignored: they are phones, accounts
 * and the like. If the member has chosen a column (`chosen`), only that is read, as ИНН unless its heading says otherwise.
 */
export function findNumbersInLine(row: readonly Cell[], heading: Columns, chosen: number | null): FoundNumber[] {
  const cells = chosen === null ? row : row.filter(({ column }) => column === chosen)
  const columns = chosen === null ? columnsFor(row, heading) : new Map([[chosen, labelsOfChosen(heading.get(chosen))]])
  const hasNumberColumn = [...columns.values()].some((labels) => labels.includes('inn') || labels.includes('ogrn'))
  const seenTexts = new Set<string>()
  return cells.flatMap((cell) => {
    const labels = columns.get(cell.column) ?? []
    // A text that the line repeats is read once: all cells of a hostile table may share one long text.
    const labelledText = `${labels.join()} ${cell.text}`
    if (seenTexts.has(labelledText)) return []
    seenTexts.add(labelledText)
    const [onlyLabel = null] = labels.length === 1 ? labels : []
    return writtenNumbers(cell.text).flatMap((number) => {
      // `other`: the heading names something else, such as phones.
      if (number.label === null && (onlyLabel === 'other' || (hasNumberColumn && labels.length === 0))) return []
      return { ...(number.label === null ? restored({ ...number, label: onlyLabel }) : number), cell }
    })
  })
}

const labelsOfChosen = (labels: readonly NumberLabel[] = []): readonly NumberLabel[] => (labels.length > 0 ? labels : ['inn'])

/** Shorter numbers are ignored: they are house numbers, row numbers and the like. */
const MIN_DIGITS = 5
/** `inn` or `ogr`, by the label or else by the number of digits; '' if neither tells. */
const numberKind = ({ digits, label }: WrittenNumber): string => (label ?? identifierKind(digits) ?? '').slice(0, 3)
/**
 * True if `number` names a further company beside `lead`. In a line of only numbers (`isBare`) an ИНН of a person counts like that of a company: it
 * is a sole trader's. Beside words it may be that of the company's head.
 */
const namesFurtherCompany = (number: WrittenNumber, lead: WrittenNumber, isBare: boolean): boolean =>
  numberKind(number) === numberKind(lead) && (isBare || [null, identifierKind(number.digits)].includes(identifierKind(lead.digits)))

/**
 * The number that the line is about: the first with a label, or else the first that has the length of an ИНН or ОГРН. After it come further valid
 * numbers of the same kind, as when a line names two suppliers. A wrong number is not replaced by a later one of its kind, which may be that of
 * another company.
 */
export function chooseLineNumbers(cells: readonly Cell[], written: readonly FoundNumber[]): FoundNumber[] {
  const found = written.filter(({ digits, label, isRounded }) => label !== 'kpp' && !isRounded && digits.length >= MIN_DIGITS)
  const first = found.find(({ label }) => label !== null) ?? found.find(({ digits }) => identifierKind(digits) !== null) ?? found[0]
  if (!first) return []
  const valid = new Map(found.filter(({ digits }) => isIdentifierValid(digits)).map((number) => [number.digits, number]))
  // A valid ОГРН beside a wrong ИНН is taken for that of the same company, and the other way round.
  const lead = valid.get(first.digits) ?? [...valid.values()].find((number) => numberKind(number) !== numberKind(first)) ?? first
  const isBare = !cells.some(({ text }) => /\p{L}/u.test(text))
  return [lead, ...[...valid.values()].filter((number) => number.digits !== lead.digits && namesFurtherCompany(number, lead, isBare))]
}

/** What was done to read the number from its cell (restored, words or signs left out); null if the cell is just the number. */
export function findRepair({ digits, was, cell }: FoundNumber): LineRepair | null {
  if (was) return was === 'power' ? 'power' : 'nought'
  if (/\p{L}/u.test(cell.text)) return 'words'
  return cell.text === digits ? null : 'signs'
}
