// The names on a card as people write them: registers shout them in capitals and straight quotes.
import type { Company } from '@sverka/contract/company'
import { readableAddress, readableFullName, readableName, readablePerson } from '@sverka/contract/company.rules'

const orNull = (read: (text: string) => string) => (text: string | null) => (text === null ? null : read(text))
const organisation = orNull(readableName)
const person = orNull(readablePerson)
const address = orNull(readableAddress)

/** «ИП ИВАНОВ ИВАН» → «ИП Иванов Иван»: the person's name inside a sole trader's. */
export function traderName(name: string, fio: string | null): string {
  return fio ? name.replace(fio, readablePerson(fio)) : name
}

/** The same company with readable names; nothing else changes. */
export function readableCompany(company: Company): Company {
  const isTrader = company.kind === 'entrepreneur'
  return {
    ...company,
    name: isTrader ? traderName(company.name, company.fio) : readableName(company.name),
    name_full: company.name_full && (isTrader ? traderName(company.name_full, company.fio) : readableFullName(company.name_full)),
    fio: person(company.fio),
    directors: company.directors.map((head) => ({ ...head, fio: head.ogrn ? readableName(head.fio) : readablePerson(head.fio) })),
    founders: company.founders.map((founder) => ({ ...founder, name: organisation(founder.name), fio: person(founder.fio) })),
    legal_adress: company.legal_adress && { ...company.legal_adress, adress: readableAddress(company.legal_adress.adress) },
    taxAuthority: company.taxAuthority && { ...company.taxAuthority, address: address(company.taxAuthority.address) },
    LPEC: company.LPEC.map((tied) => ({ ...tied, name: readableName(tied.name), legal_address: address(tied.legal_address) })),
    division: company.division.map(({ filials }) => ({
      filials: filials.map((filial) => ({ ...filial, name: organisation(filial.name), address: readableAddress(filial.address) })),
    })),
  }
}
