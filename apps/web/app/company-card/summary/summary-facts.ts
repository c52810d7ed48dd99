// Which sections of a company hold something to show.
import type { Company } from '@sverka/contract/company'
import { foundersOf } from '@sverka/contract/company.rules'
import type { CompanyOverview } from '@sverka/contract/company-card/overview'

export interface Filled {
  readonly finances: boolean
  readonly arbitration: boolean
  readonly contacts: boolean
  readonly founders: boolean
  readonly connections: boolean
  readonly contracts: boolean
}

const reachable = ({ contacts: { phone, email, website } }: Company): boolean => phone.length > 0 || email.length > 0 || website !== null

export const filledOf = (company: Company, overview: CompanyOverview | null): Filled => ({
  finances: !!overview?.finances,
  arbitration: !!overview?.arbitration?.total,
  contacts: reachable(company),
  founders: foundersOf(company).length > 0,
  connections: company.LPEC.length > 0,
  contracts: !!overview?.contracts?.total,
})
