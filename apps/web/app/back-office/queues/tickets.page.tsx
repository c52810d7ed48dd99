// `/back-office/tickets`: members' requests to represent companies (`ticket` in the API), the oldest first, for staff to approve or reject; a
// second view lists the decided ones.
import type { StaffTicket } from '@sverka/contract/company-binding/company-binding'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING } from '../../i18n/format.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { Tag } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { QUEUE_PAGE_SIZE, Queue, type Waiting } from '../queue.tsx'
import { StaffPager, StaffTable } from '../staff-list.tsx'
import { Moment, StaffPage, staffLoader } from '../staff-page.tsx'
import { withPresences } from '../use-presences.ts'
import type { Route } from './+types/tickets.page'
import { queuesMessages } from './queues.messages.ts'
import { TicketReview, useTicketDecisions } from './ticket-review.tsx'
import { readView, Views } from './views.tsx'

export const clientLoader = staffLoader(async (request) => {
  const view = readView(request.params)
  // The waiting requests, or a page of the decided ones.
  const slice = view === 'waiting' ? { status: 'pending' as const, page_size: QUEUE_PAGE_SIZE } : { decided: true, ...request.page() }
  return { view, ...(await withPresences('tickets', browserCall('GET /api/v1/admin/tickets/', { query: slice }))) }
})

export default function TicketsPage({ loaderData: { view, result, count, presences } }: Route.ComponentProps) {
  const texts = useMessages(queuesMessages)
  const describe = useDescription()
  const listDecisions = useTicketDecisions()
  return (
    <StaffPage title={texts.ticketsTitle} count={view === 'waiting' ? count : 0} action={<Views doneLabel={texts.decidedView} />}>
      {view === 'waiting' ? (
        <Queue
          name="tickets"
          label={texts.ticketsTitle}
          items={result}
          total={count}
          presences={presences}
          describe={describe}
          // False: requests decided together can only be rejected, since approving needs the documents of each.
          batchOptions={{ itemKind: () => texts.ticketsTitle, listDecisions: (ticket) => listDecisions(ticket, false) }}
          review={(ticket, navigation) => <TicketReview ticket={ticket} navigation={navigation} />}
        />
      ) : (
        <Decided tickets={result} count={count} />
      )}
    </StaffPage>
  )
}

/** How a request is shown in the queue: a mark if the applicant is not the head in the register, and one if the company is not active. */
function useDescription(): (ticket: StaffTicket) => Waiting {
  const texts = useMessages(queuesMessages)
  const registerWords = useRegisterWords()
  return ({ user, company, created_at, name_matches, may_be_approved }) => ({
    title: user.full_name,
    more: company.name,
    since: created_at,
    marks: (
      <>
        {name_matches === false && <Tag tone="warning">{texts.nameDiffers}</Tag>}
        {!may_be_approved && <Tag tone="bad">{registerWords.status(company.status)}</Tag>}
      </>
    ),
  })
}

function Outcome({ status }: Pick<StaffTicket, 'status'>) {
  const texts = useMessages(queuesMessages)
  return status === 'approved' ? <Tag tone="good">{texts.approved}</Tag> : <Tag tone="bad">{texts.rejected}</Tag>
}

function Decided({ tickets, count }: { tickets: readonly StaffTicket[]; count: number }) {
  const texts = useMessages(queuesMessages)
  if (tickets.length === 0) return <EmptyState icon="inbox" title={texts.nothingDecided} />
  return (
    <>
      <Panel flush>
        <StaffTable
          caption={texts.decidedView}
          rows={tickets}
          columns={[
            { head: texts.applicant, cell: ({ user }) => user.full_name },
            { head: texts.company, cell: ({ company }) => <Link to={`/counter-parties/${company.ogrn}`}>{company.name}</Link> },
            { head: texts.decision, cell: ({ status }) => <Outcome status={status} /> },
            {
              head: texts.decidedView,
              cell: ({ decided_by, decided_at }) => <TwoLines first={decided_by ?? MISSING} second={<Moment at={decided_at} />} />,
            },
            { head: texts.reason, cell: ({ reject_reason }) => reject_reason ?? MISSING },
          ]}
        />
      </Panel>
      <StaffPager count={count} />
    </>
  )
}
