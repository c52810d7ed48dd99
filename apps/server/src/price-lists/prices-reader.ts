// Reads price lists in a worker thread: a large table takes seconds of CPU, which would delay other requests.
import { threadLimits } from '../platform/bounds.ts'
import { refuseField } from '../platform/errors.ts'
import { createThread, refuseIfThreadLost, ThreadLost } from '../platform/threads/thread.ts'
import type { ReadOrderStates } from './exchange/read-documents.ts'
import type { PackedTable, PackResult } from './pack-lines.ts'
import type { PricesFile } from './read-prices.ts'

/** A task of the thread: reads a price list, or with `orderStates` the states of orders that 1С (the seller's accounting program) sends. */
export type PricesTask = PricesFile | (PricesFile & { readonly orderStates: true })

/** Each method throws `too_many_requests` while another file of the member is being read or waits, and `overloaded` if too many files wait. */
export interface PricesReader {
  /** A fault of the file is thrown as an error of the field `file`. */
  read(file: Uint8Array, memberId: number): Promise<PackedTable>
  /** A fault of the file is returned. */
  readFile(file: PricesFile, memberId: number): Promise<PackResult>
  /** The fault `cut` is a file that cannot be read, perhaps because a part is still missing. */
  readOrderStates(file: PricesFile, memberId: number): Promise<ReadOrderStates>
  close(): Promise<void>
}

export function createPricesReader(limits = threadLimits.readPrices): PricesReader {
  const thread = createThread<PricesTask, unknown>(new URL('./prices-worker.ts', import.meta.url), limits)
  return {
    // A file that needs too much time or memory needs it at every attempt. So this is a fault of the file, and no reason to retry.
    readFile: (file, memberId) => thread.run(file, memberId).catch(faultWhereLost('too_much_text')) as Promise<PackResult>,
    read: async (file, memberId) => {
      const read = (await thread.run({ file }, memberId).catch(refuseIfThreadLost)) as PackResult
      if (!('fault' in read)) return read
      return refuseField('file', read.fault === 'no_goods' || read.fault === 'no_entry' ? 'not_a_list' : read.fault)
    },
    readOrderStates: (file, memberId) =>
      thread.run({ ...file, orderStates: true }, memberId).catch(faultWhereLost('cut')) as Promise<ReadOrderStates>,
    close: () => thread.close(),
  }
}

/** For `catch`: returns the fault if the thread was stopped because the task took too much time or memory. */
const faultWhereLost = (fault: string) => (error: unknown) => {
  if (error instanceof ThreadLost) return { fault }
  throw error
}
