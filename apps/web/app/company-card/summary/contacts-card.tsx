// Panel «Контакты» (contacts) of the summary: phones, e-mail addresses and website as links.
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useCompany } from '../use-company.ts'
import { summaryMessages } from './summary.messages.ts'

interface Contact {
  readonly icon: IconName
  readonly href: string
  readonly text: string
}

/** A website from the register as the target of a link: `https://` is added if it has no http(s) scheme, so that no other scheme is opened. */
function websiteHref(website: string): string {
  return /^https?:\/\//i.test(website) ? website : `https://${website}`
}

/** `+7 495 123-45-67 доб. 12` (extension 12) → `tel:+74951234567;ext=12`. */
const phoneHref = (text: string): string => `tel:${text.replace(/ [^\d ]+ (\d+)$/, ';ext=$1').replace(/[ -]/g, '')}`

export function ContactsCard() {
  const texts = useMessages(summaryMessages)
  const { contacts } = useCompany()
  const all: Contact[] = [
    ...contacts.phone.map((text) => ({ icon: 'phone' as const, href: phoneHref(text), text })),
    ...contacts.email.map((text) => ({ icon: 'mail' as const, href: `mailto:${text}`, text })),
    ...(contacts.website ? [{ icon: 'globe' as const, href: websiteHref(contacts.website), text: contacts.website }] : []),
  ]
  return (
    <Panel title={texts.contacts} anchor="record-contacts">
      <RuledList>
        {all.map((contact) => (
          <li key={contact.href}>
            <Row gap={3}>
              <Icon name={contact.icon} size="small" />
              <ContactLink {...contact}>{contact.text}</ContactLink>
            </Row>
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}

const ContactLink = ({ href, children }: Contact & { children: ReactNode }) => (
  <a href={href} rel="noreferrer nofollow">
    {children}
  </a>
)
