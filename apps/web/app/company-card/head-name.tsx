// Name of a company's head: a link to the card of a managing company, or to the page of a person whose taxpayer number (ИНН) is known.
import type { Company } from '@sverka/contract/company/company'
import { useMessages } from '../i18n/catalogue.ts'
import { PersonLink } from '../shell/person-link.tsx'
import { cardMessages } from './company-card.messages.ts'
import { CompanyLink } from './company-link.tsx'

interface Props {
  head: Company['directors'][number]
  /** Formats a person's name; unchanged by default. */
  formatName?: (name: string) => string
}

/** A head without a name is one whose identity the law hides: a text says so. Only a managing company has a registration number (ОГРН). */
export function HeadName({ head, formatName = (name) => name }: Props) {
  const texts = useMessages(cardMessages)
  if (head.fio === null) return texts.hiddenByLaw
  return head.ogrn ? (
    <CompanyLink number={head.ogrn}>{head.fio}</CompanyLink>
  ) : (
    <PersonLink inn={head.inn}>{formatName(head.fio)}</PersonLink>
  )
}
