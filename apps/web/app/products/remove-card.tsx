// A button that removes a product of the seller («card»), after a confirmation.
import type { Product } from '@sverka/contract/products/products'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { useToast } from '../ui/toast.tsx'
import { productsMessages } from './products.messages.ts'

interface RemovalProps {
  card: Product
  /** A large red button, otherwise a small text button. */
  large?: boolean
  onRemoved: () => void
}

export function RemoveCard({ card, large, onRemoved }: RemovalProps) {
  const texts = useMessages(productsMessages)
  const [isOpen, setOpen] = useState(false)
  const { busy, remove } = useRemoval(card.id, onRemoved)
  return (
    <>
      <Button
        size={large ? 'large' : 'small'}
        variant={large ? 'danger' : 'text'}
        icon="trash"
        aria-label={texts.removeLabel(card.name)}
        onClick={() => setOpen(true)}
      >
        {texts.remove}
      </Button>
      <Dialog open={isOpen} title={texts.removeTitle} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <Stack>
          <p>{card.name}</p>
          <Row gap={3}>
            <Button variant="danger" busy={busy} onClick={remove}>
              {texts.remove}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}

function useRemoval(id: number, onRemoved: () => void) {
  const texts = useMessages(productsMessages)
  const reportRefusal = useRefused()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await browserCall('DELETE /api/v1/products/:id/', { params: { id } })
      toast.success(texts.removed)
      onRemoved()
    } catch (cause) {
      reportRefusal(cause, texts)
    } finally {
      setBusy(false)
    }
  }
  return { busy, remove }
}
