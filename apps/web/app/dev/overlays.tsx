// Part of `/dev/ui`, the page that shows developers every widget in every state: overlays, that is dialogs, the confirmation before something is
// removed, and short messages (toasts).
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Row } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { useToast } from '../ui/toast.tsx'

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'wide' | 'question' | null>(null)
  const toast = useToast()
  const close = () => setOpen(null)
  return (
    <Panel title="Overlays">
      <Row wrap>
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('wide')}>Open a wide dialog</Button>
        <Button onClick={() => setOpen('question')}>Ask before removing</Button>
        <Button onClick={() => toast.success('Saved')}>Success</Button>
        <Button onClick={() => toast.error('The plan lacks it', { label: 'Plans', to: '/tariffs' })}>Failure with a link</Button>
        <Button onClick={() => toast.error('Not saved: try again')}>Failure</Button>
      </Row>
      <Dialog open={open === 'dialog'} title="Dialog" closeLabel="Close" onClose={close}>
        <p>Focus stays inside, Escape closes.</p>
      </Dialog>
      <Dialog open={open === 'wide'} title="Wide dialog" closeLabel="Close" wide lead={<Icon name="shield" size="large" />} onClose={close}>
        <p>An icon or a link back stands above the title.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        title="Remove it?"
        text="Says what happens to it."
        action="Remove"
        labels={{ close: 'Close', cancel: 'Cancel' }}
        onClose={close}
        onConfirm={() => Promise.resolve()}
      />
    </Panel>
  )
}
