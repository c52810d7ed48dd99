// Prints an invoice, its contract-offer and spreadsheets. The four `print` functions run in worker threads, also those of other modules, and
// load the printing libraries at the first call only.
import { createFilePrinter, type FilePrinter } from '../../platform/threads/file-printer.ts'
import type { InvoiceRow } from './invoices.sql.ts'
import type { SheetContent } from './print-sheet.ts'
import type { InvoiceTask } from './print-worker.ts'

export type InvoicePrinter = FilePrinter<InvoiceTask>

/** Starts the worker thread that prints invoices for downloads; `close` ends it. */
export const createInvoicePrinter = (): InvoicePrinter => createFilePrinter<InvoiceTask>(new URL('./print-worker.ts', import.meta.url))

/** The PDF of an invoice. For worker threads: on the main thread an invoice of a hundred lines would delay other requests. */
export async function printInvoice(row: InvoiceRow): Promise<Buffer> {
  const { printInvoice: print } = await import('./print-invoice.ts')
  return print(row)
}

/** An invoice as a spreadsheet. For worker threads. */
export async function printInvoiceSheet(row: InvoiceRow): Promise<Buffer> {
  const { printInvoiceSheet: print } = await import('./print-sheet.ts')
  return print(row)
}

/** The PDF of an invoice's contract-offer, a contract that the buyer accepts by paying the invoice. For worker threads. */
export async function printContract(row: InvoiceRow): Promise<Buffer> {
  const { printContract: print } = await import('./print-contract.ts')
  return print(row)
}

/** A document as a spreadsheet, with the names and numbers of both parties above its lines. For worker threads. */
export async function printSheet(
  content: SheetContent,
  { seller, buyer }: Pick<InvoiceRow['content'], 'seller' | 'buyer'>,
): Promise<Buffer> {
  const { partyFacts, printSheet: print } = await import('./print-sheet.ts')
  return print({ ...content, facts: [...partyFacts(seller, buyer), ...content.facts] })
}
