// Starts the worker thread that writes a seller's payments and refunds as a file: ten thousand rows on the main thread would delay other requests.
import { createFilePrinter, type FilePrinter } from '../platform/threads/file-printer.ts'
import type { MoneyRow } from './seller-money.sql.ts'

/** The task for the worker thread. */
export interface MoneyTable {
  /** The entries of the file, the latest first. */
  readonly rows: readonly MoneyRow[]
  /** The number of all entries. A file has ten thousand at most; if there are more, its last row says so. */
  readonly count: number
  readonly format: 'csv' | 'xlsx'
}

export const createMoneyPrinter = (): FilePrinter<MoneyTable> => createFilePrinter(new URL('./money-worker.ts', import.meta.url))
