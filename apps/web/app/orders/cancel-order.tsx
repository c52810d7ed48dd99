// Cancelling an order: the button with a dialog for the reason, and the note on a cancelled order.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { type CancelReason, cancelReasons } from '@sverka/contract/orders/orders.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { cancelMessages } from './cancel.messages.ts'
import { useOrderAction } from './use-order-action.ts'

/** The button and its dialog; nothing if the reader may not cancel the order now. */
export function CancelOrder({ order }: { order: OrderDetails }) {
  const texts = useMessages(cancelMessages)
  const { busy, run } = useOrderAction()
  const [isOpen, setOpen] = useState(false)
  const reasons: readonly CancelReason[] = cancelReasons[order.role]
  const [reason, setReason] = useState<CancelReason>(reasons[0] ?? 'other')
  if (!order.may_cancel) return null
  const send = async () => {
    setOpen(false)
    await run(async () => {
      await browserCall('POST /api/v1/orders/:id/cancel/', { params: { id: order.id }, body: { reason } })
      return texts.done
    })
  }
  return (
    <>
      <Button icon="close" busy={busy} onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      <Dialog open={isOpen} title={texts.question(order.id)} closeLabel={texts.keep} onClose={() => setOpen(false)}>
        <Form onSend={send}>
          <Stack>
            <p>{moneyText(order, texts)}</p>
            <Select
              label={texts.reason}
              value={reason}
              onChange={(event) => setReason(reasons.find((reason) => reason === event.currentTarget.value) ?? 'other')}
            >
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {texts.reasons[reason]}
                </option>
              ))}
            </Select>
            <Button type="submit" variant="danger" full>
              {texts.cancel}
            </Button>
          </Stack>
        </Form>
      </Dialog>
    </>
  )
}

/** Texts for an unpaid order, for one paid by invoice (`direct`: to the seller's account), and for one paid by card (`back`: refunded). */
type MoneyTexts = { readonly notPaid: string; readonly direct: string; readonly back: string }

/** Says who returns the money: the seller, to whose account a paid invoice went; the site refunds a payment by card. */
function moneyText({ paid, invoice }: OrderDetails, texts: MoneyTexts): string {
  if (!paid) return texts.notPaid
  return invoice?.status === 'paid' ? texts.direct : texts.back
}

/** Who cancelled the order, when and why, and what happens to the money; for both sides. */
export function CancelledNote({ order }: { order: OrderDetails }) {
  const texts = useMessages(cancelMessages)
  const format = useFormat()
  if (!order.cancelled) return null
  const { by, reason, at } = order.cancelled
  return (
    <Note tone="warning" title={texts.by[by](format.dateTime(at))}>
      <p>
        {texts.reasons[reason]}. {order.paid && moneyText(order, texts)}
      </p>
    </Note>
  )
}
