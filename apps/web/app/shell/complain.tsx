// A link «Complain»: opens a dialog in which a member writes to the staff what is wrong, for example with a message or a request for prices.
import { type ReactNode, useState } from 'react'
import { isRefusal } from '../api/refusal.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'

interface ComplainProps {
  texts: {
    /** The link and the title of the dialog. */
    readonly complain: string
    readonly hint: string
    /** Label of the field. */
    readonly reason: string
    /** Error of an empty field. */
    readonly empty: string
    readonly send: string
    readonly sent: string
    /** Error if an earlier complaint of the member about the same thing is still open. */
    readonly already: string
    readonly close: string
    /** Error if the server was not reached. */
    readonly failed: string
  }
  /** The longest complaint, in characters. */
  maxLength: number
  /** Sends the complaint. The server refuses it with the error code `conflict` if an earlier one is still open. */
  complain: (text: string) => Promise<unknown>
  /** Further fields, above the text. */
  children?: ReactNode
}

export function Complain(props: ComplainProps) {
  const { texts } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{texts.complain}</LinkButton>
      <Dialog open={isOpen} title={texts.complain} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <ComplaintForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ComplaintForm({ texts, maxLength, complain, children, onDone }: ComplainProps & { onDone: () => void }) {
  const errorText = useErrorText()
  const toast = useToast()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const send = async () => {
    if (busy) return
    if (text.trim() === '') return setError(texts.empty)
    setBusy(true)
    try {
      await complain(text)
      toast.success(texts.sent)
      onDone()
    } catch (cause) {
      setError(!isRefusal(cause) ? texts.failed : cause.code === 'conflict' ? texts.already : errorText(cause.code))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form onSend={send}>
      <Stack gap={4}>
        <Text as="p">{texts.hint}</Text>
        {children}
        <TextArea
          label={texts.reason}
          value={text}
          error={error || undefined}
          maxLength={maxLength}
          rows={4}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Row>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.send}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
