// A founder's name: a link for companies of the register, plain text for people.
import type { Founder } from '@sverka/contract/company'
import { useMessages } from '../../i18n/catalogue.ts'
import { cardMessages } from '../company-card.messages.ts'
import { CompanyLink } from '../company-link.tsx'

export function FounderName({ founder }: { founder: Founder }) {
  const texts = useMessages(cardMessages)
  const name = founder.name ?? founder.fio ?? (founder.kind === 'hidden' ? texts.founderHidden : texts.noData)
  // A person's number is nobody's address here: no page joins a person's companies.
  return founder.kind === 'company' ? <CompanyLink number={founder.inn ?? founder.ogrn}>{name}</CompanyLink> : name
}
