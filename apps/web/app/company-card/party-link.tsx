// Name of a party of a case or contract, already formatted: an organisation's name links to its card, a person's name is plain text.
import { PERSON_INN } from '@sverka/contract/company/company.rules'
import { CompanyLink } from './company-link.tsx'

/** A party is a person if its taxpayer number (ИНН) has 12 digits (`PERSON_INN`); an organisation's has 10. */
export interface Party {
  name: string
  inn: string | null
  ogrn?: string | null
}

export const PartyLink = ({ name, inn, ogrn = null }: Party) =>
  inn?.length !== PERSON_INN && (inn || ogrn) ? <CompanyLink number={inn ?? ogrn}>{name}</CompanyLink> : name
