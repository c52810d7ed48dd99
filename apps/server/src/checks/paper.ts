// The content of a full report, as it is stored and printed.
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

/** The stored content of a report. */
export interface Snapshot {
  readonly report: ReliabilityReport
  readonly sections: readonly CheckSection[]
  /** Null in a full report; absent in reports from before extended ones existed. */
  readonly extended?: Extension | null
  /** The deal whose sum was given; absent in reports from before that was possible. */
  readonly materiality?: Materiality | null
}

/** The company of the report, for its first page. */
export interface Subject {
  readonly fullName: string | null
  readonly kpp: string | null
  readonly address: string | null
  readonly head: string | null
  /** The largest first, with share and, of a company that the register holds, its state; further ones by their number. */
  readonly owners: readonly string[]
  readonly registeredOn: string | null
  /** Day of the register extract. */
  readonly asOf: string
  /** Whether the extract is too old to say that the company still exists. */
  readonly isOld: boolean
  readonly tone: Tone
  /** The state without the procedure, for a closed company with its last day, and the procedure with its day. */
  readonly state: string
  readonly procedure: string | null
  /** Kopecks of a year, and number of people; null where unknown. */
  readonly revenue: number | null
  readonly headcount: number | null
}

/** Everything that a printed report shows. */
export interface Paper extends Snapshot {
  readonly number: string
  readonly createdAt: Date
  readonly status: string
  readonly kind: 'company' | 'entrepreneur'
  readonly subject: Subject
  readonly figures: Figures
  /** Address of the public page that verifies the report. */
  readonly proofUrl: string
}

/** The day on which the report was made, and the day as of which it was judged if that differs. */
export function listDays({ createdAt, report }: Pick<Paper, 'createdAt' | 'report'>): string[] {
  const made = moscowDay(createdAt)
  return [russianDay(made), ...(report.day === made ? [] : [t.asOfDay(russianDay(report.day))])]
}

/** Companies side by side, for printing. */
export interface ComparisonPaper {
  readonly section: CheckSection
  readonly purpose: Purpose
  readonly createdAt: Date
}
