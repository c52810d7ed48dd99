// Giving money back: a part of the payment, all that is left of it or less, and the reason that both sides read.
import type { PaymentPart } from '@sverka/contract/payments.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useSaving } from '../use-saving.ts'
import { moneyMessages } from './money.messages.ts'

const REASON_MAX = 300

interface RefundFormProps {
  payment: number
  part: PaymentPart
  onDone: () => void
}

export function RefundForm({ payment, part, onDone }: RefundFormProps) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  const saving = useSaving()
  const left = leftOf(part)
  const [amount, setAmount] = useState(String(left))
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const sum = Number(amount.replace(',', '.'))
  const isWrong = !(sum > 0)
  const send = async () => {
    setMissing(true)
    if (reason.trim() === '' || isWrong) return
    const body = { ref: part.ref, amount: sum, reason: reason.trim() }
    const call = () => browserCall('POST /api/v1/admin/payments/:id/refunds/', { params: { id: payment }, body })
    if (await saving.save(call, texts.refundBegun)) onDone()
  }
  return (
    <Form onSend={send}>
      <Stack>
        <p>{texts.refundLead(part.ref, format.money(left))}</p>
        <TextField
          label={texts.refundAmount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          hint={part.account === 'plans' ? texts.refundOfPlan : undefined}
          error={isMissing && isWrong ? texts.amountMissing : (saving.errorOf('amount') ?? '')}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <TextArea
          label={texts.refundReason}
          name="reason"
          maxLength={REASON_MAX}
          hint={texts.refundReasonHint}
          value={reason}
          error={isMissing && reason.trim() === '' ? texts.noteMissing : (saving.errorOf('reason') ?? '')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" variant="danger" full busy={saving.busy}>
          {texts.refund}
        </Button>
      </Stack>
    </Form>
  )
}

/** Rubles; whole kopecks, as sums of fractions are not exact. */
export const leftOf = ({ amount, refunded }: PaymentPart): number => Math.round((amount - refunded) * 100) / 100
