// `/profile/checks`: one's own full reports, newest first.
import type { Check } from '@sverka/contract/checks/checks'
import { readableName } from '@sverka/contract/company/names'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PrivateHead } from '../shell/private-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import type { Route } from './+types/checks-list.page'
import { checksMessages } from './checks.messages.ts'

/** Private: a page rendered on the server is a guest's, so the list is asked for by the browser alone. */
export const clientLoader = () => pageData(browserCall('GET /api/v1/checks/', { query: { page_size: 100 } }))

export const HydrateFallback = () => (
  <Stack gap={6}>
    <Skeleton width="100%" height="320px" />
  </Stack>
)

export default function ChecksListPage({ loaderData: { result } }: Route.ComponentProps) {
  const texts = useMessages(checksMessages)
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.listTitle} />
      <Panel>
        {result.length === 0 ? (
          <EmptyState icon="file" title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        ) : (
          <Checks checks={result} />
        )}
      </Panel>
    </Stack>
  )
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const texts = useMessages(checksMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.listTitle}
      rows={checks}
      keyOf={({ number }) => number}
      stacked
      columns={[
        {
          key: 'number',
          head: texts.number,
          rowHeader: true,
          cell: ({ number }) => <Link to={`/profile/checks/${number}`}>{number}</Link>,
        },
        { key: 'kind', head: texts.kind, cell: ({ extended }) => (extended ? texts.kindExtended : texts.kindFull) },
        { key: 'name', head: texts.company, cell: ({ name }) => readableName(name) },
        { key: 'made', head: texts.made, numeric: true, cell: ({ created_at: made }) => format.dateTime(made) },
        {
          key: 'gauge',
          head: texts.gauge,
          numeric: true,
          cell: ({ gauge }) => texts.gaugeOf(gauge.positive, gauge.positive + gauge.negative),
        },
      ]}
    />
  )
}
