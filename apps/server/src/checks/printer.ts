// Prints papers in a thread of its own: laying out a long report takes a second of processor, during which others' requests go on.
import { createThread } from '../platform/threads/thread.ts'
import type { ComparisonPaper, Paper } from './paper.ts'
import type { Printed, PrintOrder } from './print.ts'

/** A long report needs some 60 MB and two seconds; more would be a fault. Those who wait longest wait about ten seconds. */
const LIMITS = { memoryMb: 192, timeoutMs: 30_000, mostWaiting: 10 }

export interface Printer {
  /** Refuses with `overloaded` where too many papers wait already. */
  print(paper: Paper): Promise<Printed>
  printComparison(comparison: ComparisonPaper): Promise<Buffer>
  /** Ends the thread; papers under way are refused. */
  close(): Promise<void>
}

export function createPrinter(): Printer {
  const thread = createThread<PrintOrder, { pdf: Uint8Array; xlsx?: Uint8Array }>(new URL('./print-worker.ts', import.meta.url), LIMITS)
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
