// The names on a card as people write them: registers shout them in capitals and straight quotes.
import type { Company, Founder } from '@sverka/contract/company'
import { readableAddress } from '@sverka/contract/company.addresses'
import { readableFullName, readableName, readablePerson } from '@sverka/contract/company.names'

const orNull = (read: (text: string) => string) => (text: string | null) => (text === null ? null : read(text))
const organisation = orNull(readableName)
const person = orNull(readablePerson)
const address = orNull(readableAddress)

const readableFounder = (founder: Founder): Founder => ({ ...founder, name: organisation(founder.name), fio: person(founder.fio) })

/** The greatest share first; who has none that is known at the end. */
export const byShare = (founders: readonly Founder[]): Founder[] =>
  [...founders].sort((a, b) => (b.fraction.percent ?? -1) - (a.fraction.percent ?? -1))

/** The form in small letters, and the name itself as the short one reads, unless the register spells it in small letters too. */
function quietFullName(name: string): string {
  const full = readableFullName(name)
  const [at, own] = [full.indexOf('«'), readableName(name)]
  const quoted = full.slice(at)
  return at > 0 && quoted === quoted.toUpperCase() && own.includes('«') ? full.slice(0, at) + own.slice(own.indexOf('«')) : full
}

/** A company with readable names, and its own two as the register spells them. */
export interface CardCompany extends Company {
  readonly registered: { readonly name: string; readonly full: string | null }
}

export function readableCompany(company: Company): CardCompany {
  return {
    ...company,
    registered: { name: company.name, full: company.name_full },
    name: readableName(company.name),
    name_full: company.name_full && quietFullName(company.name_full),
    fio: person(company.fio),
    directors: company.directors.map((head) => ({ ...head, fio: head.ogrn ? readableName(head.fio) : readablePerson(head.fio) })),
    founders: { PP: company.founders.PP.map(readableFounder), LP: company.founders.LP.map(readableFounder) },
    legal_adress: company.legal_adress && { ...company.legal_adress, adress: readableAddress(company.legal_adress.adress) },
    taxAuthority: company.taxAuthority && { ...company.taxAuthority, address: address(company.taxAuthority.address) },
    LPEC: company.LPEC.map((tied) => ({ ...tied, name: readableName(tied.name), legal_address: address(tied.legal_address) })),
    division: company.division.map(({ filials }) => ({
      filials: filials.map((filial) => ({ ...filial, name: organisation(filial.name), address: readableAddress(filial.address) })),
    })),
  }
}
