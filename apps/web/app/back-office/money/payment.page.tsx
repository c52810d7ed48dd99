// `/back-office/payments/:id`: one payment with its parts, refunds, receipts, entries of the ledger and what the provider told.
import type { PaymentPart, StaffPaymentDetails } from '@sverka/contract/payments/payments.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { dataMessages } from '../data/data.messages.ts'
import { forStaff } from '../for-staff.ts'
import { QueueHeading } from '../queue.tsx'
import type { Route } from './+types/payment.page'
import { Alarms } from './alarms.tsx'
import { EndByHand } from './end-form.tsx'
import { moneyMessages } from './money.messages.ts'
import { leftOf, RefundForm } from './refund-form.tsx'
import { useAccountName, useRefName } from './use-account-name.ts'

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  forStaff(() => browserCall('GET /api/v1/admin/payments/:id/', { params: { id: Number(params.id) || 0 } }))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function StaffPaymentPage({ loaderData: payment }: Route.ComponentProps) {
  const texts = useMessages(moneyMessages)
  const { paymentsTitle } = useMessages(dataMessages)
  const title = texts.paymentTitle(payment.id)
  return (
    <>
      <PageHead title={title} noindex />
      <Breadcrumbs label={texts.trail} crumbs={[{ label: paymentsTitle, to: '/back-office/payments' }, { label: title }]} />
      <QueueHeading title={title} count={0}>
        {payment.may_end && <EndByHand of="payment" id={payment.id} />}
      </QueueHeading>
      {payment.open_alarms.length > 0 && (
        <Panel title={texts.alarms} count={payment.open_alarms.length} flush>
          <Alarms alarms={payment.open_alarms} />
        </Panel>
      )}
      <Facts payment={payment} />
      <PartsOf payment={payment} />
      <Refunds payment={payment} />
      <Entries payment={payment} />
      <Told payment={payment} />
    </>
  )
}

function Facts({ payment }: { payment: StaffPaymentDetails }) {
  const texts = useMessages(dataMessages)
  const { byHand } = useMessages(moneyMessages)
  const format = useFormat()
  return (
    <Panel>
      <DescriptionList
        items={[
          { label: texts.payer, value: `${payment.user.full_name}, ${payment.user.email}` },
          { label: texts.purpose, value: payment.description },
          { label: texts.total, value: format.money(payment.amount) },
          { label: texts.backAndGoing, value: format.money(payment.refunded) },
          { label: texts.state, value: texts.paymentStates[payment.status] },
          { label: byHand, value: payment.hand_reason },
          { label: texts.provider, value: payment.provider_id ? `${payment.provider}, ${payment.provider_id}` : payment.provider },
          { label: texts.created, value: format.dateTime(payment.created_at) },
          { label: texts.settled, value: payment.settled_at && format.dateTime(payment.settled_at) },
        ]}
      />
    </Panel>
  )
}

function PartsOf({ payment }: { payment: StaffPaymentDetails }) {
  const texts = useMessages(moneyMessages)
  const refName = useRefName()
  const accountName = useAccountName()
  const data = useMessages(dataMessages)
  const { close } = useMessages(backOfficeMessages)
  const format = useFormat()
  const [part, setPart] = useState<PaymentPart | null>(null)
  const mayRefund = payment.status === 'succeeded'
  return (
    <Panel title={texts.parts} flush>
      <Table
        caption={`${texts.parts}, ${format.integer(payment.parts.length)}`}
        rows={payment.parts}
        keyOf={({ ref }) => ref}
        edged
        stacked
        columns={[
          { key: 'ref', head: texts.part, rowHeader: true, cell: ({ ref }) => <PartName partRef={ref} /> },
          { key: 'account', head: texts.account, cell: ({ account }) => accountName(account) },
          { key: 'amount', head: data.total, numeric: true, cell: ({ amount }) => format.money(amount) },
          { key: 'refunded', head: data.backAndGoing, numeric: true, cell: ({ refunded }) => format.money(refunded) },
          {
            key: 'action',
            head: texts.action,
            cell: (one) =>
              mayRefund && leftOf(one) > 0 ? (
                <Button size="small" aria-label={`${texts.refund}: ${refName(one.ref)}`} onClick={() => setPart(one)}>
                  {texts.refund}
                </Button>
              ) : (
                MISSING
              ),
          },
        ]}
      />
      <Dialog open={part !== null} title={texts.refund} closeLabel={close} onClose={() => setPart(null)}>
        {part && <RefundForm payment={payment.id} part={part} onDone={() => setPart(null)} />}
      </Dialog>
    </Panel>
  )
}

