// Reads how a company ended (liquidated, merged, struck off the register), and which debts, proceedings and court cases remained open.
import { readableName } from '@sverka/contract/company/names'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import type { EndedCompany } from '@sverka/contract/company-card/reliability-verdict'
import type { Dossier } from './rules/dossier-facts.ts'
import { stateIn } from './texts/register-wordings.ts'

/** Factors about obligations that may outlive the company, in display order: debts at the bailiffs, tax debts, pending court cases. */
const FACTORS_AFTER_END = ['enforcement', 'tax-debt', 'cases-open'] as const

/** The end of the company as the register extract gives it; null for an active one. `findFactor` finds a factor of the same report by code. */
export function readEnded(
  { blocks: { register } }: Dossier,
  language: ReportLanguage,
  findFactor: (code: string) => Factor | undefined,
): EndedCompany | null {
  if (register?.state !== 'held' || !register.data?.row.closedOn) return null
  const { row, statusWording, successors } = register.data
  const factors = FACTORS_AFTER_END.flatMap((code) => findFactor(code) ?? [])
  return {
    on: row.closedOn,
    reason: statusWording ? stateIn(language, statusWording) : null,
    successors: successors.map(({ name, ogrn = null }) => ({ name: readableName(name), ogrn })),
    remains: factors.map(({ code, title, fact, state, evidence, as_of, record = null }) => ({
      code,
      title,
      fact,
      state,
      evidence,
      as_of,
      record,
    })),
  }
}
