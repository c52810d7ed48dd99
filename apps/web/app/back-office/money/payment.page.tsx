// `/back-office/payments/:id`: one payment with its parts (orders, a plan), refunds, receipts, ledger entries and the notifications of the payment
// provider. Staff refund a part here, or end the payment by hand.
import type { StaffPaymentDetails } from '@sverka/contract/payments/payments.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { dataMessages } from '../data/data.messages.ts'
import { StaffPanel } from '../staff-list.tsx'
import { Moment, StaffPage, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/payment.page'
import { Alarms } from './alarms.tsx'
import { ManualEndingForm } from './end-form.tsx'
import { moneyMessages } from './money.messages.ts'
import { RefundForm, refundableAmount } from './refund-form.tsx'
import { useAccountName, useRefName } from './use-account-name.ts'

export const clientLoader = staffLoader((_, id) => browserCall('GET /api/v1/admin/payments/:id/', { params: { id } }))

export default function StaffPaymentPage({ loaderData: payment }: Route.ComponentProps) {
  const texts = useMessages(moneyMessages)
  const { paymentsTitle } = useMessages(dataMessages)
  return (
    <StaffPage
      title={texts.paymentTitle(payment.id)}
      from={{ trail: texts.trail, label: paymentsTitle, to: '/back-office/payments' }}
      action={payment.may_end && <ManualEndingForm target="payment" id={payment.id} />}
    >
      {payment.open_alarms.length > 0 && <Alarms alarms={payment.open_alarms} count={payment.open_alarms.length} />}
      <Facts payment={payment} />
      <Parts payment={payment} />
      {payment.refunds.length > 0 && <Refunds payment={payment} />}
      {payment.entries.length > 0 && <Entries payment={payment} />}
      <ReceiptsAndNotifications payment={payment} />
    </StaffPage>
  )
}

interface PaymentProps {
  payment: StaffPaymentDetails
}

/** Payer, sums, state; `hand_reason` is why staff ended the payment by hand. The description is in Russian, as the provider received it. */
function Facts({ payment }: PaymentProps) {
  const texts = useMessages(dataMessages)
  const { byHand } = useMessages(moneyMessages)
  const format = useFormat()
  return (
    <Panel>
      <DescriptionList
        items={[
          { label: texts.payer, value: `${payment.user.full_name}, ${payment.user.email}` },
          { label: texts.purpose, value: <span lang="ru">{payment.description}</span> },
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

/** What the payment consists of; `ref` names a part, such as `order:5`. */
function Parts({ payment: { id, status, parts, account_names: names } }: PaymentProps) {
  const texts = useMessages(moneyMessages)
  const data = useMessages(dataMessages)
  const refName = useRefName()
  const format = useFormat()
  return (
    <StaffPanel
      title={texts.parts}
      rows={parts}
      rowKey={({ ref }) => ref}
      columns={[
        { head: texts.part, cell: ({ ref }) => <PartName partRef={ref} /> },
        { head: texts.account, cell: ({ account }) => <Account account={account} names={names} /> },
        { head: data.total, numeric: true, cell: ({ amount }) => format.money(amount) },
        { head: data.backAndGoing, numeric: true, cell: ({ refunded }) => format.money(refunded) },
      ]}
      rowName={({ ref }) => refName(ref)}
      actions={[
        {
          text: texts.refund,
          title: texts.refund,
          offered: (part) => status === 'succeeded' && refundableAmount(part) > 0,
          form: (part, close) => <RefundForm payment={id} part={part} onDone={close} />,
        },
      ]}
    />
  )
}

/** Name of a part of the payment; an order is a link to its page. */
function PartName({ partRef }: { partRef: string }) {
  const refName = useRefName()
  const [, order] = /^order:(\d+)$/.exec(partRef) ?? []
  return order ? <Link to={`/back-office/orders/${order}`}>{refName(partRef)}</Link> : refName(partRef)
}

/** Refunds of parts, those under way too. */
function Refunds({ payment: { refunds } }: PaymentProps) {
  const texts = useMessages(moneyMessages)
  const data = useMessages(dataMessages)
  const refName = useRefName()
  const format = useFormat()
  return (
    <StaffPanel
      title={texts.refunds}
      count={refunds.length}
      rows={refunds}
      columns={[
        { head: texts.part, cell: ({ ref }) => refName(ref) },
        { head: data.total, numeric: true, cell: ({ amount }) => format.money(amount) },
        { head: texts.refundReason, cell: ({ reason }) => reason },
        { head: data.state, cell: (refund) => <RefundState refund={refund} /> },
        { head: texts.by, cell: ({ by }) => by ?? MISSING },
        { head: data.created, cell: ({ created_at }) => <Moment at={created_at} /> },
      ]}
    />
  )
}

/** State of a refund, with a button for staff to end it by hand, or the reason why they did. */
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
      {may_end && <ManualEndingForm target="refund" id={id} />}
    </Stack>
  )
}

/** Ledger entries of the payment and its refunds. */
function Entries({ payment: { entries, account_names: names } }: PaymentProps) {
  const texts = useMessages(moneyMessages)
  const { total } = useMessages(dataMessages)
  const refName = useRefName()
  const format = useFormat()
  return (
    <StaffPanel
      title={texts.entries}
      rows={entries}
      rowKey={(_, index) => index}
      columns={[
        { head: texts.event, cell: ({ event }) => refName(event) },
        { head: texts.account, cell: ({ account }) => <Account account={account} names={names} /> },
        { head: total, numeric: true, cell: ({ amount }) => format.money(amount) },
        { head: texts.happened, cell: ({ happened_at }) => <Moment at={happened_at} /> },
      ]}
    />
  )
}

/** Name of a ledger account; a seller's account is a link to the company's page. */
function Account({ account, names }: { account: string; names: StaffPaymentDetails['account_names'] }) {
  const texts = useMessages(moneyMessages)
  const accountName = useAccountName()
  // `names` has the companies only, by accounts such as `seller:12` with the id of the company.
  const name = names[account]
  if (name === undefined) return <>{accountName(account)}</>
  return <Link to={`/company/${account.slice('seller:'.length)}`}>{texts.sellerNamed(name)}</Link>
}

/** Receipts that the law requires for payments and refunds, and notifications that the provider sent. */
function ReceiptsAndNotifications({ payment: { receipts, notifications } }: PaymentProps) {
  const texts = useMessages(moneyMessages)
  const data = useMessages(dataMessages)
  const refName = useRefName()
  return (
    <>
      {receipts.length > 0 && (
        <StaffPanel
          title={texts.receipts}
          rows={receipts}
          columns={[
            { head: texts.receipt, cell: ({ kind }) => texts.receiptKinds[kind] },
            { head: texts.part, cell: ({ ref }) => refName(ref) },
            { head: data.state, cell: ({ status }) => texts.refundStates[status] },
            { head: data.created, cell: ({ created_at }) => <Moment at={created_at} /> },
          ]}
        />
      )}
      {notifications.length > 0 && (
        <StaffPanel
          title={texts.told}
          rows={notifications}
          rowKey={(_, index) => index}
          columns={[
            { head: texts.event, cell: ({ event }) => event },
            { head: texts.received, cell: ({ received_at }) => <Moment at={received_at} /> },
            { head: texts.outcome, cell: ({ outcome }) => outcome ?? MISSING },
          ]}
        />
      )}
    </>
  )
}
