// The work of the printing thread: a full report in every format, or a comparison of companies as PDF.
import type { CheckFormat } from '@sverka/contract/checks/checks'
import { printComparison, printPdf } from './print-pdf.ts'
import { printXlsx } from './print-xlsx.ts'
import type { PrintedComparison, PrintedReport } from './printed-report.ts'

/** The printed files by format. */
export type Printed = Readonly<Record<CheckFormat, Buffer>>

/** Prints a report in every format. */
export async function printReport(paper: PrintedReport): Promise<Printed> {
  return { pdf: await printPdf(paper), xlsx: await printXlsx(paper) }
}

/** A task for the printing thread. */
export type PrintTask = { readonly paper: PrintedReport } | { readonly comparison: PrintedComparison }

export const runPrintTask = async (task: PrintTask): Promise<Partial<Printed>> =>
  'paper' in task ? printReport(task.paper) : { pdf: await printComparison(task.comparison) }
