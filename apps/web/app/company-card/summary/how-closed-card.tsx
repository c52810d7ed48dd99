// Panel «Как закрылась» (how it ended) in the summary of an ended company: day and reason of the end, the last head, and the registration.

import type { Company } from '@sverka/contract/company/company'
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { HeadName } from '../head-name.tsx'
import { useCompany } from '../use-company.ts'
import { howClosedMessages } from './how-closed.messages.ts'
import { summaryMessages } from './summary.messages.ts'
import { TabLink } from './tab-link.tsx'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function HowClosedCard() {
  const texts = useMessages(summaryMessages)
  const { howClosed } = useMessages(howClosedMessages)
  const words = useRegisterWords()
  const { status, directors, registration_date: registered, registrationAuthority: authority } = useCompany()
  const [head] = directors
  const items: Description[] = [
    ...(status
      ? [
          {
            label: words.status(status.name),
            value: (
              <DayWithNote
                on={status.ended?.on ?? null}
                caption={status.ended?.reason && capitalised(words.status(insideSentence(status.ended.reason)))}
              />
            ),
          },
        ]
      : []),
    ...(head?.record_date
      ? [
          {
            label: head.position ? capitalised(words.position(head.position)) : texts.leader,
            value: <DayWithNote on={head.record_date} person={head} />,
          },
        ]
      : []),
    { label: texts.registration, value: <DayWithNote on={registered} caption={authority?.name} /> },
  ]
  return (
    <Panel title={howClosed} action={<TabLink tab="history" />}>
      <DescriptionList items={items} />
    </Panel>
  )
}

interface DayWithNoteProps {
  /** ISO day; null if unknown. */
  on: string | null
  caption?: string | null | undefined
  person?: Company['directors'][number]
}

function DayWithNote({ on, caption, person }: DayWithNoteProps) {
  const texts = useMessages(summaryMessages)
  const format = useFormat()
  return (
    <>
      <Text numeric>{on ? format.date(on) : texts.noData}</Text>
      {(caption || person) && (
        <Text as="div" size="caption" tone="muted">
          {person ? <HeadName head={person} /> : caption}
        </Text>
      )}
    </>
  )
}
