// Writes a table of a seller's money as a file in a worker thread: ten thousand rows on the main thread would delay other requests.
import { createFilePrinter, type FilePrinter } from '../platform/threads/file-printer.ts'
import type { MoneyRow } from './seller-money.sql.ts'

/** The task for the worker thread. */
export interface MoneyTable {
  /** The entries of the file, the latest first. */
  readonly rows: readonly MoneyRow[]
  /** The number of all entries, including those beyond the limit of the file. */
  readonly count: number
  readonly format: 'csv' | 'xlsx'
}

export const createMoneyPrinter = (): FilePrinter<MoneyTable> => createFilePrinter(new URL('./money-worker.ts', import.meta.url))
