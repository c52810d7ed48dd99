// Reads members' lists for bulk checks in a worker thread: a large table takes seconds of processor time, which would delay other requests in the
// main thread.
import { threadLimits } from '../platform/bounds.ts'
import { refuseField } from '../platform/errors.ts'
import { createThread, refuseIfThreadLost } from '../platform/threads/thread.ts'
import type { ListReadError } from './read-lines.ts'
import type { ListInput, ListReadResult, ReadTable } from './read-list.ts'

export interface ListReader {
  /**
   * Throws a validation error of the field if the list has nothing to check or too much, or the file cannot be read. Throws `too_many_requests` while
   * three lists of the member are being read, and `overloaded` if reading exceeded its limits of time or memory or if too many lists wait.
   */
  read(input: ListInput, memberId: number): Promise<ReadTable>
  close(): Promise<void>
}

export function createListReader(limits = threadLimits.readList): ListReader {
  const thread = createThread<ListInput, ListReadResult>(new URL('./list-worker.ts', import.meta.url), limits)
  return {
    read: async (input, memberId) => {
      const result = await thread.run(input, memberId).catch(refuseIfThreadLost)
      return 'lines' in result ? result : refuseField(faultyField(result.fault, input), result.fault)
    },
    close: () => thread.close(),
  }
}

/** Name of the request's field that the error is about. */
function faultyField(fault: ListReadError['fault'], { file }: ListInput): string {
  if (fault === 'no_such_sheet') return 'sheet'
  if (fault === 'mended_unread') return 'mended'
  return file ? 'file' : 'numbers'
}
