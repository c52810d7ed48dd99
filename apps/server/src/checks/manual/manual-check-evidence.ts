// A member's newest manual check of a company at each official service, for the archive (ZIP) of a deal. In a manual check the member looks
// the company up in a service that offers no data to load, such as a court's website, and stores the result.

import { moscowDay } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { manualCheckFileKey } from './manual-check-files.ts'
import { countCheckedServices, listNewestManualChecks } from './manual-checks.sql.ts'

export interface ManualCheckEvidence {
  readonly service: string
  /** `absent` (the service does not name the company), `found` or `unopened`. */
  readonly outcome: string
  readonly details: string | null
  readonly checkedAt: Date
  /** File name in an archive. */
  readonly name: string
  /** Key in the store `documents`; null without a file, which only a service that did not open may lack. */
  readonly key: string | null
}

/** The member's own checks of the company, by service. */
export async function listManualCheckEvidence(db: Reader, userId: number, companyId: number): Promise<ManualCheckEvidence[]> {
  const rows = await listNewestManualChecks(db, userId, companyId)
  return rows.map(({ id, service, outcome, details, checked_at: checkedAt, sha256, file_kind: kind }) => ({
    service,
    outcome,
    details,
    checkedAt,
    name: `${service} ${moscowDay(checkedAt)}.${kind === 'pdf' ? 'pdf' : 'jpg'}`,
    key: sha256 === null ? null : manualCheckFileKey(id),
  }))
}

/** How many services the member has checked by hand for the company. */
export const countManualChecks = (db: Reader, userId: number, companyId: number): Promise<number> =>
  countCheckedServices(db, userId, companyId)
