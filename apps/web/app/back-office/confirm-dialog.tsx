// Asks once more before something is removed.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { backOfficeMessages } from './back-office.messages.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What becomes of it. */
  text: string
  action: string
  onClose: () => void
  onConfirm: () => Promise<unknown>
}

export function ConfirmDialog({ open, title, text, action, onClose, onConfirm }: ConfirmDialogProps) {
  const texts = useMessages(backOfficeMessages)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    onClose()
  }
  return (
    <Dialog open={open} title={title} closeLabel={texts.close} onClose={onClose}>
      <Stack>
        <p>{text}</p>
        <Row wrap>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
