// A founder's name: a link to the card of a Russian company, or to the page of a person whose taxpayer number (ИНН) is known; else plain text.
import type { Founder } from '@sverka/contract/company/company'
import { useMessages } from '../../i18n/catalogue.ts'
import { PersonLink } from '../../shell/person-link.tsx'
import { cardMessages } from '../company-card.messages.ts'
import { CompanyLink } from '../company-link.tsx'

/** The register gives a person's name in `fio`, any other founder's in `name`, and neither for a founder whose identity the law hides. */
export function FounderName({ founder }: { founder: Founder }) {
  const texts = useMessages(cardMessages)
  const name = founder.name ?? founder.fio ?? (founder.kind === 'hidden' ? texts.hiddenByLaw : texts.noData)
  if (founder.kind === 'person') return <PersonLink inn={founder.inn}>{name}</PersonLink>
  return founder.kind === 'company' ? <CompanyLink number={founder.inn ?? founder.ogrn}>{name}</CompanyLink> : name
}
