// `/back-office/plan-invoices`: invoices by which companies pay for a subscription plan. Staff enter the payment when the money has arrived on the
// bank account of the site's owner; the plan starts then.
import { invoiceStates } from '@sverka/contract/payments/invoices.rules'
import type { StaffInvoice } from '@sverka/contract/plans/plan-invoices.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { StaffForm } from '../staff-form.tsx'
import { StaffList } from '../staff-list.tsx'
import { Moment, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/plan-invoices.page'
import { planInvoicesMessages } from './plan-invoices.messages.ts'

export const clientLoader = staffLoader((request) =>
  browserCall('GET /api/v1/admin/plan-invoices/', {
    query: { ...request.page(), ...request.choice('status', invoiceStates), ...request.text('search', 20) },
  }),
)

/** Colours of the states. `withdrawn`: no longer to be paid, for example because a newer invoice replaced it. */
const TONES = { waiting: 'neutral', paid: 'good', expired: 'warning', withdrawn: 'neutral' } as const

export default function StaffPlanInvoicesPage({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(planInvoicesMessages)
  const format = useFormat()
  return (
    <StaffList
      title={texts.title}
      lead={texts.lead}
      list={list}
      filters={[
        { name: 'search', label: texts.search, maxLength: 20 },
        { name: 'status', label: texts.state, options: texts.states, any: texts.any },
      ]}
      empty={texts.nothing}
      columns={[
        { head: texts.invoice, cell: ({ slug, number }) => <Link to={`/plan-invoice/${slug}`}>{texts.number(number)}</Link> },
        { head: texts.buyer, cell: ({ buyer }) => <TwoLines first={buyer.name} second={texts.inn(buyer.inn)} /> },
        { head: texts.member, cell: ({ user }) => <TwoLines first={user.full_name} second={user.email} /> },
        { head: texts.service, cell: ({ service }) => service },
        { head: texts.sum, numeric: true, cell: ({ amount }) => format.price(amount) },
        { head: texts.state, cell: ({ status }) => <Tag tone={TONES[status]}>{texts.states[status]}</Tag> },
        { head: texts.validUntil, cell: ({ valid_until }) => <Moment at={valid_until} /> },
      ]}
      rowName={({ number }) => texts.number(number)}
      actions={[
        {
          text: texts.enter,
          offered: ({ status }) => status !== 'paid',
          form: (invoice, close) => <PaymentForm invoice={invoice} close={close} />,
        },
      ]}
    />
  )
}

/**
 * Enters the payment of the whole sum. `paid_on`: day on which the money arrived; `order`: number of the bank's payment order; `late`: staff confirm
 * that the payment counts although the invoice has expired or was withdrawn.
 */
function PaymentForm({ invoice: { id, number, amount, status }, close }: { invoice: StaffInvoice; close: () => void }) {
  const texts = useMessages(planInvoicesMessages)
  const format = useFormat()
  const send = ({ paid_on, order, late }: { paid_on: string; order: string; late: boolean }) =>
    browserCall('POST /api/v1/admin/plan-invoices/:id/payment/', {
      params: { id },
      body: { paid_on, late, ...(order.trim() && { number: order.trim() }) },
    })
  return (
    <StaffForm
      about={texts.whole(number, format.price(amount))}
      start={{ paid_on: '', order: '', late: false }}
      fields={{
        paid_on: { label: texts.paidOn, kind: 'date', required: texts.dayMissing },
        order: { label: texts.order, hint: texts.optional, max: 20, errorName: 'number' },
        ...(status === 'expired' && { late: { label: texts.late, kind: 'check', hint: texts.lateHint } }),
        ...(status === 'withdrawn' && { late: { label: texts.withdrawn, kind: 'check', hint: texts.withdrawnHint } }),
      }}
      send={send}
      done={texts.entered}
      submit={texts.enter}
      onDone={close}
    />
  )
}
