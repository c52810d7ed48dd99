// Writes all lines of a list as a table, XLSX or CSV.
import type { CompanyList, ListLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { readablePerson, registeredName } from '@sverka/contract/company/names'
import type { UncheckedStop } from '@sverka/contract/company-card/reliability-verdict'
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../platform/spreadsheet.ts'
import { listFileTexts } from './texts.ts'

/** What the member who exports wrote about companies, by the id of the company. */
export type OwnNotes = ReadonlyMap<number, { readonly text: string; readonly labels: readonly string[] }>

/** What a table holds beside its lines. */
interface Beside {
  readonly stops: readonly UncheckedStop[]
  readonly notes: OwnNotes
}

/** A list to be written as a file. */
export interface ListTable {
  readonly list: CompanyList
  readonly lines: readonly ListLine[]
  readonly beside: Beside
  readonly format: 'csv' | 'xlsx'
}

/** The bytes of the file; runs in a worker thread (`export-worker.ts`). */
export const listFile = async ({ list, lines, beside, format }: ListTable): Promise<Buffer> =>
  format === 'csv' ? listCsv(lines, beside) : listXlsx(list, lines, beside)

/** Widths of the columns in characters, in the order of `listFileTexts.heads`. */
const WIDTHS = [8, 18, 44, 44, 16, 18, 18, 34, 18, 18, 60, 60]
/** Index of the column of sums, if the list has sums. */
const SUM_AT = 2
const SUM_WIDTH = 18
const NOTE_WIDTHS = [30, 60]

const withSum = <T>(columns: readonly T[], sum: T): T[] => columns.toSpliced(SUM_AT, 0, sum)

const faultText = ({ fault, repeats }: ListLine): string => (fault === null ? '' : listFileTexts.faults[fault](repeats ?? 0))

/** Factors that nobody checked, each with the host of the official service where one can. */
const uncheckedText = (stops: readonly UncheckedStop[]): string =>
  stops.map(({ title, service }) => `${title} (${new URL(service.url).hostname})`).join(', ')

const branchText = ({ name, kpp, address }: NonNullable<NonNullable<ListLine['company']>['branch']>): string =>
  [name, kpp && listFileTexts.kpp(kpp), address].filter(Boolean).join(', ')

const toCells = (one: ListLine, unchecked: string): (string | number | null)[] => {
  const { company } = one
  const state = company && [company.status, company.procedure].filter(Boolean).join(', ')
  return [
    one.found_in ?? one.line,
    one.given,
    company && registeredName(company.name),
    company?.branch ? branchText(company.branch) : null,
    company?.inn ?? null,
    company?.ogrn ?? null,
    state,
    company?.leader ? readablePerson(company.leader) : null,
    company?.revenue ?? null,
    one.verdict === null ? (one.state === 'unchecked' ? listFileTexts.unchecked : null) : listFileTexts.verdicts[one.verdict],
    company?.first?.fact ?? company?.first?.title ?? faultText(one),
    one.verdict === null ? null : unchecked,
  ]
}

interface Columns {
  readonly heads: readonly string[]
  readonly widths: readonly number[]
  readonly cells: (one: ListLine) => (string | number | null)[]
}

/** Adds the columns of the member's labels and notes at the end, if there are any. */
function withNotes({ heads, widths, cells }: Columns, notes: OwnNotes): Columns {
  if (notes.size === 0) return { heads, widths, cells }
  const written = ({ company }: ListLine) => company && notes.get(company.id)
  return {
    heads: [...heads, listFileTexts.labels, listFileTexts.note],
    widths: [...widths, ...NOTE_WIDTHS],
    cells: (one) => [...cells(one), written(one)?.labels.join(', ') ?? null, written(one)?.text ?? null],
  }
}

/** Heads, widths, and how the cells of a line are made. */
function columnsFor(lines: readonly ListLine[], { stops, notes }: Beside): Columns {
  const unchecked = uncheckedText(stops)
  const cells = (one: ListLine) => toCells(one, unchecked)
  const has = lines.some(({ sum, unread_sum }) => sum !== null || unread_sum !== null)
  if (!has) return withNotes({ heads: listFileTexts.heads, widths: WIDTHS, cells }, notes)
  const columns = {
    heads: withSum(listFileTexts.heads, listFileTexts.sum),
    widths: withSum(WIDTHS, SUM_WIDTH),
    cells: (one: ListLine) => withSum(cells(one), one.sum ?? one.unread_sum),
  }
  return withNotes(columns, notes)
}

/**
 * A title with the kind of deal that the verdicts are for, the headings, and a row for each line. The title is alone in its row: the cell is
 * narrow, and a spreadsheet shows a longer text only over empty cells. Title and headings stay in sight.
 */
async function listXlsx(list: CompanyList, lines: readonly ListLine[], beside: Beside): Promise<Buffer> {
  const text = (value: string) => ({ value: escapeFormula(value), type: String, wrap: true, alignVertical: 'top' as const })
  const bold = (value: string) => ({ value: escapeFormula(value), type: String, fontWeight: 'bold' as const })
  const cell = (value: string | number | null) =>
    typeof value === 'number' ? { value, type: Number, alignVertical: 'top' as const } : text(value ?? '')
  const { heads, widths, cells } = columnsFor(lines, beside)
  const rows = [
    [bold(`${list.name}. ${listFileTexts.purposes[list.purpose]}`)],
    heads.map(bold),
    ...lines.map((line) => cells(line).map(cell)),
  ]
  const columns = widths.map((width) => ({ width }))
  return writeXlsxFile(rows, { sheet: listFileTexts.sheet, columns, stickyRowsCount: 2 }).toBuffer()
}

/** With a byte order mark, by which Excel recognises UTF-8, and with semicolons, as Russian Excel expects. */
function listCsv(lines: readonly ListLine[], beside: Beside): Buffer {
  const quoted = (value: string | number | null) => `"${escapeFormula(String(value ?? '')).replaceAll('"', '""')}"`
  const { heads, cells } = columnsFor(lines, beside)
  const rows = [heads, ...lines.map(cells)]
  return Buffer.from(`\ufeff${rows.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`)
}
