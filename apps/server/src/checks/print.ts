// Prints a full report in every format it is handed out in.
import type { CheckFormat } from '@sverka/contract/checks'
import type { Paper } from './paper.ts'
import { printPdf } from './print-pdf.ts'
import { printXlsx } from './print-xlsx.ts'

export type Printed = Readonly<Record<CheckFormat, Buffer>>

export async function printPaper(paper: Paper): Promise<Printed> {
  return { pdf: await printPdf(paper), xlsx: await printXlsx(paper) }
}
