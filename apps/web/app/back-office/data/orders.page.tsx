// `/back-office/orders`: orders of everybody, newest first, found by number, seller, e-mail and state.
import { orderStates } from '@sverka/contract/orders/orders.rules'
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
import { QueueHeading } from '../queue.tsx'
import { sortBy } from '../sort-by.ts'
import type { Route } from './+types/orders.page'
import { dataMessages } from './data.messages.ts'
import { conditionsOf, FilterForm, orderedBy, orderingOf } from './filter-form.tsx'

const PAGE_SIZE = 20

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(() => {
    const params = new URL(request.url).searchParams
    return browserCall('GET /api/v1/admin/orders/', {
      query: { page: pageOf(params), page_size: PAGE_SIZE, ordering: orderingOf(params), ...conditionsOf(params, orderStates) },
    })
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function StaffOrdersPage({ loaderData: { result, count } }: Route.ComponentProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  const [params] = useSearchParams()
  return (
    <>
      <PageHead title={texts.ordersTitle} noindex />
      <QueueHeading title={texts.ordersTitle} count={count} />
      <FilterForm states={texts.orderStates} search={texts.searchOrders} isSorted />
      <Panel flush={result.length > 0}>
        {result.length === 0 ? (
          <EmptyState icon="search" title={texts.nothing} />
        ) : (
          <Table
            caption={texts.ordersTitle}
            rows={result}
            keyOf={({ id }) => id}
            edged
            stacked
            columns={[
              { key: 'id', head: texts.number, rowHeader: true, cell: ({ id }) => <Link to={`/back-office/orders/${id}`}>{id}</Link> },
              { key: 'buyer', head: texts.buyer, cell: ({ buyer }) => buyer?.full_name ?? MISSING },
              { key: 'seller', head: texts.seller, cell: ({ company }) => company.name },
              {
                key: 'total',
                head: texts.total,
                numeric: true,
                sort: sortBy(orderedBy(params), 'total'),
                cell: ({ total }) => format.price(total),
              },
              {
                key: 'state',
                head: texts.state,
                cell: ({ status }) => <Tag tone={status === 'completed' ? 'good' : 'neutral'}>{texts.orderStates[status]}</Tag>,
              },
              {
                key: 'created',
                head: texts.created,
                sort: sortBy(orderedBy(params), 'created_at'),
                cell: ({ create_at }) => format.dateTime(create_at),
              },
            ]}
          />
        )}
      </Panel>
      <Pages params={params} count={count} size={PAGE_SIZE} />
    </>
  )
}
