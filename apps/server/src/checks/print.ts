// Prints a full report in every format offered, and a comparison as PDF only.
import type { CheckFormat } from '@sverka/contract/checks/checks'
import type { ComparisonPaper, Paper } from './paper.ts'
import { printComparison, printPdf } from './print-pdf.ts'
import { printXlsx } from './print-xlsx.ts'

export type Printed = Readonly<Record<CheckFormat, Buffer>>

export async function printPaper(paper: Paper): Promise<Printed> {
  return { pdf: await printPdf(paper), xlsx: await printXlsx(paper) }
}

/** A task for the thread. */
export type PrintTask = { readonly paper: Paper } | { readonly comparison: ComparisonPaper }

export const runPrintTask = async (task: PrintTask): Promise<Partial<Printed>> =>
  'paper' in task ? printPaper(task.paper) : { pdf: await printComparison(task.comparison) }
