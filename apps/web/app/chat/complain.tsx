// Asks the staff to look at a conversation: why, in one's own words.
import { COMPLAINT_MAX } from '@sverka/contract/chat/chat.rules'
import { type FormEvent, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { chatMessages } from './chat.messages.ts'
import styles from './chat.module.css'

export function Complain({ slug }: { slug: string }) {
  const texts = useMessages(chatMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <p className={styles.day}>
      <LinkButton onClick={() => setOpen(true)}>{texts.complain}</LinkButton>
      <Dialog open={isOpen} title={texts.complain} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <ComplaintForm slug={slug} onDone={() => setOpen(false)} />
      </Dialog>
    </p>
  )
}

function ComplaintForm({ slug, onDone }: { slug: string; onDone: () => void }) {
  const texts = useMessages(chatMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setWrong(texts.complaintEmpty)
    setBusy(true)
    try {
      await browserCall('POST /api/v1/chats/:slug/complaints/', { params: { slug }, body: { text } })
      toast.success(texts.complained)
      onDone()
    } catch (error) {
      setWrong(!isRefusal(error) ? texts.failed : error.code === 'conflict' ? texts.alreadyComplained : errorText(error.code))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={4}>
        <Text as="p">{texts.complaintHint}</Text>
        <TextArea
          label={texts.complaintReason}
          value={text}
          error={wrong || undefined}
          maxLength={COMPLAINT_MAX}
          rows={4}
          onChange={(event) => setText(event.currentTarget.value)}
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
