// «Скачать» of a year: the stored lines of its accounts as an .xlsx.
import { registeredName } from '@sverka/contract/company/names'
import writeXlsxFile from 'write-excel-file/node'
import { refuse } from '../../platform/errors.ts'
import { neutralised } from '../../platform/spreadsheet.ts'
import type { Classifiers, CompanyRecord } from '../../registry/registry.ts'
import { accountYears, sortedLines } from '../finances/finances.ts'
import { type CardFile, fileNamePart } from './export.ts'
import { labels, accountsWords as words } from './labels.ts'

/** Widths of the columns in characters. */
const WIDTHS = [{ width: 12 }, { width: 60 }, { width: 20 }]

/** Refuses `not_found` for a year without accounts. */
export async function accountsFile(record: CompanyRecord, year: number, names: Classifiers): Promise<CardFile> {
  const accounts = accountYears(record).find((one) => one.year === year) ?? refuse('not_found')
  const name = registeredName(record.row.name)
  const text = (value: string) => ({ value: neutralised(value), type: String })
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const content = await writeXlsxFile(
    [
      [bold(words.title(year)), text(name)],
      [bold(labels.inn), text(record.row.inn ?? record.row.ogrn)],
      [bold(words.code), bold(words.line), bold(words.sum)],
      ...sortedLines(accounts.lines).map(([code, kopecks]) => [
        text(code),
        text(names.accountingLines.get(code) ?? code),
        { value: kopecks / 100, type: Number, format: '#,##0' },
      ]),
    ],
    { sheet: String(year), columns: WIDTHS },
  ).toBuffer()
  return { fileName: `${words.filePrefix}${year}_${fileNamePart(name)}.xlsx`, content }
}
