// Prints papers in a thread of its own: laying out a long report takes a second of processor, during which others' requests go on.
import { threads } from '../platform/bounds.ts'
import { createThread } from '../platform/threads/thread.ts'
import type { ComparisonPaper, Paper } from './paper.ts'
import type { Printed, PrintOrder } from './print.ts'

export interface Printer {
  /** Refuses with `overloaded` where too many papers wait already. */
  print(paper: Paper): Promise<Printed>
  printComparison(comparison: ComparisonPaper): Promise<Buffer>
  /** Ends the thread; papers under way are refused. */
  close(): Promise<void>
}

export function createPrinter(): Printer {
  const thread = createThread<PrintOrder, { pdf: Uint8Array; xlsx?: Uint8Array }>(
    new URL('./print-worker.ts', import.meta.url),
    threads.printPaper,
  )
  return {
    print: async (paper) => {
      const { pdf, xlsx = NOTHING } = await thread.run({ paper })
      return { pdf: bufferOf(pdf), xlsx: bufferOf(xlsx) }
    },
    printComparison: async (comparison) => bufferOf((await thread.run({ comparison })).pdf),
    close: () => thread.close(),
  }
}

const NOTHING = new Uint8Array()

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
