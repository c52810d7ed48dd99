// Prints the ties of lists in a worker thread: a list of three hundred takes long enough to delay other requests.
import { threads } from '../platform/bounds.ts'
import { createThread } from '../platform/threads/thread.ts'
import type { TiePaper } from './print-list.ts'

export interface TiePrinter {
  /** Refuses `too_many_requests` if three PDFs of the member are being printed, `overloaded` if too many wait. */
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
