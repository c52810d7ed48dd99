// Refunds one part of a payment (an order or a plan), wholly or partly, with a reason that both sides read.
import type { OrderState } from '@sverka/contract/orders/orders.rules'
import type { PaymentPart } from '@sverka/contract/payments/payments.staff'
import { useEffect, useRef, useState } from 'react'
import { browserCall, browserCallOnce } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { readNumber } from '../../ui/typed-number.ts'
import { dataMessages } from '../data/data.messages.ts'
import { StaffForm } from '../staff-form.tsx'
import { moneyMessages } from './money.messages.ts'
import { useRefName } from './use-account-name.ts'

/** Characters. */
const REASON_MAX = 300

interface RefundFormProps {
  payment: number
  part: PaymentPart
  onDone: () => void
}

export function RefundForm({ payment, part, onDone }: RefundFormProps) {
  const texts = useMessages(moneyMessages)
  const { orderStates } = useMessages(dataMessages)
  const refName = useRefName()
  const format = useFormat()
  const maxAmount = refundableAmount(part)
  const state = useOrderState(part.ref)
  const parseSum = (amount: string) => readNumber(amount, 2) ?? 0
  // The idempotency key stays the same until the form changes, so that a repeat after a lost answer refunds once.
  const once = useRef({ body: '', key: '' })
  const send = ({ amount, reason }: { amount: string; reason: string }) => {
    const body = { ref: part.ref, amount: parseSum(amount), reason: reason.trim(), ...(state && { order_status: state }) }
    const bodyText = JSON.stringify(body)
    if (once.current.body !== bodyText) once.current = { body: bodyText, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
    return browserCallOnce(once.current.key)('POST /api/v1/admin/payments/:id/refunds/', { params: { id: payment }, body })
  }
  const wrongSum = (sum: number) => (sum > 0 ? (sum > maxAmount ? texts.amountTooLarge(format.money(maxAmount)) : '') : texts.amountMissing)
  return (
    <StaffForm
      lead={
        <p>
          {texts.refundLead(refName(part.ref), format.money(maxAmount))} {state && texts.refundOfOrder(orderStates[state])}
        </p>
      }
      start={{ amount: String(maxAmount).replace('.', ','), reason: '' }}
      fields={{
        amount: { label: texts.refundAmount, input: 'decimal', hint: part.account === 'plans' ? texts.refundOfPlan : undefined },
        reason: { label: texts.refundReason, kind: 'area', hint: texts.refundReasonHint, max: REASON_MAX, required: texts.noteMissing },
      }}
      check={({ amount }) => ({ amount: wrongSum(parseSum(amount)) })}
      send={send}
      done={texts.refundBegun}
      submit={texts.refund}
      danger
      onDone={onDone}
    />
  )
}

/** The order's state; undefined for a plan and until it is loaded. The server refuses the refund if the order moved on meanwhile. */
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

/** Rubles of the part that are not refunded yet; rounded to kopecks, since differences of fractions are not exact. */
export const refundableAmount = ({ amount, refunded }: PaymentPart): number => Math.round((amount - refunded) * 100) / 100
