// The table of upcoming dates of the watched companies (ends of licences, accounts to file and the like), the nearest first.
import { readableName } from '@sverka/contract/company/names'
import type { ComingDate } from '@sverka/contract/monitoring/monitoring'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { firstDayMessages } from './first-day.messages.ts'
import { monitoringMessages } from './monitoring.messages.ts'

export function Dates({ dates }: { dates: readonly ComingDate[] }) {
  const texts = useMessages(firstDayMessages)
  const words = useMessages(monitoringMessages)
  const format = useFormat()
  return (
    <Panel>
      <Stack gap={4}>
        <Text as="p" size="caption" tone="muted">
          {texts.datesHint}
        </Text>
        {dates.length === 0 ? (
          <p>{texts.noDates}</p>
        ) : (
          <Table
            caption={texts.dates}
            rows={dates}
            rowKey={({ company, kind, day, what }) => `${company.id} ${kind} ${day} ${what}`}
            stacked
            columns={[
              { key: 'day', head: texts.day, rowHeader: true, cell: ({ day }) => format.date(day) },
              {
                key: 'company',
                head: words.company,
                cell: ({ company }) => <Link to={`/counter-parties/${company.ogrn}`}>{readableName(company.name)}</Link>,
              },
              { key: 'kind', head: texts.what, cell: (date) => <DueEvent date={date} /> },
            ]}
          />
        )}
      </Stack>
    </Panel>
  )
}

function DueEvent({ date: { kind, what, source, as_of: asOf } }: { date: ComingDate }) {
  const texts = useMessages(firstDayMessages)
  const words = useMessages(monitoringMessages)
  const format = useFormat()
  const sourceName = texts.sources[source] ?? source
  return (
    <Stack gap={1}>
      <span>{texts.kinds[kind](what ?? '')}</span>
      <Text size="caption" tone="secondary">
        {asOf ? words.asOf(sourceName, format.date(asOf)) : sourceName}
      </Text>
    </Stack>
  )
}
