// Writes a table of a seller's money as a file in a worker thread: ten thousand rows on the main thread would delay other requests.
import { createFilePrinter, type FilePrinter } from '../platform/threads/file-printer.ts'
import type { MoneyRow } from './seller-money.sql.ts'

export interface MoneyTable {
  /** The latest entries. */
  readonly rows: readonly MoneyRow[]
  /** All entries, also those that have no room in the file. */
  readonly count: number
  readonly format: 'csv' | 'xlsx'
}

export const createMoneyPrinter = (): FilePrinter<MoneyTable> => createFilePrinter(new URL('./money-worker.ts', import.meta.url))
