// Which sections of a company hold something to show.
import type { Company } from '@sverka/contract/company'
import type { CompanyOverview } from '@sverka/contract/company-card/overview'

export interface Filled {
  readonly finances: boolean
  readonly arbitration: boolean
  readonly contacts: boolean
  readonly founders: boolean
  readonly connections: boolean
  readonly contracts: boolean
}

export const filledOf = ({ contacts, founders, LPEC }: Company, overview: CompanyOverview | null): Filled => ({
  finances: !!overview?.finances,
  arbitration: !!overview?.arbitration?.total,
  contacts: contacts.phone.length > 0 || contacts.email.length > 0 || contacts.website !== null,
  founders: founders.length > 0,
  connections: LPEC.length > 0,
  contracts: !!overview?.contracts?.total,
})
