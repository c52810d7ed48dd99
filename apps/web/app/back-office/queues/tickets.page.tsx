// `/back-office/tickets`: requests to represent companies, the oldest first, with documents, the register's facts and the decision.
import type { StaffTicket } from '@sverka/contract/company-binding/company-binding'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Tag } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { forStaff, pageOf } from '../for-staff.ts'
import { Pages } from '../pages.tsx'
import { Queue, QueueHeading, type Waiting } from '../queue.tsx'
import { withLooks } from '../use-looks.ts'
import type { Route } from './+types/tickets.page'
import { queuesMessages } from './queues.messages.ts'
import { TicketReview } from './ticket-review.tsx'
import { Views, viewOf } from './views.tsx'

const AT_HAND = 50
const PAGE_SIZE = 20

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(async () => {
    const params = new URL(request.url).searchParams
    const view = viewOf(params)
    const slice =
      view === 'waiting'
        ? { status: 'pending' as const, page_size: AT_HAND }
        : { decided: true, page: pageOf(params), page_size: PAGE_SIZE }
    return { view, ...(await withLooks('tickets', browserCall('GET /api/v1/admin/tickets/', { query: slice }))) }
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function TicketsPage({ loaderData: { view, result, count, looks } }: Route.ComponentProps) {
  const texts = useMessages(queuesMessages)
  const describe = useDescription()
  return (
    <>
      <PageHead title={texts.ticketsTitle} noindex />
      <QueueHeading title={texts.ticketsTitle} count={view === 'waiting' ? count : 0}>
        <Views doneLabel={texts.decidedView} />
      </QueueHeading>
      {view === 'waiting' ? (
        <Queue
          name="tickets"
          label={texts.ticketsTitle}
          items={result}
          total={count}
          looks={looks}
          describe={describe}
          review={(ticket, walk) => <TicketReview ticket={ticket} walk={walk} />}
        />
      ) : (
        <Decided tickets={result} count={count} />
      )}
    </>
  )
}

function useDescription(): (ticket: StaffTicket) => Waiting {
  const texts = useMessages(queuesMessages)
  return ({ user, company, created_at, name_matches, may_be_approved }) => ({
    title: user.full_name,
    more: company.name,
    since: created_at,
    marks: (
      <>
        {name_matches === false && <Tag tone="warning">{texts.nameDiffers}</Tag>}
        {!may_be_approved && <Tag tone="bad">{company.status}</Tag>}
      </>
    ),
  })
}

function Decided({ tickets, count }: { tickets: readonly StaffTicket[]; count: number }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  const [params] = useSearchParams()
  if (tickets.length === 0) return <EmptyState icon="inbox" title={texts.nothingDecided} />
  return (
    <>
      <Panel flush>
        <Table
          caption={texts.decidedView}
          rows={tickets}
          keyOf={({ id }) => id}
          edged
          stacked
          columns={[
            { key: 'applicant', head: texts.applicant, rowHeader: true, cell: ({ user }) => user.full_name },
            {
              key: 'company',
              head: texts.company,
              cell: ({ company }) => <Link to={`/counter-parties/${company.ogrn}`}>{company.name}</Link>,
            },
            {
              key: 'decision',
              head: texts.decision,
              cell: ({ status }) =>
                status === 'approved' ? <Tag tone="good">{texts.approved}</Tag> : <Tag tone="bad">{texts.rejected}</Tag>,
            },
            {
              key: 'by',
              head: texts.decidedView,
              cell: ({ decided_by, decided_at }) =>
                decided_at ? texts.decidedBy(decided_by ?? MISSING, format.dateTime(decided_at)) : MISSING,
            },
            { key: 'reason', head: texts.reason, cell: ({ reject_reason }) => reject_reason ?? MISSING },
          ]}
        />
      </Panel>
      <Pages params={params} count={count} size={PAGE_SIZE} />
    </>
  )
}
