// Prints the ties of lists in a thread of its own: three hundred members take long enough for others to notice.
import { threads } from '../platform/bounds.ts'
import { createThread } from '../platform/threads/thread.ts'
import type { TiePaper } from './print-list.ts'

export interface TiePrinter {
  /** Refuses with `too_many_requests` where the member has three papers printed already, with `overloaded` where too many wait. */
  print(paper: TiePaper, memberId: number): Promise<Buffer>
  close(): Promise<void>
}

export function createTiePrinter(): TiePrinter {
  const thread = createThread<TiePaper, Uint8Array>(new URL('./print-worker.ts', import.meta.url), threads.printPaper)
  return {
    print: async (paper, memberId) => {
      const bytes = await thread.run(paper, memberId)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: () => thread.close(),
  }
}
