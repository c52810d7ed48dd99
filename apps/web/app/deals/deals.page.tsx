// `/profile/deals`: the member's deals, newest first, with the number of papers (requested documents) that are overdue or wait for a review.
// Above them are the team's deals that need a second person's approval.
import { readableName } from '@sverka/contract/company/names'
import type { ListedDeal } from '@sverka/contract/deals/deals'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/deals.page'
import { Approvals } from './approvals.tsx'
import { dealsMessages } from './deals.messages.ts'

/** Rows on a page of each of the two lists. */
const PAGE_SIZE = 20

/**
 * Private page: only the browser loads it, with the member's token. Each list has its own page number: `?page=` for the deals, `?decisions=` for
 * the approvals.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  const approvalsPage = Number(new URL(request.url).searchParams.get('decisions')) || 1
  const [deals, approvals] = await Promise.all([
    pageData(browserCall('GET /api/v1/deals/', { query: { page, page_size: PAGE_SIZE } })),
    pageData(browserCall('GET /api/v1/deal-approvals/', { query: { page: approvalsPage, page_size: PAGE_SIZE } })),
  ])
  return { page, deals, approvals }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function DealsPage({ loaderData: { page, deals, approvals } }: Route.ComponentProps) {
  const texts = useMessages(dealsMessages)
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <PrivateHead title={texts.title}>
          <ButtonLink variant="primary" icon="plus" to="/profile/deals/new">
            {texts.create}
          </ButtonLink>
        </PrivateHead>
        <Text as="p" tone="secondary">
          {texts.lead}
        </Text>
      </Stack>
      {approvals.count > 0 && (
        <>
          <Approvals approvals={approvals.result} count={approvals.count} />
          <Pager
            current={approvals.page}
            last={Math.ceil(approvals.count / PAGE_SIZE)}
            pageHref={(to) => `?decisions=${to}${page > 1 ? `&page=${page}` : ''}`}
          />
        </>
      )}
      <Panel flush={deals.count > 0}>
        {deals.count === 0 ? (
          <EmptyState icon="briefcase" title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        ) : (
          <Deals deals={deals.result} />
        )}
      </Panel>
      <Pager
        current={page}
        last={Math.ceil(deals.count / PAGE_SIZE)}
        pageHref={(to) => `?${approvals.page > 1 ? `decisions=${approvals.page}&` : ''}page=${to}`}
      />
    </Stack>
  )
}

function Deals({ deals }: { deals: readonly ListedDeal[] }) {
  const texts = useMessages(dealsMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.title}
      rows={deals}
      rowKey={({ id }) => id}
      edged
      stacked
      columns={[
        { key: 'deal', head: texts.deal, rowHeader: true, cell: (deal) => <DealCell deal={deal} /> },
        { key: 'company', head: texts.company, cell: ({ company }) => readableName(company.name) },
        { key: 'state', head: texts.state, cell: (deal) => <State deal={deal} /> },
        { key: 'opened', head: texts.opened, numeric: true, cell: ({ opened_at: at }) => format.dateOfTime(at) },
      ]}
    />
  )
}

function DealCell({ deal: { id, title, kind, sum } }: { deal: ListedDeal }) {
  const texts = useMessages(dealsMessages)
  const format = useFormat()
  return (
    <Stack gap={1}>
      <Link to={`/profile/deals/${id}`}>{title}</Link>
      <Text size="caption" tone="muted">
        {format.list([texts.kinds[kind], ...(sum === null ? [] : [format.money(sum)])])}
      </Text>
    </Stack>
  )
}

function State({ deal: { papers, accepted, received, overdue } }: { deal: ListedDeal }) {
  const texts = useMessages(dealsMessages)
  const format = useFormat()
  return (
    <Row gap={2} wrap>
      <span>{texts.progress(format.integer(accepted), format.integer(papers))}</span>
      {received > 0 && (
        <Tag tone="accent" icon="eye">
          {texts.toLook(received)}
        </Tag>
      )}
      {overdue > 0 && (
        <Tag tone="warning" icon="clock">
          {texts.late(overdue)}
        </Tag>
      )}
    </Row>
  )
}
