// Writes a bulk check (a list of checked companies) as a table file, XLSX or CSV; runs in a worker thread.
import type { CompanyList, ListLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { readablePerson, registeredName } from '@sverka/contract/company/names'
import type { UncheckedStop } from '@sverka/contract/company-card/reliability-verdict'
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../platform/spreadsheet.ts'
import { listFileTexts } from './texts.ts'

/** Notes and labels that the member who downloads the table wrote about companies, by company id. */
export type OwnNotes = ReadonlyMap<number, { readonly text: string; readonly labels: readonly string[] }>

/** Content of the table that does not come from the lines. */
interface Extras {
  /** Factors that would rule out a deal, but that nobody checked. */
  readonly stops: readonly UncheckedStop[]
  readonly notes: OwnNotes
}

/** A list to be written as a file. */
export interface ListTable {
  readonly list: CompanyList
  readonly lines: readonly ListLine[]
  readonly extras: Extras
  readonly format: 'csv' | 'xlsx'
}

/** The bytes of the file. */
export const listFile = async ({ list, lines, extras, format }: ListTable): Promise<Buffer> =>
  format === 'csv' ? listCsv(lines, extras) : listXlsx(list, lines, extras)

/** Widths of the columns in characters, in the order of `listFileTexts.heads`. */
const WIDTHS = [8, 18, 44, 44, 16, 18, 18, 34, 18, 18, 60, 60]
/** A list with sums of money has a column for them at this index. */
const SUM_INDEX = 2
const SUM_WIDTH = 18
const NOTE_WIDTHS = [30, 60]

const withSum = <T>(columns: readonly T[], sum: T): T[] => columns.toSpliced(SUM_INDEX, 0, sum)

const faultText = ({ fault, repeats }: ListLine): string => (fault === null ? '' : listFileTexts.faults[fault](repeats ?? 0))

/** The factors that nobody checked, each with the host of the official service that tells about it. */
const uncheckedText = (stops: readonly UncheckedStop[]): string =>
  stops.map(({ title, service }) => `${title} (${new URL(service.url).hostname})`).join(', ')

const branchText = ({ name, kpp, address }: NonNullable<NonNullable<ListLine['company']>['branch']>): string =>
  [name, kpp && listFileTexts.kpp(kpp), address].filter(Boolean).join(', ')

/** The cells of a line in the order of `listFileTexts.heads`. */
const toCells = (line: ListLine, unchecked: string): (string | number | null)[] => {
  const { company } = line
  const state = company && [company.status, company.procedure].filter(Boolean).join(', ')
  return [
    line.found_in ?? line.line,
    line.given,
    company && registeredName(company.name),
    company?.branch ? branchText(company.branch) : null,
    company?.inn ?? null,
    company?.ogrn ?? null,
    state,
    company?.leader ? readablePerson(company.leader) : null,
    company?.revenue ?? null,
    line.verdict === null ? (line.state === 'unchecked' ? listFileTexts.unchecked : null) : listFileTexts.verdicts[line.verdict],
    company?.first?.fact ?? company?.first?.title ?? faultText(line),
    line.verdict === null ? null : unchecked,
  ]
}

interface Columns {
  readonly heads: readonly string[]
  readonly widths: readonly number[]
  readonly cells: (line: ListLine) => (string | number | null)[]
}

/** Adds the columns of the member's labels and notes at the end, if there are any. */
function withNotes({ heads, widths, cells }: Columns, notes: OwnNotes): Columns {
  if (notes.size === 0) return { heads, widths, cells }
  const findNote = ({ company }: ListLine) => company && notes.get(company.id)
  return {
    heads: [...heads, listFileTexts.labels, listFileTexts.note],
    widths: [...widths, ...NOTE_WIDTHS],
    cells: (line) => [...cells(line), findNote(line)?.labels.join(', ') ?? null, findNote(line)?.text ?? null],
  }
}

/** Headings and widths of the columns, and a function that makes the cells of a line. */
function columnsFor(lines: readonly ListLine[], { stops, notes }: Extras): Columns {
  const unchecked = uncheckedText(stops)
  const cells = (line: ListLine) => toCells(line, unchecked)
  const hasSums = lines.some(({ sum, unread_sum }) => sum !== null || unread_sum !== null)
  if (!hasSums) return withNotes({ heads: listFileTexts.heads, widths: WIDTHS, cells }, notes)
  const columns = {
    heads: withSum(listFileTexts.heads, listFileTexts.sum),
    widths: withSum(WIDTHS, SUM_WIDTH),
    cells: (line: ListLine) => withSum(cells(line), line.sum ?? line.unread_sum),
  }
  return withNotes(columns, notes)
}

/**
 * A workbook of one sheet: a title with the kind of deal that the verdicts are for, the headings, and a row for each line. The title is alone in its
 * row, because a spreadsheet shows a text longer than its cell only over empty cells. The first two rows stay in place when the table is scrolled.
 */
async function listXlsx(list: CompanyList, lines: readonly ListLine[], extras: Extras): Promise<Buffer> {
  const text = (value: string) => ({ value: escapeFormula(value), type: String, wrap: true, alignVertical: 'top' as const })
  const bold = (value: string) => ({ value: escapeFormula(value), type: String, fontWeight: 'bold' as const })
  const cell = (value: string | number | null) =>
    typeof value === 'number' ? { value, type: Number, alignVertical: 'top' as const } : text(value ?? '')
  const { heads, widths, cells } = columnsFor(lines, extras)
  const rows = [
    [bold(`${list.name}. ${listFileTexts.purposes[list.purpose]}`)],
    heads.map(bold),
    ...lines.map((line) => cells(line).map(cell)),
  ]
  const columns = widths.map((width) => ({ width }))
  return writeXlsxFile(rows, { sheet: listFileTexts.sheet, columns, stickyRowsCount: 2 }).toBuffer()
}

/** A CSV file with a byte order mark, by which Excel recognises UTF-8, and with semicolons, as Russian Excel expects. */
function listCsv(lines: readonly ListLine[], extras: Extras): Buffer {
  const quoted = (value: string | number | null) => `"${escapeFormula(String(value ?? '')).replaceAll('"', '""')}"`
  const { heads, cells } = columnsFor(lines, extras)
  const rows = [heads, ...lines.map(cells)]
  return Buffer.from(`\ufeff${rows.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`)
}
