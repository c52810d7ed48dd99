// The name of somebody at the head: a link to the card of a managing company, to the page of a person whose ИНН is known.
import type { Company } from '@sverka/contract/company/company'
import { useMessages } from '../i18n/catalogue.ts'
import { PersonLink } from '../shell/person-link.tsx'
import { cardMessages } from './company-card.messages.ts'
import { CompanyLink } from './company-link.tsx'

interface Props {
  head: Company['directors'][number]
  /** How the name of a person is written here; by default as it stands. */
  written?: (name: string) => string
}

/** Whom the register does not name is said to be hidden by law. */
export function HeadName({ head, written = (name) => name }: Props) {
  const texts = useMessages(cardMessages)
  if (head.fio === null) return texts.hiddenByLaw
  return head.ogrn ? <CompanyLink number={head.ogrn}>{head.fio}</CompanyLink> : <PersonLink inn={head.inn}>{written(head.fio)}</PersonLink>
}
