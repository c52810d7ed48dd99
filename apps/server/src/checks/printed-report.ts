// The content of a report on a company: as it is stored (`StoredReport`), and with what is added for printing (`PrintedReport`).
import type { CheckSection } from '@sverka/contract/checks/checks'
import type { Materiality } from '@sverka/contract/company-card/materiality'
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { moscowDay } from '../platform/clock.ts'
import type { Tone } from '../platform/paper/sheet.ts'
import { printedDay } from './evidence-text.ts'
import type { Extension } from './extended/extension.ts'
import type { Figures } from './figures.ts'
import { reportPaperTexts as t } from './texts/report.ts'

/** The stored content of a report. */
export interface StoredReport {
  readonly report: ReliabilityReport
  readonly sections: readonly CheckSection[]
  /** What the extended report adds; null in a full report, absent in reports stored before extended ones existed. */
  readonly extended?: Extension | null
  /** The deal's sum compared with the size of the company; null if no sum was entered, absent in reports stored before one could be entered. */
  readonly materiality?: Materiality | null
}

/** The company of the report, for its first page. */
export interface ReportSubject {
  readonly fullName: string | null
  /** Code of the tax registration (КПП); sole traders have none. */
  readonly kpp: string | null
  readonly address: string | null
  readonly head: string | null
  /**
   * Lines of text, the largest owner first: name, share, and the status of an owner that is a company known to the site. The last line may say how
   * many more owners there are.
   */
  readonly owners: readonly string[]
  /** ISO day. */
  readonly registeredOn: string | null
  /** ISO day of the register extract. */
  readonly asOf: string
  /** Whether the extract is too old to say that the company still exists. */
  readonly isOld: boolean
  /** Colour of the status. */
  readonly tone: Tone
  /** The status in Russian, without the procedure; of a closed company with its last day. */
  readonly state: string
  /** The procedure, such as a liquidation or bankruptcy, in Russian with its day; null without one. */
  readonly procedure: string | null
  /** Kopecks of the newest year; null where unknown. */
  readonly revenue: number | null
  /** Number of people; null where unknown. */
  readonly headcount: number | null
}

/** Everything that a printed report shows. */
export interface PrintedReport extends StoredReport {
  readonly number: string
  readonly createdAt: Date
  /** Status of the company with its procedure, in Russian. */
  readonly status: string
  readonly kind: 'company' | 'entrepreneur'
  readonly subject: ReportSubject
  readonly figures: Figures
  /** URL of the public page that verifies the report. */
  readonly proofUrl: string
}

/** In Russian: the day on which the report was made, and the day as of which the company was judged if that differs. */
export function listDays({ createdAt, report }: Pick<PrintedReport, 'createdAt' | 'report'>): string[] {
  const made = moscowDay(createdAt)
  return [printedDay(made), ...(report.day === made ? [] : [t.asOfDay(printedDay(report.day))])]
}

/** A comparison of companies for printing; `purpose` is the kind of deal whose verdicts it shows. */
export interface PrintedComparison {
  readonly section: CheckSection
  readonly purpose: Purpose
  readonly createdAt: Date
}
