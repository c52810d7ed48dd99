// Form with which staff refund one part of a payment (an order or a plan), wholly or partly, with a reason that the buyer and the seller read.
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

/** Characters; the server's limit. */
const REASON_MAX = 300

interface RefundFormProps {
  /** Id of the payment. */
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
  // Rubles; 0 if the text is not a number.
  const parseSum = (amount: string) => readNumber(amount, 2) ?? 0
  // The idempotency key stays the same until the form changes. If an answer is lost and staff send the form again, the server refunds only once.
  const lastRequest = useRef({ body: '', key: '' })
  const send = ({ amount, reason }: { amount: string; reason: string }) => {
    const body = { ref: part.ref, amount: parseSum(amount), reason: reason.trim(), ...(state && { order_status: state }) }
    const bodyText = JSON.stringify(body)
    if (lastRequest.current.body !== bodyText)
      lastRequest.current = { body: bodyText, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
    return browserCallOnce(lastRequest.current.key)('POST /api/v1/admin/payments/:id/refunds/', { params: { id: payment }, body })
  }
  const sumError = (sum: number) => (sum > 0 ? (sum > maxAmount ? texts.amountTooLarge(format.money(maxAmount)) : '') : texts.amountMissing)
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
      check={({ amount }) => ({ amount: sumError(parseSum(amount)) })}
      send={send}
      done={texts.refundBegun}
      submit={texts.refund}
      danger
      onDone={onDone}
    />
  )
}

/**
 * The current state of the order that `ref` names; undefined for a plan, and until it is loaded. It is sent with the refund: the server refuses if
 * the order has moved on meanwhile.
 */
function useOrderState(ref: string): OrderState | undefined {
  const [state, setState] = useState<OrderState>()
  useEffect(() => {
    const [, number] = /^order:(\d+)$/.exec(ref) ?? []
    setState(undefined)
    if (!number) return
    let isCurrent = true
    browserCall('GET /api/v1/admin/orders/', { query: { search: number } }).then(
      ({ result }) => isCurrent && setState(result.find(({ id }) => String(id) === number)?.status),
      (error: unknown) => console.warn(error),
    )
    return () => {
      isCurrent = false
    }
  }, [ref])
  return state
}

/** Rubles of the part that are not refunded yet; rounded to kopecks (hundredths), since differences of floating-point numbers are not exact. */
export const refundableAmount = ({ amount, refunded }: PaymentPart): number => Math.round((amount - refunded) * 100) / 100
