// Reads price lists in a worker thread: a large table takes seconds of CPU, which would delay other requests.
import { threadLimits } from '../platform/bounds.ts'
import { refuseField } from '../platform/errors.ts'
import { createThread, refuseIfThreadLost, ThreadLost } from '../platform/threads/thread.ts'
import type { ReadOrderStates } from './exchange/read-documents.ts'
import type { PackedTable, PackResult } from './pack-lines.ts'
import type { PricesFile } from './read-prices.ts'

/** A task of the thread: to read the lines of a price list, or with `news` the states of orders that 1С sends. */
export type PricesTask = PricesFile | (PricesFile & { readonly news: true })

/** Each throws `too_many_requests` while a file of the member is being read, and `overloaded` where too many wait. */
export interface PricesReader {
  /** Throws a field error for `file`. */
  read(file: Uint8Array, memberId: number): Promise<PackedTable>
  /** The same, with the fault as a value. */
  readFile(file: PricesFile, memberId: number): Promise<PackResult>
  /** Reads the states of orders; a file that cannot be read has the fault `cut`. */
  readNews(file: PricesFile, memberId: number): Promise<ReadOrderStates>
  close(): Promise<void>
}

export function createPricesReader(limits = threadLimits.readPrices): PricesReader {
  const thread = createThread<PricesTask, unknown>(new URL('./prices-worker.ts', import.meta.url), limits)
  return {
    // A file that needs too much time or memory would need it again: an error of the file, not a reason to retry.
    readFile: (file, memberId) => thread.run(file, memberId).catch(faultWhereLost('too_much_text')) as Promise<PackResult>,
    read: async (file, memberId) => {
      const read = (await thread.run({ file }, memberId).catch(refuseIfThreadLost)) as PackResult
      if (!('fault' in read)) return read
      return refuseField('file', read.fault === 'no_goods' || read.fault === 'no_entry' ? 'not_a_list' : read.fault)
    },
    readNews: (file, memberId) => thread.run({ ...file, news: true }, memberId).catch(faultWhereLost('cut')) as Promise<ReadOrderStates>,
    close: () => thread.close(),
  }
}

const faultWhereLost = (fault: string) => (error: unknown) => {
  if (error instanceof ThreadLost) return { fault }
  throw error
}
