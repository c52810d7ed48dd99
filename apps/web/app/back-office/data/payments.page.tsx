// `/back-office/payments`: payments of everybody with what went back of them, newest first.
import { storedPaymentStates } from '@sverka/contract/payments/payments.rules'
import type { StaffPayment } from '@sverka/contract/payments/payments.staff'
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
import page from '../back-office.module.css'
import { forStaff, pageOf } from '../for-staff.ts'
import { Pages } from '../pages.tsx'
import { QueueHeading } from '../queue.tsx'
import { sortBy } from '../sort-by.ts'
import type { Route } from './+types/payments.page'
import { dataMessages } from './data.messages.ts'
import { conditionsOf, FilterForm, orderedBy, orderingOf } from './filter-form.tsx'

const PAGE_SIZE = 20

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(() => {
    const params = new URL(request.url).searchParams
    const query = { page: pageOf(params), page_size: PAGE_SIZE, ordering: orderingOf(params), ...conditionsOf(params, storedPaymentStates) }
    return browserCall('GET /api/v1/admin/payments/', { query })
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function StaffPaymentsPage({ loaderData: { result, count } }: Route.ComponentProps) {
  const texts = useMessages(dataMessages)
  const [params] = useSearchParams()
  return (
    <>
      <PageHead title={texts.paymentsTitle} noindex />
      <QueueHeading title={texts.paymentsTitle} count={count} />
      <FilterForm states={texts.paymentStates} search={texts.searchPayments} isSorted />
      <Panel flush={result.length > 0}>
        {result.length > 0 ? <Payments payments={result} /> : <EmptyState icon="search" title={texts.nothing} />}
      </Panel>
      <Pages params={params} count={count} size={PAGE_SIZE} />
    </>
  )
}

const toneOf = (status: StaffPayment['status']) => (status === 'succeeded' ? 'good' : status === 'canceled' ? 'bad' : 'neutral')

function Payments({ payments }: { payments: readonly StaffPayment[] }) {
  const ordered = orderedBy(useSearchParams()[0])
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.paymentsTitle}
      rows={payments}
      keyOf={({ id }) => id}
      edged
      stacked
      columns={[
        { key: 'id', head: texts.number, rowHeader: true, cell: ({ id }) => <Link to={`/back-office/payments/${id}`}>{id}</Link> },
        {
          key: 'payer',
          head: texts.payer,
          cell: ({ user }) => (
            <span>
              {user.full_name} <br />
              <span className={page.requestMore}>{user.email}</span>
            </span>
          ),
        },
        { key: 'purpose', head: texts.purpose, cell: ({ description }) => description },
        { key: 'amount', head: texts.total, numeric: true, sort: sortBy(ordered, 'total'), cell: ({ amount }) => format.price(amount) },
        { key: 'state', head: texts.state, cell: ({ status }) => <Tag tone={toneOf(status)}>{texts.paymentStates[status]}</Tag> },
        {
          key: 'created',
          head: texts.created,
          sort: sortBy(ordered, 'created_at'),
          cell: ({ created_at }) => <span className={page.moment}>{format.dateTime(created_at)}</span>,
        },
        {
          key: 'settled',
          head: texts.settled,
          cell: ({ settled_at }) => (settled_at ? <span className={page.moment}>{format.dateTime(settled_at)}</span> : MISSING),
        },
        { key: 'refunded', head: texts.backAndGoing, numeric: true, cell: ({ refunded }) => format.price(refunded) },
      ]}
    />
  )
}
