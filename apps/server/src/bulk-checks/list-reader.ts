// Reads lists in a thread of its own: a large table takes seconds of a processor, during which others' requests go on.
import { threads } from '../platform/bounds.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { createThread, ThreadLost } from '../platform/threads/thread.ts'
import type { GivenLine } from './read-lines.ts'
import type { GivenList, ReadList } from './read-list.ts'

const RETRY_AFTER_SECONDS = 30

export interface ListReader {
  /**
   * Refuses the field that gives nothing to check or too much, with `too_many_requests` where the member has three lists read already, and
   * with `overloaded` where the reading was stopped or too many wait.
   */
  read(given: GivenList, memberId: number): Promise<readonly GivenLine[]>
  close(): Promise<void>
}

export function createListReader(limits = threads.readList): ListReader {
  const thread = createThread<GivenList, ReadList>(new URL('./list-worker.ts', import.meta.url), limits)
  return {
    read: async (given, memberId) => {
      const read = await thread.run(given, memberId).catch(refuseLost)
      return 'lines' in read ? read.lines : refuseField(given.file ? 'file' : 'numbers', read.fault)
    },
    close: () => thread.close(),
  }
}

function refuseLost(error: unknown): never {
  if (error instanceof ThreadLost) return refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
  throw error
}
