// Why something is returned: a reason from the list or one's own text, which its author will read word for word.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Radio } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'

const REASON_MAX = 1000

interface RejectDialogProps {
  open: boolean
  onClose: () => void
  onReject: (reason: string) => Promise<void>
}

export function RejectDialog({ open, onClose, onReject }: RejectDialogProps) {
  const texts = useMessages(backOfficeMessages)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setError(reason.trim() === '' ? texts.reasonMissing : '')
    if (reason.trim() === '' || busy) return
    setBusy(true)
    await onReject(reason.trim())
    setBusy(false)
  }
  return (
    <Dialog open={open} title={texts.rejectTitle} closeLabel={texts.close} onClose={onClose}>
      <Form onSend={send}>
        <Stack>
          <p>{texts.rejectLead}</p>
          <fieldset className={styles.reasons}>
            <legend>{texts.reasonsLabel}</legend>
            {texts.reasons.map((text) => (
              <Radio key={text} name="listed" checked={reason === text} onChange={() => setReason(text)}>
                {text}
              </Radio>
            ))}
          </fieldset>
          <TextArea
            label={texts.ownReason}
            name="reason"
            maxLength={REASON_MAX}
            value={reason}
            error={error}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button type="submit" variant="danger" full busy={busy}>
            {texts.reject}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
