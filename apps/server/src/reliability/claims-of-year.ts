// The claims of the last year against a company, for those who show them beside the report.
import type { CompanyRecord, LegalCase } from '../registry/registry.ts'
import type { Day } from './rules/dossier-facts.ts'
import { claimsAgainst } from './rules/factors/courts/cases.ts'

/** The same that the report counts, back from the day of the source; null if no cases are held. */
export function claimsOfYear({ blocks, provenance, row }: CompanyRecord, today: Day): { cases: LegalCase[]; asOf: Day } | null {
  const from = provenance.cases
  if (!blocks.cases || !from) return null
  const asOf = from.asOf ?? from.loadedAt.toISOString().slice(0, 10)
  return { cases: claimsAgainst(blocks.cases.cases ?? [], row, { asOf, today }), asOf }
}
