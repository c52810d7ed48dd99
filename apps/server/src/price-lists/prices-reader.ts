// Reads price lists in a worker thread: a large table takes seconds of CPU, which would delay other requests.
import { threads } from '../platform/bounds.ts'
import { refuseField } from '../platform/errors.ts'
import { createThread, refuseLost } from '../platform/threads/thread.ts'
import type { PackedPrices, PricesPacked } from './line-pieces.ts'

export interface PricesReader {
  /** Refuses the field `file`, `too_many_requests` while a list of the member is being read, and `overloaded` where too many wait. */
  read(file: Uint8Array, memberId: number): Promise<PackedPrices>
  close(): Promise<void>
}

export function createPricesReader(limits = threads.readPrices): PricesReader {
  const thread = createThread<{ file: Uint8Array }, PricesPacked>(new URL('./prices-worker.ts', import.meta.url), limits)
  return {
    read: async (file, memberId) => {
      const read = await thread.run({ file }, memberId).catch(refuseLost)
      return 'fault' in read ? refuseField('file', read.fault) : read
    },
    close: () => thread.close(),
  }
}
