// How a company that is no more ended, and which of its debts, proceedings and cases remained open.
import { readableName } from '@sverka/contract/company/names'
import type { EndedReading, Factor } from '@sverka/contract/company-card/reliability'
import type { Dossier } from './rules/dossier-facts.ts'

/** Factors of what may outlive a company, in the order in which they are told. */
const REMAINS = ['enforcement', 'tax-debt', 'cases-open'] as const

/** Null of who lives; `findFactor` gives a factor of the same report by its code. */
export function readEnded({ blocks: { register } }: Dossier, findFactor: (code: string) => Factor | undefined): EndedReading | null {
  if (register?.state !== 'held' || !register.data?.row.closedOn) return null
  const { row, statusWording, successors } = register.data
  const factors = REMAINS.flatMap((code) => findFactor(code) ?? [])
  return {
    on: row.closedOn,
    reason: statusWording ?? null,
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
