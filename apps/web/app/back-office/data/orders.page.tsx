// `/back-office/orders`: all orders, newest first, with a search by number, seller or e-mail and a filter by state.
import { staffOrders } from '@sverka/contract/back-office/back-office.rules'
import { orderStates } from '@sverka/contract/orders/orders.rules'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { StaffList } from '../staff-list.tsx'
import { Moment, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/orders.page'
import { dataMessages } from './data.messages.ts'
import { useMoneyFilters } from './use-money-filters.ts'

export const clientLoader = staffLoader((request) =>
  browserCall('GET /api/v1/admin/orders/', {
    query: {
      ...request.page(),
      ...request.choice('ordering', staffOrders),
      ...request.choice('status', orderStates),
      // Characters, as the API allows.
      ...request.text('search', 100),
    },
  }),
)

// `create_at` is the field's name in the API.
export default function StaffOrdersPage({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <StaffList
      title={texts.ordersTitle}
      list={list}
      filters={useMoneyFilters(texts.orderStates, texts.searchOrders)}
      orderings={staffOrders}
      empty={texts.nothing}
      columns={[
        { head: texts.number, cell: ({ id }) => <Link to={`/back-office/orders/${id}`}>{id}</Link> },
        { head: texts.buyer, cell: ({ buyer }) => buyer?.full_name ?? MISSING },
        { head: texts.seller, cell: ({ company }) => company.name },
        { head: texts.total, numeric: true, sort: 'total', cell: ({ total }) => format.price(total) },
        {
          head: texts.state,
          cell: ({ status }) => <Tag tone={status === 'completed' ? 'good' : 'neutral'}>{texts.orderStates[status]}</Tag>,
        },
        { head: texts.created, sort: 'created_at', cell: ({ create_at }) => <Moment at={create_at} /> },
      ]}
    />
  )
}
