// Panel «Учредители» (founders) of the summary: the founders with the largest shares.
import { listFounders } from '@sverka/contract/company/company.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Grow, Row } from '../../ui/layout.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Digits, Text } from '../../ui/text.tsx'
import { cardMessages } from '../company-card.messages.ts'
import { FounderName } from '../founders/founder-name.tsx'
import { sortByShare } from '../sort-founders.ts'
import { useCompany } from '../use-company.ts'
import { FOUNDERS_SHOWN } from './summary-facts.ts'
import { TabLink } from './tab-link.tsx'

export function FoundersCard() {
  const texts = useMessages(cardMessages)
  const format = useFormat()
  const founders = sortByShare(listFounders(useCompany()))
  return (
    <Panel title={texts.tabs.founders} count={founders.length} action={<TabLink tab="founders" />}>
      <RuledList>
        {founders.slice(0, FOUNDERS_SHOWN).map((founder, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a founder may lack a number and share a name with another
          <li key={index}>
            <Row between>
              <Grow>
                <FounderName founder={founder} />
                {founder.inn && (
                  <Text as="div" size="caption" tone="muted">
                    {texts.inn} <Digits>{founder.inn}</Digits>
                  </Text>
                )}
              </Grow>
              {founder.fraction.percent !== null && (
                <Text weight="bold" numeric>
                  {format.percent(founder.fraction.percent)}
                </Text>
              )}
            </Row>
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}
