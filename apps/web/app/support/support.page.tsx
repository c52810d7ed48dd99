// `/profile/support`: a button that opens a dialog with the form for a request to the support team.
import { SUPPORT_TEXT_MAX } from '@sverka/contract/support/support.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { useConsentBox } from '../shell/consent-box.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { useToast } from '../ui/toast.tsx'
import { supportMessages } from './support.messages.ts'

export default function SupportPage() {
  const texts = useMessages(supportMessages)
  const [isOpen, setOpen] = useState(false)
  // The text is stored outside the dialog, so that closing the dialog does not lose it.
  const [text, setText] = useState('')
  const close = () => setOpen(false)
  const sending = useSupportRequest({ text, onText: setText, onSent: close })
  return (
    <>
      <PrivateHead title={texts.title} />
      <Panel>
        <Stack>
          <p>{texts.intro}</p>
          <div>
            <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
              {texts.create}
            </Button>
          </div>
        </Stack>
      </Panel>
      <Dialog open={isOpen} title={texts.modalTitle} closeLabel={texts.close} onClose={close}>
        <RequestForm text={text} onText={setText} sending={sending} />
      </Dialog>
    </>
  )
}

interface SupportRequest {
  readonly text: string
  /** Sets the text; called with an empty one after sending. */
  readonly onText: (text: string) => void
  readonly onSent: () => void
}

/** Called by the page and not by the form, so that the texts of the consent are loaded before the modal opens. */
function useSupportRequest({ text, onText, onSent }: SupportRequest) {
  const consent = useConsentBox()
  const texts = useMessages(supportMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setError(text.trim() === '' ? texts.empty : '')
    if (text.trim() === '' || busy) return
    setBusy(true)
    try {
      // Stores the consent if it is ticked; the API calls the text of the request `support`.
      await consent.give()
      await browserCall('POST /api/v1/support/', { body: { support: text } })
      toast.success(texts.sent)
      onText('')
      onSent()
    } catch (cause) {
      setError(isRefusal(cause) ? errorText(cause.code) : texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { error, busy, send, consentBox: consent.box }
}

interface RequestFormProps {
  text: string
  onText: (text: string) => void
  sending: ReturnType<typeof useSupportRequest>
}

function RequestForm({ text, onText, sending: { error, busy, send, consentBox } }: RequestFormProps) {
  const texts = useMessages(supportMessages)
  const { state } = useAccount()
  return (
    <Form onSend={send}>
      <Stack>
        <TextField label={texts.email} type="email" name="email" readOnly value={state.me?.email ?? ''} />
        <TextArea
          // The dialog focuses the element with this attribute when it opens. The e-mail field above is read-only.
          ref={(area) => area?.setAttribute('autofocus', '')}
          label={texts.text}
          name="support"
          required
          maxLength={SUPPORT_TEXT_MAX}
          value={text}
          error={error}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        {consentBox}
        <Button type="submit" variant="primary" size="large" full busy={busy}>
          {texts.send}
        </Button>
      </Stack>
    </Form>
  )
}
