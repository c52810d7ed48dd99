// Ends a payment or refund by hand when the provider does not: how it ended and why. Offered only after an alarm.
import { MANUAL_REASON_MAX, type ManualOutcome } from '@sverka/contract/payments/payments.rules'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Note } from '../../ui/note.tsx'
import { StaffForm } from '../staff-form.tsx'
import { FormButton } from '../staff-list.tsx'
import { moneyMessages } from './money.messages.ts'

interface EndProps {
  of: 'payment' | 'refund'
  id: number
}

/** A button that opens the form in a dialog. */
export function ManualEndingForm({ of, id }: EndProps) {
  const texts = useMessages(moneyMessages)
  const title = of === 'payment' ? texts.endPayment : texts.endRefund
  const form = (close: () => void) => <EndForm of={of} id={id} onDone={close} />
  return <FormButton size="small" text={texts.endByHand} title={title} aria-label={`${title} № ${id}`} form={form} />
}

function EndForm({ of, id, onDone }: EndProps & { onDone: () => void }) {
  const texts = useMessages(moneyMessages)
  // The outcome is always chosen when the form is sent.
  const send = ({ outcome, reason }: { outcome: string; reason: string }): Promise<unknown> => {
    const input = { params: { id }, body: { outcome: outcome as ManualOutcome, reason: reason.trim() } }
    return of === 'payment'
      ? browserCall('POST /api/v1/admin/payments/:id/end/', input)
      : browserCall('POST /api/v1/admin/refunds/:id/end/', input)
  }
  return (
    <StaffForm
      lead={<Note tone="warning">{texts.endLead}</Note>}
      start={{ outcome: '', reason: '' }}
      fields={{
        outcome: { label: texts.howItEnded, kind: 'radio', options: texts.handOutcomes[of], required: texts.outcomeMissing },
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
