// Finds which sections of a card's summary have data, and in which column the panels with counts and with sources stand.
import type { Company } from '@sverka/contract/company/company'
import { listFounders } from '@sverka/contract/company/company.rules'
import type { CompanyOverview } from '@sverka/contract/company-card/overview'

/** For each section, whether it has data for a panel of its own. */
export interface Filled {
  readonly finances: boolean
  readonly arbitration: boolean
  readonly contacts: boolean
  readonly founders: boolean
  readonly connections: boolean
  readonly contracts: boolean
}

const hasContacts = ({ contacts: { phone, email, website } }: Company): boolean => phone.length > 0 || email.length > 0 || website !== null

export const findFilled = (company: Company, overview: CompanyOverview | null): Filled => ({
  finances: !!overview?.finances,
  arbitration: !!overview?.arbitration?.total,
  contacts: hasContacts(company),
  founders: listFounders(company).length > 0,
  connections: !!overview?.connections.total,
  contracts: !!overview?.contracts?.total,
})

/** Number of founders listed in the summary. */
export const FOUNDERS_SHOWN = 4

export type ColumnName = 'wide' | 'narrow'

/**
 * Approximate heights of the panels on a wide screen, in pixels. `pair`: arbitration and connections side by side; `row`: one row of a
 * list; `edges`: head and padding of a panel.
 */
const HEIGHT = {
  finances: 590,
  ended: 270,
  main: 430,
  pair: 310,
  contracts: 420,
  reliability: 370,
  contacts: 200,
  counts: 280,
  row: 43,
  edges: 90,
}

interface Summary {
  readonly filled: Filled
  readonly company: {
    readonly founders: { readonly PP: readonly unknown[]; readonly LP: readonly unknown[] }
    readonly provenance: Readonly<Record<string, unknown>>
  }
  readonly isEnded: boolean
  readonly hasReport: boolean
}

/**
 * Puts the panel with sources into the shorter column, then the panel with counts into the column that is now shorter, so that both end at about the
 * same height.
 */
export function assignColumns({ filled, company, isEnded, hasReport }: Summary): {
  readonly counts: ColumnName
  readonly sources: ColumnName
} {
  const listHeight = (rows: number) => HEIGHT.edges + rows * HEIGHT.row
  const columns = {
    wide:
      HEIGHT.main +
      (filled.finances ? HEIGHT.finances : 0) +
      (isEnded ? HEIGHT.ended : 0) +
      (filled.arbitration || filled.connections ? HEIGHT.pair : 0) +
      (filled.contracts ? HEIGHT.contracts : 0),
    // A founder's row has the taxpayer number (ИНН) in small print below the name, so it is one and a half rows high.
    narrow:
      (hasReport ? HEIGHT.reliability : 0) +
      (filled.founders ? listHeight(1.5 * Math.min(listFounders(company).length, FOUNDERS_SHOWN)) : 0) +
      (filled.contacts ? HEIGHT.contacts : 0),
  }
  const shorter = (): ColumnName => (columns.wide < columns.narrow ? 'wide' : 'narrow')
  const sources = shorter()
  columns[sources] += listHeight(Object.keys(company.provenance).length)
  return { sources, counts: shorter() }
}
