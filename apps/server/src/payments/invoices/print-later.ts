// Prints an invoice for worker threads of other modules, without the printing library where nothing is printed.
import type { InvoiceRow } from './invoices.sql.ts'

/** The PDF of an invoice. For worker threads: one of a hundred lines delays requests. */
export async function printInvoice(row: InvoiceRow): Promise<Buffer> {
  const { printInvoice: print } = await import('./print-invoice.ts')
  return print(row)
}
