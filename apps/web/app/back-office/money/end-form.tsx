// Ending a payment or a refund by hand, where the provider does not: which way it ended, and why. Offered after an alarm alone.
import { HAND_REASON_MAX, type HandOutcome, handOutcomes } from '@sverka/contract/payments/payments.rules'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import styles from '../back-office.module.css'
import { useSaving } from '../use-saving.ts'
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
  const saving = useSaving()
  const [outcome, setOutcome] = useState<HandOutcome | null>(null)
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const send = async () => {
    setSent(true)
    if (outcome === null || reason.trim() === '') return
    const input = { params: { id }, body: { outcome, reason: reason.trim() } }
    const call = () =>
      of === 'payment'
        ? browserCall('POST /api/v1/admin/payments/:id/end/', input)
        : browserCall('POST /api/v1/admin/refunds/:id/end/', input)
    if (await saving.save(call, texts.endedByHand)) onDone()
  }
  const wrongOutcome = isSent && outcome === null ? texts.outcomeMissing : saving.errorOf('outcome')
  return (
    <Form onSend={send}>
      <Stack>
        <Note tone="warning">{texts.endLead}</Note>
        <fieldset className={styles.reasons}>
          <legend>{texts.howItEnded}</legend>
          {handOutcomes.map((one) => (
            <Radio key={one} name="outcome" checked={outcome === one} onChange={() => setOutcome(one)}>
              {texts.handOutcomes[of][one]}
            </Radio>
          ))}
        </fieldset>
        {wrongOutcome && (
          <Note tone="bad" alert>
            {wrongOutcome}
          </Note>
        )}
        <TextArea
          label={texts.refundReason}
          name="reason"
          maxLength={HAND_REASON_MAX}
          hint={texts.moveReasonHint}
          value={reason}
          error={isSent && reason.trim() === '' ? texts.noteMissing : (saving.errorOf('reason') ?? '')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" variant="danger" full busy={saving.busy}>
          {texts.endByHand}
        </Button>
      </Stack>
    </Form>
  )
}
