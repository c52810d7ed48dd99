// The button by which a buyer asks for an invoice for an unpaid order that has none, as one of an accepted offer.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useSending } from '../shell/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { useToast } from '../ui/toast.tsx'
import { askInvoiceMessages } from './ask-invoice.messages.ts'

export function AskInvoice({ order: { id, role, status, invoice, cancelled } }: { order: OrderDetails }) {
  const texts = useMessages(askInvoiceMessages)
  const [isOpen, setOpen] = useState(false)
  if (role !== 'buyer' || status !== 'not_paid' || invoice || cancelled) return null
  return (
    <>
      <Button icon="file" onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      <Dialog open={isOpen} title={texts.title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        {isOpen && <InvoiceForm id={id} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

/** Company and address of the last time, where there was one. */
function useBuyer() {
  const [inn, setInn] = useState('')
  const [email, setEmail] = useState('')
  useEffect(() => {
    browserCall('GET /api/v1/invoice-buyer/', { query: {} }).then(
      ({ buyer }) => {
        if (!buyer) return
        setInn((typed) => typed || buyer.inn)
        setEmail((typed) => typed || (buyer.email ?? ''))
      },
      // The fields stay to be filled in.
      (error: unknown) => console.warn(error),
    )
  }, [])
  return { inn, setInn, email, setEmail }
}

function InvoiceForm({ id, onDone }: { id: number; onDone: () => void }) {
  const texts = useMessages(askInvoiceMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { inn, setInn, email, setEmail } = useBuyer()
  const { busy, error, faults, send } = useSending(texts.failed, async () => {
    const body = { inn: inn.trim(), email: email.trim() }
    const { number } = await browserCall('POST /api/v1/products-order/:id/invoice/', { params: { id }, body })
    toast.success(texts.made(number))
    onDone()
    await revalidate()
  })
  const check = () => send({ ...(inn.trim() ? {} : { inn: texts.fillIn }), ...(email.trim() ? {} : { email: texts.fillIn }) })
  return (
    <Form onSend={check}>
      <Stack>
        {error && (
          <Note tone="bad" alert>
            {error}
          </Note>
        )}
        <TextField
          label={texts.inn}
          error={faults.inn}
          inputMode="numeric"
          maxLength={20}
          value={inn}
          onChange={({ target }) => setInn(target.value)}
        />
        <TextField
          label={texts.email}
          error={faults.email}
          type="email"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="primary" full busy={busy}>
          {texts.send}
        </Button>
      </Stack>
    </Form>
  )
}
