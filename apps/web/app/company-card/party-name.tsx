// A side of a case or a contract: a company leads to its card, a person is named and leads nowhere.
import { readableName, readablePerson } from '@sverka/contract/company.names'
import { CompanyLink } from './company-link.tsx'

/** Digits of a person's ИНН; a company's has ten. */
const PERSON_INN = 12

interface PartyNameProps {
  name: string
  inn: string | null
  ogrn?: string | null
}

export function PartyName({ name, inn, ogrn = null }: PartyNameProps) {
  if (inn?.length === PERSON_INN) return readablePerson(name)
  const shown = readableName(name)
  return inn || ogrn ? <CompanyLink number={inn ?? ogrn}>{shown}</CompanyLink> : shown
}
