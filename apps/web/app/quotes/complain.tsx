// Asks the staff to look at a request for prices, or at one file of it: why, in one's own words.
import type { QuoteFile } from '@sverka/contract/quotes/quote-files'
import { QUOTE_COMPLAINT_MAX } from '@sverka/contract/quotes/quotes.rules'
import { type FormEvent, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { complainMessages } from './complain.messages.ts'

interface ComplainProps {
  id: number
  files: readonly QuoteFile[]
}

export function Complain(props: ComplainProps) {
  const texts = useMessages(complainMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <LinkButton onClick={() => setOpen(true)}>{texts.complain}</LinkButton>
      <Dialog open={isOpen} title={texts.complain} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <ComplaintForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function ComplaintForm({ id, files, onDone }: ComplainProps & { onDone: () => void }) {
  const texts = useMessages(complainMessages)
  const [text, setText] = useState('')
  const [file, setFile] = useState('')
  const { busy, wrong, send } = useComplaint(id, onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(text, file || null)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Text as="p">{texts.hint}</Text>
        {files.length > 0 && (
          <Select label={texts.about} value={file} onChange={({ currentTarget }) => setFile(currentTarget.value)}>
            <option value="">{texts.whole}</option>
            {files.map((one, at) => (
              <option key={one.id} value={one.id}>
                {texts.file(at + 1)}
              </option>
            ))}
          </Select>
        )}
        <TextArea
          label={texts.reason}
          value={text}
          error={wrong || undefined}
          maxLength={QUOTE_COMPLAINT_MAX}
          rows={4}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Row>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.send}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function useComplaint(id: number, onDone: () => void) {
  const texts = useMessages(complainMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const send = async (text: string, file: string | null) => {
    if (text.trim() === '') return setWrong(texts.empty)
    setBusy(true)
    try {
      await browserCall('POST /api/v1/quote-invitations/:id/complaints/', { params: { id }, body: { text, file } })
      toast.success(texts.sent)
      onDone()
    } catch (error) {
      setWrong(!isRefusal(error) ? texts.failed : error.code === 'conflict' ? texts.already : errorText(error.code))
    } finally {
      setBusy(false)
    }
  }
  return { busy, wrong, send }
}
