// The court claims of the last year against a company, for modules that show them outside the reliability report, such as a comparison.

import { moscowDay } from '../platform/clock.ts'
import type { CompanyRecord, LegalCase } from '../registry/registry.ts'
import type { Day } from './rules/dossier-facts.ts'
import { claimsAgainst } from './rules/factors/courts/cases.ts'

/**
 * The claims that the report counts: those begun in the 12 months before `asOf`, the day of the source's data. Null if the source's answer
 * about the company is not stored.
 */
export function claimsOfYear({ blocks, provenance, row }: CompanyRecord, today: Day): { cases: LegalCase[]; asOf: Day } | null {
  const source = provenance.cases
  if (!blocks.cases || !source) return null
  const asOf = source.asOf ?? moscowDay(source.loadedAt)
  return { cases: claimsAgainst(blocks.cases.cases ?? [], row, { asOf, today }), asOf }
}
