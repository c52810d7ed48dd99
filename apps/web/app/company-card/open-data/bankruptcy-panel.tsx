// Messages about a company in the federal bankruptcy register (ЕФРСБ, site Fedresurs), newest first, each with its day, case and link.
import type { CompanyOpenData } from '@sverka/contract/company-card/open-data'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { Disputed } from '../disputed.tsx'
import { TabProvenance } from '../tab-provenance.tsx'
import { openDataMessages } from './open-data.messages.ts'

export function BankruptcyPanel({ data: { messages, total, source } }: { data: NonNullable<CompanyOpenData['bankruptcy']> }) {
  const texts = useMessages(openDataMessages)
  const format = useFormat()
  return (
    <Panel title={texts.bankruptcy} count={total || null} anchor="record-bankruptcy" foot={<TabProvenance source={source} />}>
      {messages.length === 0 ? (
        <Text tone="muted">{texts.noMessages}</Text>
      ) : (
        <RuledList>
          {messages.map(({ id, date, kind, case_number: number, court, url }) => (
            <li key={id}>
              {kind}
              <Text as="div" size="caption" tone="muted">
                {format.list([format.date(date), number && texts.caseNumber(number), court])}{' '}
                {url && (
                  <a href={url} rel="noreferrer">
                    {texts.message}
                  </a>
                )}
              </Text>
              <Disputed kind="bankruptcy" record={id} />
            </li>
          ))}
        </RuledList>
      )}
    </Panel>
  )
}
