// Ending a payment or a refund by hand, where the provider does not: which way it ended, and why. Offered after an alarm alone.
import { HAND_REASON_MAX, type HandOutcome } from '@sverka/contract/payments/payments.rules'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { StaffForm } from '../staff-form.tsx'
import { moneyMessages } from './money.messages.ts'

interface EndProps {
  of: 'payment' | 'refund'
  id: number
}

/** The button, and the dialog that it opens. */
export function EndByHand({ of, id }: EndProps) {
  const texts = useMessages(moneyMessages)
  const { close } = useMessages(backOfficeMessages)
  const [isOpen, setOpen] = useState(false)
  const title = of === 'payment' ? texts.endPayment : texts.endRefund
  return (
    <>
      <Button size="small" aria-label={`${title} № ${id}`} onClick={() => setOpen(true)}>
        {texts.endByHand}
      </Button>
      <Dialog open={isOpen} title={title} closeLabel={close} onClose={() => setOpen(false)}>
        <EndForm of={of} id={id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function EndForm({ of, id, onDone }: EndProps & { onDone: () => void }) {
  const texts = useMessages(moneyMessages)
  // Sent once it is chosen.
  const send = ({ outcome, reason }: { outcome: string; reason: string }): Promise<unknown> => {
    const input = { params: { id }, body: { outcome: outcome as HandOutcome, reason: reason.trim() } }
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
          max: HAND_REASON_MAX,
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
