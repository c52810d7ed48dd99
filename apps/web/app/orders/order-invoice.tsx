// The panel of an order's payment by invoice: the invoice's state, the payments with their source, a button for a new invoice after an expired
// one, and the seller's dialog to confirm a payment.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import type { InvoicePayment } from '@sverka/contract/payments/invoices'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { readNumber } from '../ui/typed-number.ts'
import { correctedMessages } from './corrected.messages.ts'
import { orderInvoiceBalance } from './order-invoice-balance.ts'
import { ordersMessages } from './orders.messages.ts'
import { partlyMessages } from './partly.messages.ts'
import { useOrderAction } from './use-order-action.ts'

/** The invoice of an order; this file calls it a bill. */
type Bill = NonNullable<OrderDetails['invoice']>

interface OrderBillProps {
  order: OrderDetails
  payments: readonly InvoicePayment[]
}

export function OrderInvoice({ order, payments }: OrderBillProps) {
  const texts = useMessages(ordersMessages)
  const format = useFormat()
  const bill = order.invoice
  if (!bill) return null
  const paid = (
    <Text size="caption" tone="muted">
      {texts.billPaid(format.price(bill.paid), format.price(bill.amount))}
    </Text>
  )
  return (
    <Panel title={texts.billTitle} action={paid} foot={texts.billDirect}>
      <Stack>
        <InvoiceState order={order} bill={bill} />
        {payments.length > 0 && <Payments payments={payments} />}
        <Row wrap>
          <ButtonLink icon="file" to={`/invoice/${bill.slug}`}>
            {texts.billOpen}
          </ButtonLink>
          {order.role === 'buyer' && !order.paid && !order.cancelled && bill.status !== 'waiting' && <NewInvoiceButton id={order.id} />}
          {order.role === 'seller' && !order.cancelled && (bill.status === 'waiting' || bill.status === 'expired') && (
            <ConfirmPayment bill={bill} />
          )}
        </Row>
      </Stack>
    </Panel>
  )
}

/** The state of the invoice: waiting for payment, paid, overdue, paid in part, or overpaid. */
function InvoiceState({ order, bill }: { order: OrderDetails; bill: Bill }) {
  const texts = useMessages(ordersMessages)
  const corrected = useMessages(correctedMessages)
  const partly = useMessages(partlyMessages)
  const format = useFormat()
  const { rest, excess } = orderInvoiceBalance(bill, order.lowered)
  // Overpaid: either because correction documents lowered the order's total afterwards, or because the buyer paid more than the invoice's sum.
  const excessText = order.lowered > 0 ? corrected.lowered : corrected.excess
  if (excess > 0) return <Note tone="warning">{excessText[order.role](format.price(excess))}</Note>
  const isPaidInPart = bill.paid > 0 && bill.paid < bill.amount
  if (bill.status === 'expired' && !order.paid) {
    const overdue = order.role === 'buyer' ? texts.billOverdue : texts.billOverdueSeller
    return <Note tone="warning">{isPaidInPart ? partly.overdue[order.role](format.price(bill.paid)) : overdue}</Note>
  }
  const state = bill.status === 'waiting' ? texts.billHeld(format.dateTime(bill.valid_until)) : texts.billStates[bill.status]
  return (
    <>
      <p>
        <b>{texts.bill(bill.number)}</b>, {format.date(bill.issued_on)}. {state}
      </p>
      {bill.status === 'waiting' && isPaidInPart && <Note tone="info">{partly.waiting[order.role](format.price(rest))}</Note>}
    </>
  )
}

function Payments({ payments }: { payments: readonly InvoicePayment[] }) {
  const texts = useMessages(ordersMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.moneyCaption}
      stacked
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        { key: 'day', head: texts.money.day, rowHeader: true, cell: ({ paid_on: day }) => format.date(day) },
        { key: 'what', head: texts.money.what, cell: ({ number }) => (number ? texts.moneyNumber(number) : texts.moneyPlain) },
        { key: 'from', head: texts.money.from, cell: ({ source }) => texts.sources[source] },
        { key: 'sum', head: texts.money.sum, numeric: true, cell: ({ amount }) => format.price(amount) },
      ]}
    />
  )
}

/** Requests a new invoice for the company and e-mail address of the buyer's last invoice. */
function NewInvoiceButton({ id }: { id: number }) {
  const texts = useMessages(ordersMessages)
  const { busy, run } = useOrderAction()
  const ask = async () => {
    const { buyer } = await browserCall('GET /api/v1/invoice-buyer/', { query: {} })
    const body = { inn: buyer?.inn ?? '', email: buyer?.email ?? '' }
    const issued = await browserCall('POST /api/v1/products-order/:id/invoice/', { params: { id }, body })
    return texts.billMade(issued.number)
  }
  return (
    <Button variant="primary" icon="refresh" busy={busy} onClick={() => void run(ask)}>
      {texts.billAgain}
    </Button>
  )
}

/** The seller enters a payment that came to their bank account; the sum still to be paid is prefilled, with a decimal comma. */
function ConfirmPayment({ bill }: { bill: Bill }) {
  const texts = useMessages(ordersMessages)
  const { busy, run } = useOrderAction()
  const [isOpen, setOpen] = useState(false)
  const [sum, setSum] = useState('')
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState('')
  const open = () => {
    setSum(String(orderInvoiceBalance(bill).rest).replace('.', ','))
    setNumber('')
    setOpen(true)
  }
  const send = async () => {
    const amount = readNumber(sum, 2) ?? 0
    if (!(amount > 0)) return setFault(texts.wrongSum)
    setOpen(false)
    await run(async () => {
      // `paid` is the sum that the seller sees as paid so far: by it the server recognises the same report sent twice, which counts once.
      const body = { amount, paid: bill.paid, ...(number.trim() && { number: number.trim() }) }
      await browserCall('POST /api/v1/invoices/:slug/payments/', { params: { slug: bill.slug }, body })
      return texts.moneyConfirmed
    })
  }
  return (
    <>
      <Button variant="primary" icon="check" busy={busy} onClick={open}>
        {texts.confirmMoney}
      </Button>
      <Dialog open={isOpen} title={texts.confirmTitle} closeLabel={texts.cancel} onClose={() => setOpen(false)}>
        <Form onSend={send}>
          <Stack>
            <p>{texts.confirmHint}</p>
            <TextField
              label={texts.confirmSum}
              inputMode="decimal"
              value={sum}
              error={fault}
              onChange={({ currentTarget }) => {
                setSum(currentTarget.value)
                setFault('')
              }}
            />
            <TextField
              label={texts.confirmNumber}
              hint={texts.confirmNumberHint}
              maxLength={20}
              value={number}
              onChange={({ currentTarget }) => setNumber(currentTarget.value)}
            />
            <Button type="submit" variant="primary" full>
              {texts.confirmMoney}
            </Button>
          </Stack>
        </Form>
      </Dialog>
    </>
  )
}
