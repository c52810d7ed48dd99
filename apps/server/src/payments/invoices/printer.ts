// Prints invoices in a worker thread: one of a hundred lines would delay other requests, and anybody with the address may ask for it.
import { threads } from '../../platform/bounds.ts'
import { createThread } from '../../platform/threads/thread.ts'
import type { InvoiceRow } from './invoices.sql.ts'

export interface InvoicePrinter {
  /** Refuses with `overloaded` where too many invoices are waiting. */
  print(invoice: InvoiceRow): Promise<Buffer>
  close(): Promise<void>
}

export function createInvoicePrinter(): InvoicePrinter {
  const thread = createThread<InvoiceRow, Uint8Array>(new URL('./print-worker.ts', import.meta.url), threads.printPaper)
  return {
    print: async (invoice) => {
      const bytes = await thread.run(invoice)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: () => thread.close(),
  }
}
