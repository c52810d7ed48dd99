// Name of a head: a link to the card of a managing company, or to the page of a person with a known ИНН.
import type { Company } from '@sverka/contract/company/company'
import { useMessages } from '../i18n/catalogue.ts'
import { PersonLink } from '../shell/person-link.tsx'
import { cardMessages } from './company-card.messages.ts'
import { CompanyLink } from './company-link.tsx'

interface Props {
  head: Company['directors'][number]
  /** Formats a person's name; unchanged by default. */
  written?: (name: string) => string
}

/** A head that the register does not name is hidden by law, and shown so. */
export function HeadName({ head, written = (name) => name }: Props) {
  const texts = useMessages(cardMessages)
  if (head.fio === null) return texts.hiddenByLaw
  return head.ogrn ? <CompanyLink number={head.ogrn}>{head.fio}</CompanyLink> : <PersonLink inn={head.inn}>{written(head.fio)}</PersonLink>
}
