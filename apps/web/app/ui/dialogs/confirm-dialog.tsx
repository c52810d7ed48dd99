// A dialog that asks for confirmation before something is removed or ended.
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Row, Stack } from '../layout.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What the consequences are. */
  text: ReactNode
  /** Text of the button that confirms. */
  action: string
  labels: { readonly close: string; readonly cancel: string }
  onClose: () => void
  /** The dialog closes when the promise settles, either way; the caller reports the result. */
  onConfirm: () => Promise<unknown>
}

export function ConfirmDialog({ open, title, text, action, labels, onClose, onConfirm }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
      onClose()
    }
  }
  return (
    <Dialog open={open} title={title} closeLabel={labels.close} onClose={onClose}>
      <Stack>
        <p>{text}</p>
        <Row wrap>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button onClick={onClose}>{labels.cancel}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
