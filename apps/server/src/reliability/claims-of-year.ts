// The court claims of the last year against a company, for modules that show them beside the report.

import { moscowDay } from '../platform/clock.ts'
import type { CompanyRecord, LegalCase } from '../registry/registry.ts'
import type { Day } from './rules/dossier-facts.ts'
import { claimsAgainst } from './rules/factors/courts/cases.ts'

/** The same claims as the report counts: those of the 12 months before `asOf`, the day of the source's data. Null without stored cases. */
export function claimsOfYear({ blocks, provenance, row }: CompanyRecord, today: Day): { cases: LegalCase[]; asOf: Day } | null {
  const from = provenance.cases
  if (!blocks.cases || !from) return null
  const asOf = from.asOf ?? moscowDay(from.loadedAt)
  return { cases: claimsAgainst(blocks.cases.cases ?? [], row, { asOf, today }), asOf }
}
