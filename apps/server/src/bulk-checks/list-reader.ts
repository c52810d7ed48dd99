// Reads lists in a worker thread: a large table takes seconds of processor time, which would delay other requests.
import { threadLimits } from '../platform/bounds.ts'
import { refuseField } from '../platform/errors.ts'
import { createThread, refuseIfThreadLost } from '../platform/threads/thread.ts'
import type { ListReadError } from './read-lines.ts'
import type { ListInput, ListReadResult, ReadTable } from './read-list.ts'

export interface ListReader {
  /**
   * Throws a validation error of the field if there is nothing to check, too much, or the file cannot be read; `too_many_requests` while three lists
   * of the member are being read; `overloaded` if reading exceeded its limits or too many lists wait.
   */
  read(given: ListInput, memberId: number): Promise<ReadTable>
  close(): Promise<void>
}

export function createListReader(limits = threadLimits.readList): ListReader {
  const thread = createThread<ListInput, ListReadResult>(new URL('./list-worker.ts', import.meta.url), limits)
  return {
    read: async (given, memberId) => {
      const read = await thread.run(given, memberId).catch(refuseIfThreadLost)
      return 'lines' in read ? read : refuseField(faultyField(read.fault, given), read.fault)
    },
    close: () => thread.close(),
  }
}

function faultyField(fault: ListReadError['fault'], { file }: ListInput): string {
  if (fault === 'no_such_sheet') return 'sheet'
  if (fault === 'mended_unread') return 'mended'
  return file ? 'file' : 'numbers'
}
