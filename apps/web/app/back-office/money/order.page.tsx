// `/back-office/orders/:id`: an order with both sides, its lines, payments and course, and the step of a side that cannot take it.
import type { StaffOrderDetails } from '@sverka/contract/orders/orders.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PhoneLink } from '../../shell/phone-link.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { dataMessages } from '../data/data.messages.ts'
import { forStaff } from '../for-staff.ts'
import { QueueHeading } from '../queue.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/order.page'
import { moneyMessages } from './money.messages.ts'

const REASON_MAX = 300

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  forStaff(() => browserCall('GET /api/v1/admin/orders/:id/', { params: { id: Number(params.id) || 0 } }))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function StaffOrderPage({ loaderData: order }: Route.ComponentProps) {
  const texts = useMessages(moneyMessages)
  const { ordersTitle } = useMessages(dataMessages)
  const title = texts.orderTitle(order.id)
  return (
    <>
      <PageHead title={title} noindex />
      <Breadcrumbs label={texts.trail} crumbs={[{ label: ordersTitle, to: '/back-office/orders' }, { label: title }]} />
      <QueueHeading title={title} count={0}>
        <NextStep order={order} />
      </QueueHeading>
      <Facts order={order} />
      <Lines order={order} />
      <Course order={order} />
    </>
  )
}

function Facts({ order }: { order: StaffOrderDetails }) {
  const texts = useMessages(moneyMessages)
  const data = useMessages(dataMessages)
  const format = useFormat()
  const payments = order.payments.map(({ id, status }) => (
    <span key={id}>
      <Link to={`/back-office/payments/${id}`}>{texts.paymentTitle(id)}</Link>, {paymentState(data.paymentStates, status)}
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

const paymentState = (states: Readonly<Record<string, string>>, status: string): string => states[status] ?? status

function Lines({ order: { lines } }: { order: StaffOrderDetails }) {
  const texts = useMessages(moneyMessages)
  const data = useMessages(dataMessages)
  const format = useFormat()
  return (
    <Panel title={texts.goods} flush>
      <Table
        caption={`${texts.goods}, ${format.integer(lines.length)}`}
        rows={lines}
        keyOf={({ id }) => id}
        edged
        stacked
        columns={[
          {
            key: 'name',
            head: texts.product,
            rowHeader: true,
            cell: ({ product }) => <Link to={`/marketplace/item/${product.id}`}>{product.name}</Link>,
          },
          { key: 'quantity', head: texts.quantity, numeric: true, cell: ({ quantity }) => format.integer(quantity) },
          { key: 'price', head: texts.price, numeric: true, cell: ({ price }) => format.price(price) },
          { key: 'total', head: data.total, numeric: true, cell: ({ total }) => format.price(total) },
        ]}
      />
    </Panel>
  )
}

function Course({ order: { steps } }: { order: StaffOrderDetails }) {
  const texts = useMessages(moneyMessages)
  const data = useMessages(dataMessages)
  const format = useFormat()
  return (
    <Panel title={texts.course} flush>
      <Table
        caption={`${texts.course}, ${format.integer(steps.length)}`}
        rows={steps}
        keyOf={(_, index) => index}
        edged
        stacked
        columns={[
          { key: 'state', head: data.state, rowHeader: true, cell: ({ status }) => data.orderStates[status] },
          { key: 'at', head: texts.happened, cell: ({ at }) => format.dateTime(at) },
          { key: 'by', head: texts.actor, cell: ({ by }) => by ?? MISSING },
        ]}
      />
    </Panel>
  )
}

/** In the place of the side whose turn it is; both are told. */
function NextStep({ order: { id, next } }: { order: StaffOrderDetails }) {
  const texts = useMessages(moneyMessages)
  const data = useMessages(dataMessages)
  const { close } = useMessages(backOfficeMessages)
  const { busy, errorOf, save } = useSaving()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  if (next === null) return null
  const send = async () => {
    setMissing(true)
    if (reason.trim() === '') return
    const body = { status: next, reason: reason.trim() }
    if (await save(() => browserCall('PATCH /api/v1/admin/orders/:id/', { params: { id }, body }), texts.moved)) setOpen(false)
  }
  const action = texts.moveTo(data.orderStates[next])
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{action}</Button>
      <Dialog open={isOpen} title={action} closeLabel={close} onClose={() => setOpen(false)}>
        <Form onSend={send}>
          <Stack>
            <p>{texts.moveLead}</p>
            <TextArea
              label={texts.refundReason}
              name="reason"
              maxLength={REASON_MAX}
              hint={texts.moveReasonHint}
              value={reason}
              error={isMissing && reason.trim() === '' ? texts.noteMissing : (errorOf('reason') ?? '')}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Button type="submit" variant="primary" full busy={busy}>
              {action}
            </Button>
          </Stack>
        </Form>
      </Dialog>
    </Row>
  )
}