/** An order leads to its page. */
function PartName({ partRef }: { partRef: string }) {
  const refName = useRefName()
  const [, order] = /^order:(\d+)$/.exec(partRef) ?? []
  return order ? <Link to={`/back-office/orders/${order}`}>{refName(partRef)}</Link> : refName(partRef)
}

function Refunds({ payment: { refunds } }: { payment: StaffPaymentDetails }) {
  const texts = useMessages(moneyMessages)
  const refName = useRefName()
  const data = useMessages(dataMessages)
  const format = useFormat()
  if (refunds.length === 0) return null
  return (
    <Panel title={texts.refunds} count={refunds.length} flush>
      <Table
        caption={`${texts.refunds}, ${format.integer(refunds.length)}`}
        rows={refunds}
        keyOf={({ id }) => id}
        edged
        stacked
        columns={[
          { key: 'ref', head: texts.part, rowHeader: true, cell: ({ ref }) => refName(ref) },
          { key: 'amount', head: data.total, numeric: true, cell: ({ amount }) => format.money(amount) },
          { key: 'reason', head: texts.refundReason, cell: ({ reason }) => reason },
          { key: 'state', head: data.state, cell: (refund) => <RefundState refund={refund} /> },
          { key: 'by', head: texts.by, cell: ({ by }) => by ?? MISSING },
          { key: 'created', head: data.created, cell: ({ created_at }) => format.dateTime(created_at) },
        ]}
      />
    </Panel>
  )
}

/** With the way to end it where the provider does not, and why staff did. */
function RefundState({ refund: { id, status, may_end, hand_reason } }: { refund: StaffPaymentDetails['refunds'][number] }) {
  const texts = useMessages(moneyMessages)
  return (
    <Stack gap={1}>
      <span>{texts.refundStates[status]}</span>
      {hand_reason !== null && (
        <span>
          {texts.byHand}: {hand_reason}
        </span>
      )}
      {may_end && <EndByHand of="refund" id={id} />}
    </Stack>
  )
}

function Entries({ payment: { entries } }: { payment: StaffPaymentDetails }) {
  const texts = useMessages(moneyMessages)
  const refName = useRefName()
  const accountName = useAccountName()
  const data = useMessages(dataMessages)
  const format = useFormat()
  if (entries.length === 0) return null
  return (
    <Panel title={texts.entries} flush>
      <Table
        caption={`${texts.entries}, ${format.integer(entries.length)}`}
        rows={entries}
        keyOf={(_, index) => index}
        edged
        stacked
        columns={[
          { key: 'event', head: texts.event, rowHeader: true, cell: ({ event }) => refName(event) },
          { key: 'account', head: texts.account, cell: ({ account }) => accountName(account) },
          { key: 'amount', head: data.total, numeric: true, cell: ({ amount }) => format.money(amount) },
          { key: 'at', head: texts.happened, cell: ({ happened_at }) => format.dateTime(happened_at) },
        ]}
      />
    </Panel>
  )
}

function Told({ payment: { receipts, notifications } }: { payment: StaffPaymentDetails }) {
  const texts = useMessages(moneyMessages)
  const refName = useRefName()
  const data = useMessages(dataMessages)
  const format = useFormat()
  return (
    <>
      {receipts.length > 0 && (
        <Panel title={texts.receipts} flush>
          <Table
            caption={`${texts.receipts}, ${format.integer(receipts.length)}`}
            rows={receipts}
            keyOf={({ id }) => id}
            edged
            stacked
            columns={[
              { key: 'kind', head: texts.receipt, rowHeader: true, cell: ({ kind }) => texts.receiptKinds[kind] },
              { key: 'ref', head: texts.part, cell: ({ ref }) => refName(ref) },
              { key: 'state', head: data.state, cell: ({ status }) => texts.refundStates[status] },
              { key: 'created', head: data.created, cell: ({ created_at }) => format.dateTime(created_at) },
            ]}
          />
        </Panel>
      )}
      {notifications.length > 0 && (
        <Panel title={texts.told} flush>
          <Table
            caption={`${texts.told}, ${format.integer(notifications.length)}`}
            rows={notifications}
            keyOf={(_, index) => index}
            edged
            stacked
            columns={[
              { key: 'event', head: texts.event, rowHeader: true, cell: ({ event }) => event },
              { key: 'received', head: texts.received, cell: ({ received_at }) => format.dateTime(received_at) },
              { key: 'outcome', head: texts.outcome, cell: ({ outcome }) => outcome ?? MISSING },
            ]}
          />
        </Panel>
      )}
    </>
  )
}
