// Name of a party of a case or contract: a company's links to its card, a person's is plain text. The name is already formatted.
import { PERSON_INN } from '@sverka/contract/company/company.rules'
import { CompanyLink } from './company-link.tsx'

export interface Party {
  name: string
  inn: string | null
  ogrn?: string | null
}

export const PartyLink = ({ name, inn, ogrn = null }: Party) =>
  inn?.length !== PERSON_INN && (inn || ogrn) ? <CompanyLink number={inn ?? ogrn}>{name}</CompanyLink> : name
