// The thread that prints invoices, as PDF or as a spreadsheet.
import { answerTasks } from '../../platform/threads/answer-tasks.ts'
import type { InvoiceRow } from './invoices.sql.ts'
import { printInvoice } from './print-invoice.ts'
import { printInvoiceSheet } from './print-sheet.ts'

export interface InvoiceTask {
  readonly row: InvoiceRow
  readonly format: 'pdf' | 'xlsx'
}

answerTasks(({ row, format }: InvoiceTask) => (format === 'pdf' ? printInvoice(row) : printInvoiceSheet(row)))
