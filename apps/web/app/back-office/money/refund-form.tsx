// Giving money back: a part of the payment, all that is left of it or less, and the reason that both sides read.

import type { OrderState } from '@sverka/contract/orders/orders.rules'
import type { PaymentPart } from '@sverka/contract/payments/payments.staff'
import { useEffect, useRef, useState } from 'react'
import { browserCall, browserCallOnce } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { readNumber } from '../../ui/typed-number.ts'
import { dataMessages } from '../data/data.messages.ts'
import { useSaving } from '../use-saving.ts'
import { moneyMessages } from './money.messages.ts'
import { useRefName } from './use-account-name.ts'

const REASON_MAX = 300

interface RefundFormProps {
  payment: number
  part: PaymentPart
  onDone: () => void
}

export function RefundForm({ payment, part, onDone }: RefundFormProps) {
  const texts = useMessages(moneyMessages)
  const refName = useRefName()
  const format = useFormat()
  const left = leftOf(part)
  const [amount, setAmount] = useState(String(left).replace('.', ','))
  const [reason, setReason] = useState('')
  const state = useOrderState(part.ref)
  const { orderStates } = useMessages(dataMessages)
  const { busy, send, wrong } = useRefund({ payment, part, onDone }, { amount, reason, state })
  return (
    <Form onSend={send}>
      <Stack>
        <p>
          {texts.refundLead(refName(part.ref), format.money(left))} {state && texts.refundOfOrder(orderStates[state])}
        </p>
        <TextField
          label={texts.refundAmount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          hint={part.account === 'plans' ? texts.refundOfPlan : undefined}
          error={wrong.amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <TextArea
          label={texts.refundReason}
          name="reason"
          maxLength={REASON_MAX}
          hint={texts.refundReasonHint}
          value={reason}
          error={wrong.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" variant="danger" full busy={busy}>
          {texts.refund}
        </Button>
      </Stack>
    </Form>
  )
}

interface Entered {
  readonly amount: string
  readonly reason: string
  /** Of the order, as it is shown. */
  readonly state: OrderState | undefined
}

/** How the order of this part stands; undefined for a plan, and until it is known. A refund of an order that goes on meanwhile is refused. */
function useOrderState(ref: string): OrderState | undefined {
  const [state, setState] = useState<OrderState>()
  useEffect(() => {
    const [, number] = /^order:(\d+)$/.exec(ref) ?? []
    if (!number) return
    browserCall('GET /api/v1/admin/orders/', { query: { search: number } }).then(
      ({ result }) => setState(result.find(({ id }) => String(id) === number)?.status),
      (error: unknown) => console.warn(error),
    )
  }, [ref])
  return state
}

/** Sends what was entered; what is wrong with it is told once it was sent. */
function useRefund({ payment, part, onDone }: RefundFormProps, { amount, reason, state }: Entered) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  const saving = useSaving()
  const [isSent, setSent] = useState(false)
  const [sum, left, why] = [readNumber(amount, 2) ?? 0, leftOf(part), reason.trim()]
  // The same refund until something else is asked for, also when its answer was lost.
  const once = useRef({ asked: '', key: '' })
  const wrongSum = sum > 0 ? (sum > left ? texts.amountTooLarge(format.money(left)) : '') : texts.amountMissing
  const wrongReason = why === '' ? texts.noteMissing : ''
  const send = async () => {
    setSent(true)
    if (wrongSum || wrongReason) return
    const input = { params: { id: payment }, body: { ref: part.ref, amount: sum, reason: why, ...(state && { order_status: state }) } }
    const asked = JSON.stringify(input)
    if (once.current.asked !== asked) once.current = { asked, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
    const call = () => browserCallOnce(once.current.key)('POST /api/v1/admin/payments/:id/refunds/', input)
    if (await saving.save(call, texts.refundBegun)) onDone()
  }
  const told = (own: string, field: string) => (isSent && own) || (saving.errorOf(field) ?? '')
  return { busy: saving.busy, send, wrong: { amount: told(wrongSum, 'amount'), reason: told(wrongReason, 'reason') } }
}

/** Rubles; whole kopecks, as sums of fractions are not exact. */
export const leftOf = ({ amount, refunded }: PaymentPart): number => Math.round((amount - refunded) * 100) / 100
