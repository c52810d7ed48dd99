// Writes the annual accounts of a company for one year as a spreadsheet (xlsx) for download. Runs in the export worker thread.
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../../platform/spreadsheet.ts'
import type { AccountsTable } from './accounts-table.ts'
import { exportLabels, accountsWords as words } from './labels.ts'

/** Widths of the columns in characters. */
const WIDTHS = [{ width: 12 }, { width: 60 }, { width: 20 }]

/** The content of the file: title, taxpayer number, and a row with code, name and rubles for each line of the accounts. */
export function accountsFile({ year, company, number, lines }: AccountsTable): Promise<Buffer> {
  const text = (value: string) => ({ value: escapeFormula(value), type: String })
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const rows = [
    [bold(words.title(year)), text(company)],
    [bold(exportLabels.inn), text(number)],
    [bold(words.code), bold(words.line), bold(words.sum)],
    ...lines.map(({ code, name, rubles }) => [text(code), text(name), { value: rubles, type: Number, format: '#,##0' }]),
  ]
  return writeXlsxFile(rows, { sheet: String(year), columns: WIDTHS }).toBuffer()
}
