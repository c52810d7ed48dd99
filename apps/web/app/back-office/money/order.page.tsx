// `/back-office/orders/:id`: an order with buyer and seller, goods, payments and history. If the seller cannot mark it as shipped, or the buyer
// cannot confirm receipt, staff can take that step instead.
import type { StaffOrderDetails } from '@sverka/contract/orders/orders.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PhoneLink } from '../../shell/phone-link.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { dataMessages } from '../data/data.messages.ts'
import { StaffForm } from '../staff-form.tsx'
import { FormButton, StaffPanel } from '../staff-list.tsx'
import { Moment, StaffPage, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/order.page'
import { moneyMessages } from './money.messages.ts'

/** Characters; the server's limit. */
const REASON_MAX = 300

export const clientLoader = staffLoader((_, id) => browserCall('GET /api/v1/admin/orders/:id/', { params: { id } }))

export default function StaffOrderPage({ loaderData: order }: Route.ComponentProps) {
  const texts = useMessages(moneyMessages)
  const data = useMessages(dataMessages)
  const format = useFormat()
  return (
    <StaffPage
      title={texts.orderTitle(order.id)}
      from={{ trail: texts.trail, label: data.ordersTitle, to: '/back-office/orders' }}
      action={<NextStep order={order} />}
    >
      <Facts order={order} />
      <StaffPanel
        title={texts.goods}
        rows={order.lines}
        columns={[
          { head: texts.product, cell: ({ product }) => <Link to={`/marketplace/item/${product.id}`}>{product.name}</Link> },
          { head: texts.quantity, numeric: true, cell: ({ quantity }) => format.integer(quantity) },
          { head: texts.price, numeric: true, cell: ({ price }) => format.price(price) },
          { head: data.total, numeric: true, cell: ({ total }) => format.price(total) },
        ]}
      />
      <StaffPanel
        title={texts.course}
        rows={order.steps}
        rowKey={(_, index) => index}
        columns={[
          { head: data.state, cell: ({ status }) => data.orderStates[status] },
          { head: texts.happened, cell: ({ at }) => <Moment at={at} /> },
          { head: texts.actor, cell: ({ by }) => by ?? MISSING },
        ]}
      />
    </StaffPage>
  )
}

/** State, people, sums and delivery address; `refunding` is the sum of refunds under way. */
function Facts({ order }: { order: StaffOrderDetails }) {
  const texts = useMessages(moneyMessages)
  const data = useMessages(dataMessages)
  const format = useFormat()
  const states: Readonly<Record<string, string>> = data.paymentStates
  const payments = order.payments.map(({ id, status }) => (
    <span key={id}>
      <Link to={`/back-office/payments/${id}`}>{texts.paymentTitle(id)}</Link>, {states[status] ?? status}
    </span>
  ))
  return (
    <Panel>
      <DescriptionList
        items={[
          { label: data.state, value: data.orderStates[order.status] },
          { label: data.created, value: format.dateTime(order.create_at) },
          { label: data.buyer, value: `${order.buyer?.full_name ?? MISSING}, ${order.buyer_email}` },
          { label: data.seller, value: <Link to={`/company/${order.company.id}`}>{order.company.name}</Link> },
          { label: data.representative, value: `${order.seller_user.full_name}, ${order.seller_user.email}` },
          { label: data.total, value: format.price(order.total) },
          { label: data.refunded, value: order.refunded > 0 ? format.price(order.refunded) : null },
          { label: data.paymentsTitle, value: payments.length > 0 ? <Stack gap={1}>{payments}</Stack> : null },
          { label: texts.goingBack, value: order.refunding > 0 ? format.price(order.refunding) : null },
          { label: texts.recipient, value: order.delivery.full_name },
          { label: texts.address, value: `${order.delivery.postal_code}, ${order.delivery.address}` },
          { label: texts.phone, value: <PhoneLink delivery={order.delivery} extensionWord={texts.extension} /> },
        ]}
      />
    </Panel>
  )
}

/** Button with which staff take the next step instead of the side whose turn it is, with a reason; both are notified. `next`: the new state. */
function NextStep({ order: { id, next } }: { order: StaffOrderDetails }) {
  const texts = useMessages(moneyMessages)
  const { orderStates } = useMessages(dataMessages)
  if (next === null) return null
  const action = texts.moveTo(orderStates[next])
  const send = ({ reason }: { reason: string }) =>
    browserCall('PATCH /api/v1/admin/orders/:id/', { params: { id }, body: { status: next, reason: reason.trim() } })
  const reason = { label: texts.refundReason, hint: texts.moveReasonHint, max: REASON_MAX, required: texts.noteMissing }
  return (
    <FormButton
      text={action}
      form={(close) => (
        <StaffForm
          lead={<p>{texts.moveLead}</p>}
          start={{ reason: '' }}
          fields={{ reason: { ...reason, kind: 'area' } }}
          send={send}
          done={texts.moved}
          submit={action}
          onDone={close}
        />
      )}
    />
  )
}
