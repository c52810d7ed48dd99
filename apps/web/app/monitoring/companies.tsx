// The table of watched companies. In the member's own list each row has a button that stops watching; a colleague's list can only be read.
import { readableName } from '@sverka/contract/company/names'
import type { Watched } from '@sverka/contract/monitoring/monitoring'
import { OwnLabels } from '../company-notes/own-labels.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { Finding } from './finding.tsx'
import { firstDayMessages } from './first-day.messages.ts'
import { monitoringMessages } from './monitoring.messages.ts'
import { Unwatch } from './unwatch.tsx'

export function Companies({ companies, isOwn }: { companies: readonly Watched[]; isOwn: boolean }) {
  const texts = useMessages(monitoringMessages)
  const words = useMessages(firstDayMessages)
  const format = useFormat()
  const actions = {
    key: 'act',
    head: texts.act,
    cell: ({ company }: Watched) => <Unwatch id={company.id} name={readableName(company.name)} />,
  }
  return (
    <Panel>
      <Table
        caption={texts.companies}
        rows={companies}
        rowKey={({ company }) => company.id}
        stacked
        columns={[
          {
            key: 'company',
            head: texts.company,
            rowHeader: true,
            cell: ({ company }) => <CompanyCell company={company} />,
          },
          {
            key: 'state',
            head: texts.state,
            cell: ({ attention, company: { status, procedure, closed_on: endedOn, as_of: asOf } }) => (
              <StatusMarks
                status={{ name: status, procedure: procedure ? { name: procedure, since: null } : null }}
                endedOn={endedOn}
                asOf={asOf}
                // A finding of the polarity `stop` rules out any deal with the company.
                stopped={attention?.polarity === 'stop'}
              />
            ),
          },
          { key: 'now', head: words.now, cell: (watched) => <Finding watched={watched} /> },
          {
            key: 'last',
            head: texts.last,
            cell: ({ changed_at: at, since }) => (at ? format.dateOfTime(at) : texts.unchangedSince(format.dateOfTime(since))),
          },
          ...(isOwn ? [actions] : []),
        ]}
      />
    </Panel>
  )
}

function CompanyCell({ company: { id, name, inn, ogrn } }: { company: Watched['company'] }) {
  const texts = useMessages(monitoringMessages)
  return (
    <Stack gap={1}>
      <Link to={`/counter-parties/${ogrn}`}>{readableName(name)}</Link>
      {inn && (
        <Text size="caption" tone="secondary">
          {texts.inn(inn)}
        </Text>
      )}
      <OwnLabels companyId={id} />
    </Stack>
  )
}
