// Dialog in which staff give the reason of a refusal: one of the listed reasons, also chosen by its number key, or free text. The author of the
// refused request reads it as written.
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Radio } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'

/** Characters; the server's limit. */
const REASON_MAX = 1000

/** Texts of the dialog: title, consequence of the refusal (`lead`), usual reasons, label of the button (`submit`). */
export interface Refusing {
  readonly title: string
  readonly lead: string
  readonly reasons: readonly string[]
  readonly submit: string
}

interface RejectDialogProps {
  open: boolean
  refusing: Refusing
  onClose: () => void
  onReject: (reason: string) => Promise<unknown>
}

export function RejectDialog({ open, refusing, onClose, onReject }: RejectDialogProps) {
  const texts = useMessages(backOfficeMessages)
  return (
    <Dialog open={open} title={refusing.title} closeLabel={texts.close} onClose={onClose}>
      <RejectForm refusing={refusing} onReject={onReject} />
    </Dialog>
  )
}

function RejectForm({ refusing, onReject }: Pick<RejectDialogProps, 'refusing' | 'onReject'>) {
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
  // Ctrl+Enter (Cmd+Enter) sends; a digit outside the text field chooses a listed reason.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    const isTyping = event.target instanceof HTMLTextAreaElement
    const listedReason = refusing.reasons[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1]
    if (listedReason && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) setReason(listedReason)
  }
  return (
    <Form onSend={send} onKeyDown={press}>
      <Stack>
        <p>{refusing.lead}</p>
        <fieldset className={styles.reasons}>
          <legend>{texts.reasonsLabel}</legend>
          {refusing.reasons.map((text, index) => (
            <Radio key={text} name="listed" checked={reason === text} onChange={() => setReason(text)}>
              {text} <kbd>{index + 1}</kbd>
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
          {refusing.submit} <kbd>Ctrl ↵</kbd>
        </Button>
      </Stack>
    </Form>
  )
}
