// Prints reports in a worker thread: a long one takes a second of CPU, which would delay other requests.
import { threadLimits } from '../platform/bounds.ts'
import { createThread } from '../platform/threads/thread.ts'
import type { Printed, PrintTask } from './print.ts'
import type { PrintedComparison, PrintedReport } from './printed-report.ts'

export interface Printer {
  /** The files of a report. Throws `too_many_requests` while three reports of the member are being printed, `overloaded` if too many wait. */
  print(paper: PrintedReport, memberId?: number): Promise<Printed>
  /** The PDF of a comparison of companies; throws the same. */
  printComparison(comparison: PrintedComparison, memberId?: number): Promise<Buffer>
  /** Ends the thread; unfinished reports are refused. */
  close(): Promise<void>
}

/** Starts the thread with the first task. */
export function createPrinter(): Printer {
  const thread = createThread<PrintTask, { pdf: Uint8Array; xlsx?: Uint8Array }>(
    new URL('./print-worker.ts', import.meta.url),
    threadLimits.printFile,
  )
  return {
    print: async (paper, memberId) => {
      const { pdf, xlsx = NOTHING } = await thread.run({ paper }, memberId)
      return { pdf: toBuffer(pdf), xlsx: toBuffer(xlsx) }
    },
    printComparison: async (comparison, memberId) => toBuffer((await thread.run({ comparison }, memberId)).pdf),
    close: () => thread.close(),
  }
}

const NOTHING = new Uint8Array()

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
