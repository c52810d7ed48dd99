// The worker thread that prints closing documents as PDF and XLSX and packs them into ZIP archives.
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

/** The content of a ZIP. Invoices are not stored: each is printed for it, with its spreadsheet and contract. `files` are stored documents. */
export interface Archive {
  readonly invoices: readonly { readonly name: string; readonly sheet: string; readonly contract: string; readonly row: InvoiceRow }[]
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[]
}

/** `upd`: universal transfer document (УПД), `act`: act of services, `ukd`: correction of one of them (УКД); `…sheet`: the same as XLSX. */
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
  // PDF and XLSX are compressed already, so the fastest level is enough.
  return zipSync(packed, { level: 1 })
}

answerTasks((task: DocumentTask): Promise<Uint8Array> => {
  if ('archive' in task) return pack(task.archive)
  if ('sheet' in task) return sheet(task.sheet, task.title)
  if ('ukd' in task) return printUkd(task.ukd)
  if ('ukdSheet' in task) return printUkdSheet(task.ukdSheet, task.title)
  return 'upd' in task ? printUpd(task.upd) : printAct(task.act)
})
