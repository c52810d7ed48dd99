// What a full report is stored as and printed from.
import type { CheckSection } from '@sverka/contract/checks/checks'
import type { Materiality } from '@sverka/contract/company-card/materiality'
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { moscowDay } from '../platform/clock.ts'
import type { Tone } from '../platform/paper/sheet.ts'
import { russianDay } from './evidence-text.ts'
import type { Extension } from './extended/extension.ts'
import type { Figures } from './figures.ts'
import { paper as t } from './texts/report.ts'

/** What a report is stored as. */
export interface Snapshot {
  readonly report: ReliabilityReport
  readonly sections: readonly CheckSection[]
  /** Null in a full report; absent in those that were made before there were extended ones. */
  readonly extended?: Extension | null
  /** The deal whose sum was given, beside the company; absent in those that were made before it could be. */
  readonly materiality?: Materiality | null
}

/** Who the report is about, as its first page says it. */
export interface Subject {
  readonly fullName: string | null
  readonly kpp: string | null
  readonly address: string | null
  readonly head: string | null
  readonly registeredOn: string | null
  /** Day of the register extract. */
  readonly asOf: string
  /** Too old to tell that it lives. */
  readonly isOld: boolean
  readonly tone: Tone
  /** The state without the procedure, of who is no more with its last day, and the procedure with its day. */
  readonly state: string
  readonly procedure: string | null
  /** Kopecks of a year, and people; null where not known. */
  readonly revenue: number | null
  readonly headcount: number | null
}

/** Everything a printed report shows. */
export interface Paper extends Snapshot {
  readonly number: string
  readonly createdAt: Date
  readonly status: string
  readonly kind: 'company' | 'entrepreneur'
  readonly subject: Subject
  readonly figures: Figures
  /** Address of the public page that proves the report. */
  readonly proofUrl: string
}

/** The day on which the report was made and, where it is another, the day as of which everything was judged. */
export function listDays({ createdAt, report }: Pick<Paper, 'createdAt' | 'report'>): string[] {
  const made = moscowDay(createdAt)
  return [russianDay(made), ...(report.day === made ? [] : [t.asOfDay(russianDay(report.day))])]
}

/** Companies side by side, as they are printed. */
export interface ComparisonPaper {
  readonly section: CheckSection
  readonly purpose: Purpose
  readonly createdAt: Date
}
