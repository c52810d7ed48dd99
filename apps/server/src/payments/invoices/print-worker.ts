// The worker thread that prints invoices, as PDF or as a spreadsheet, and their contract-offers.
import type { InvoiceFormat } from '@sverka/contract/payments/invoices'
import { answerTasks } from '../../platform/threads/answer-tasks.ts'
import type { InvoiceRow } from './invoices.sql.ts'
import { printContract } from './print-contract.ts'
import { printInvoice } from './print-invoice.ts'
import { printInvoiceSheet } from './print-sheet.ts'

export interface InvoiceTask {
  readonly row: InvoiceRow
  readonly format: InvoiceFormat
}

/** The contract is the offer that the buyer accepts by paying the invoice; it is a PDF too. */
const print = { pdf: printInvoice, xlsx: printInvoiceSheet, contract: printContract } as const

answerTasks(({ row, format }: InvoiceTask) => print[format](row))
