// Form with which staff end a payment or a refund by hand, if the payment provider never reports its final state: how it ended, and why staff say so.
// The server offers it (`may_end`) only after an alarm about that payment.
import { MANUAL_REASON_MAX, type ManualOutcome } from '@sverka/contract/payments/payments.rules'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Note } from '../../ui/note.tsx'
import { StaffForm } from '../staff-form.tsx'
import { FormButton } from '../staff-list.tsx'
import { moneyMessages } from './money.messages.ts'

interface EndProps {
  /** What is ended. */
  target: 'payment' | 'refund'
  id: number
}

/** A button that opens the form in a dialog. */
export function ManualEndingForm({ target, id }: EndProps) {
  const texts = useMessages(moneyMessages)
  const title = target === 'payment' ? texts.endPayment : texts.endRefund
  const form = (close: () => void) => <EndForm target={target} id={id} onDone={close} />
  return <FormButton size="small" text={texts.endByHand} title={title} aria-label={`${title} № ${id}`} form={form} />
}

function EndForm({ target, id, onDone }: EndProps & { onDone: () => void }) {
  const texts = useMessages(moneyMessages)
  // The type cast is safe: the field is required, so an outcome is chosen when the form is sent.
  const send = ({ outcome, reason }: { outcome: string; reason: string }): Promise<unknown> => {
    const input = { params: { id }, body: { outcome: outcome as ManualOutcome, reason: reason.trim() } }
    return target === 'payment'
      ? browserCall('POST /api/v1/admin/payments/:id/end/', input)
      : browserCall('POST /api/v1/admin/refunds/:id/end/', input)
  }
  return (
    <StaffForm
      lead={<Note tone="warning">{texts.endLead}</Note>}
      start={{ outcome: '', reason: '' }}
      fields={{
        outcome: { label: texts.howItEnded, kind: 'radio', options: texts.handOutcomes[target], required: texts.outcomeMissing },
        reason: {
          label: texts.refundReason,
          kind: 'area',
          hint: texts.moveReasonHint,
          max: MANUAL_REASON_MAX,
          required: texts.noteMissing,
        },
      }}
      send={send}
      done={texts.endedByHand}
      submit={texts.endByHand}
      danger
      onDone={onDone}
    />
  )
}
