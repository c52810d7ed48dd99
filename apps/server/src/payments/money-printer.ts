// Writes tables of sellers' money in a worker thread: one of ten thousand rows would delay other requests.
import { threads } from '../platform/bounds.ts'
import { createThread } from '../platform/threads/thread.ts'
import type { MoneyRow } from './seller-money.sql.ts'

export interface MoneyTable {
  /** The latest entries. */
  readonly rows: readonly MoneyRow[]
  /** All entries, also those that have no room in the file. */
  readonly count: number
  readonly format: 'csv' | 'xlsx'
}

export interface MoneyPrinter {
  /** Refuses `too_many_requests` where the member has too many under way, and `overloaded` where too many wait. */
  print(table: MoneyTable, memberId: number): Promise<Buffer>
  close(): Promise<void>
}

export function createMoneyPrinter(): MoneyPrinter {
  const thread = createThread<MoneyTable, Uint8Array>(new URL('./money-worker.ts', import.meta.url), threads.printPaper)
  return {
    print: async (table, memberId) => {
      const bytes = await thread.run(table, memberId)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: () => thread.close(),
  }
}
