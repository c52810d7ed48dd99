// Prepares the annual accounts of one year for download («Скачать»): the stored lines (revenue, profit …) sorted by their codes.
import { registeredName } from '@sverka/contract/company/names'
import { refuse } from '../../platform/errors.ts'
import type { Classifiers, CompanyRecord } from '../../registry/registry.ts'
import { accountYears, sortedLines } from '../finances/finances.ts'

/** Accounts of one year to be written as a file. */
export interface AccountsTable {
  readonly year: number
  readonly company: string
  /** Its taxpayer number (INN), or its registration number (OGRN) if it has none. */
  readonly number: string
  readonly lines: readonly { readonly code: string; readonly name: string; readonly rubles: number }[]
}

/** The accounts of the year; a line without a known name has its code instead. Throws `not_found` for a year without accounts. */
export function accountsTable(record: CompanyRecord, year: number, names: Classifiers): AccountsTable {
  const accounts = accountYears(record).find((accountYear) => accountYear.year === year) ?? refuse('not_found')
  return {
    year,
    company: registeredName(record.row.name),
    number: record.row.inn ?? record.row.ogrn,
    lines: sortedLines(accounts.lines).map(([code, kopecks]) => ({
      code,
      name: names.accountingLines.get(code) ?? code,
      rubles: kopecks / 100,
    })),
  }
}
