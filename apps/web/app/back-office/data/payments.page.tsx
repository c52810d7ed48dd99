// `/back-office/payments`: all payments with their refunded sums, newest first, with a search and a filter by state.
import { staffOrders } from '@sverka/contract/back-office/back-office.rules'
import { storedPaymentStates } from '@sverka/contract/payments/payments.rules'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { StaffList } from '../staff-list.tsx'
import { Moment, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/payments.page'
import { dataMessages } from './data.messages.ts'
import { useMoneyFilters } from './use-money-filters.ts'

export const clientLoader = staffLoader((request) => {
  const conditions = { ...request.choice('status', storedPaymentStates), ...request.text('search', 100) }
  return browserCall('GET /api/v1/admin/payments/', {
    query: { ...request.page(), ...request.choice('ordering', staffOrders), ...conditions },
  })
})

/** Colours of the states. `created`: the payment provider has not answered yet; `pending`: the payer has not finished. */
const TONES = { created: 'neutral', pending: 'neutral', succeeded: 'good', canceled: 'bad' } as const

export default function StaffPaymentsPage({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <StaffList
      title={texts.paymentsTitle}
      list={list}
      filters={useMoneyFilters(texts.paymentStates, texts.searchPayments)}
      orderings={staffOrders}
      empty={texts.nothing}
      columns={[
        { head: texts.number, cell: ({ id }) => <Link to={`/back-office/payments/${id}`}>{id}</Link> },
        { head: texts.payer, cell: ({ user }) => <TwoLines first={user.full_name} second={user.email} /> },
        { head: texts.purpose, cell: ({ description }) => description },
        { head: texts.total, numeric: true, sort: 'total', cell: ({ amount }) => format.price(amount) },
        { head: texts.state, cell: ({ status }) => <Tag tone={TONES[status]}>{texts.paymentStates[status]}</Tag> },
        { head: texts.created, sort: 'created_at', cell: ({ created_at }) => <Moment at={created_at} /> },
        { head: texts.settled, cell: ({ settled_at }) => <Moment at={settled_at} /> },
        { head: texts.backAndGoing, numeric: true, cell: ({ refunded }) => format.price(refunded) },
      ]}
    />
  )
}
