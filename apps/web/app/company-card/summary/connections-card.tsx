// Panel «Связи» (connections) of the summary: the first companies connected by founders, heads or reorganisation.
import { useMessages } from '../../i18n/catalogue.ts'
import { StatusMarks } from '../../shell/status-marks.tsx'
import { Row } from '../../ui/layout.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Digits, Text } from '../../ui/text.tsx'
import { CompanyLink } from '../company-link.tsx'
import { useOverview } from '../use-company.ts'
import { summaryMessages } from './summary.messages.ts'
import { TabLink } from './tab-link.tsx'

export function ConnectionsCard() {
  const texts = useMessages(summaryMessages)
  const connections = useOverview()?.connections
  if (!connections) return null
  return (
    <Panel title={texts.connections} count={connections.total} action={<TabLink tab="connections" />}>
      <RuledList>
        {connections.first.map((company) => (
          <li key={`${company.relation}${company.ogrn ?? company.name}`}>
            <CompanyLink number={company.inn ?? company.ogrn}>{company.name}</CompanyLink>
            <Row between gap={2} wrap>
              <Text size="caption" tone="muted">
                {company.inn && (
                  <>
                    {texts.inn} <Digits>{company.inn}</Digits>
                  </>
                )}
              </Text>
              {company.status && (
                <StatusMarks status={company.status} endedOn={company.status.ended?.on} asOf={company.as_of} stopped={company.stopped} />
              )}
            </Row>
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}
