// Reads bank statements in a worker thread: a large one takes a second of CPU, which would delay other requests.
import { threadLimits } from '../../platform/bounds.ts'
import { refuseField } from '../../platform/errors.ts'
import { createThread, refuseIfThreadLost } from '../../platform/threads/thread.ts'
import type { ReadStatement, StatementFault } from './read-statement.ts'

export interface StatementReader {
  /**
   * The statement in a file that the member uploaded. Throws an error of the field `file` for a file that cannot be read, and `overloaded` if reading
   * was stopped or too many files wait.
   */
  read(bytes: Uint8Array, memberId: number): Promise<ReadStatement>
  close(): Promise<void>
}

export function createStatementReader(): StatementReader {
  const thread = createThread<Uint8Array, ReadStatement | { fault: StatementFault }>(
    new URL('./statement-worker.ts', import.meta.url),
    threadLimits.readStatement,
  )
  return {
    read: async (bytes, memberId) => {
      const read = await thread.run(bytes, memberId).catch(refuseIfThreadLost)
      return 'fault' in read ? refuseField('file', read.fault) : read
    },
    close: () => thread.close(),
  }
}
