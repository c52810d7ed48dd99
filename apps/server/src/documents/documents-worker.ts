// The worker thread that prints closing documents and packs them into archives.
import { zipSync } from 'fflate'
import { type InvoiceRow, printInvoice } from '../payments/payments.ts'
import { answerOrders } from '../platform/threads/answer-orders.ts'
import type { DocumentContent } from './document-content.ts'
import { printAct } from './print-act.ts'
import { printUpd } from './print-upd.ts'

/** Files of an archive by name; invoices are printed first. */
export interface Archive {
  readonly invoices: readonly { readonly name: string; readonly row: InvoiceRow }[]
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[]
}

export type DocumentOrder = { readonly upd: DocumentContent } | { readonly act: DocumentContent } | { readonly archive: Archive }

async function pack({ invoices, files }: Archive): Promise<Uint8Array> {
  const packed: Record<string, Uint8Array> = {}
  for (const { name, row } of invoices) packed[name] = await printInvoice(row)
  for (const { name, content } of files) packed[name] = content
  // PDFs are compressed already.
  return zipSync(packed, { level: 1 })
}

answerOrders((order: DocumentOrder): Promise<Uint8Array> => {
  if ('archive' in order) return pack(order.archive)
  return 'upd' in order ? printUpd(order.upd) : printAct(order.act)
})
