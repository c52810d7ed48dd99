// The worker thread that prints closing documents and packs them into archives.
import { zipSync } from 'fflate'
import { type InvoiceRow, printContract, printInvoice, printInvoiceSheet, printSheet, russianDay } from '../payments/payments.ts'
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import type { CorrectionContent } from './correction-content.ts'
import type { DocumentContent } from './document-content.ts'
import { actTexts, updTexts } from './documents.texts.ts'
import { printAct } from './print-act.ts'
import { printUkd } from './print-ukd.ts'
import { printUkdSheet } from './print-ukd-sheet.ts'
import { printUpd } from './print-upd.ts'

/** Files of a ZIP by name. Invoices are printed into it, each with its spreadsheet and contract; `files` are stored already. */
export interface Archive {
  readonly invoices: readonly { readonly name: string; readonly sheet: string; readonly contract: string; readonly row: InvoiceRow }[]
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[]
}

export type DocumentTask =
  | { readonly upd: DocumentContent }
  | { readonly act: DocumentContent }
  | { readonly ukd: CorrectionContent }
  | { readonly ukdSheet: CorrectionContent; readonly title: string }
  | { readonly sheet: DocumentContent; readonly title: string }
  | { readonly archive: Archive }

function sheet({ invoice, orderId, lines }: DocumentContent, title: string): Promise<Buffer> {
  const facts = [[actTexts.basis, updTexts.basisLine(invoice.number, russianDay(invoice.issuedOn), orderId)]] as const
  return printSheet({ title, facts, lines }, invoice.content)
}

async function pack({ invoices, files }: Archive): Promise<Uint8Array> {
  const packed: Record<string, Uint8Array> = {}
  for (const { name, sheet, contract, row } of invoices) {
    packed[name] = await printInvoice(row)
    packed[sheet] = await printInvoiceSheet(row)
    packed[contract] = await printContract(row)
  }
  for (const { name, content } of files) packed[name] = content
  // PDFs are compressed already.
  return zipSync(packed, { level: 1 })
}

answerTasks((task: DocumentTask): Promise<Uint8Array> => {
  if ('archive' in task) return pack(task.archive)
  if ('sheet' in task) return sheet(task.sheet, task.title)
  if ('ukd' in task) return printUkd(task.ukd)
  if ('ukdSheet' in task) return printUkdSheet(task.ukdSheet, task.title)
  return 'upd' in task ? printUpd(task.upd) : printAct(task.act)
})
