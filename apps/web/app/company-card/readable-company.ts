// Formats names and addresses of a company's card: registers write them in capitals and with straight quotes.

import { readableAddress, shownAddress } from '@sverka/contract/company/addresses'
import type { Company, Founder } from '@sverka/contract/company/company'
import { quietFullName, readableName, readableParty, readablePerson, registeredName } from '@sverka/contract/company/names'
import type { CompanyOverview } from '@sverka/contract/company-card/overview'

const orNull = (format: (text: string) => string) => (text: string | null) => (text === null ? null : format(text))
const companyName = orNull(readableName)
const personName = orNull(readablePerson)
const address = orNull(readableAddress)

/** Kinds of remarks in the register whose text is a name (of a lender, a country, a predecessor or successor), so that it is formatted. */
const REMARKS_WITH_NAMES: ReadonlySet<Company['remarks'][number]['kind']> = new Set([
  'convertible_loan',
  'came_from',
  'predecessor_through',
  'successor_through',
] as const)

const withReadableName = <T extends { readonly name: string }>(company: T): T => ({ ...company, name: readableName(company.name) })

const readableFounder = (founder: Founder): Founder => ({
  ...founder,
  name: companyName(founder.name),
  fio: personName(founder.fio),
  country: companyName(founder.country),
  trustees: founder.trustees.map((trustee) => ({ ...trustee, name: readableParty(trustee) })),
})

/** Short and full name of the company; the full one is null if the register has none. */
interface OwnNames {
  readonly name: string
  readonly full: string | null
}

/**
 * A company with formatted names and addresses. Its own names are in two more forms: `registered` as the register writes them, `forDocuments`
 * with the usual short legal form. `shownAddress` is the legal address in ordinary letters, null if there is none.
 */
export interface CardCompany extends Company {
  readonly registered: OwnNames
  readonly forDocuments: OwnNames
  readonly shownAddress: string | null
}

export function readableCompany(company: Company): CardCompany {
  return {
    ...company,
    registered: { name: company.name, full: company.name_full },
    forDocuments: { name: registeredName(company.name), full: company.name_full && registeredName(company.name_full) },
    shownAddress: company.legal_adress && shownAddress(company.legal_adress.adress),
    name: readableName(company.name),
    name_full: company.name_full && quietFullName(company.name_full),
    fio: personName(company.fio),
    directors: company.directors.map((head) => ({
      ...head,
      fio: head.fio && (head.ogrn ? readableName(head.fio) : readablePerson(head.fio)),
    })),
    founders: { PP: company.founders.PP.map(readableFounder), LP: company.founders.LP.map(readableFounder) },
    legal_adress: company.legal_adress && { ...company.legal_adress, adress: readableAddress(company.legal_adress.adress) },
    taxAuthority: company.taxAuthority && { ...company.taxAuthority, address: address(company.taxAuthority.address) },
    LPEC: company.LPEC.map(withReadableName),
    remarks: company.remarks.map((remark) =>
      REMARKS_WITH_NAMES.has(remark.kind) ? { ...remark, text: companyName(remark.text) } : remark,
    ),
    division: company.division.map(({ filials }) => ({
      filials: filials.map((filial) => ({ ...filial, name: companyName(filial.name), address: shownAddress(filial.address) })),
    })),
  }
}

/** The overview with formatted names of connected companies and customers. */
export const readableOverview = (overview: CompanyOverview | null): CompanyOverview | null =>
  overview && {
    ...overview,
    connections: { ...overview.connections, first: overview.connections.first.map(withReadableName) },
    contracts: overview.contracts && {
      ...overview.contracts,
      first: overview.contracts.first.map((contract) => ({
        ...contract,
        other_side: contract.other_side && { ...contract.other_side, name: readableParty(contract.other_side) },
      })),
    },
  }
