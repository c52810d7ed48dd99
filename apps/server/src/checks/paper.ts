// What a full report is stored as and printed from.
import type { CheckSection } from '@sverka/contract/checks'
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'

/** What a report is stored as. */
export interface Snapshot {
  readonly report: ReliabilityReport
  readonly sections: readonly CheckSection[]
}

/** Everything a printed report shows. */
export interface Paper extends Snapshot {
  readonly number: string
  readonly createdAt: Date
  readonly status: string
  readonly kind: 'company' | 'entrepreneur'
  /** Address of the public page that proves the report. */
  readonly proofUrl: string
}
