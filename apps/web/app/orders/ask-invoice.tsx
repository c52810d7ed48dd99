// The button by which the buyer of an unpaid order without an invoice (for example one made from a seller's offer) requests an invoice to pay.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { askInvoiceMessages } from '../payments/ask-invoice.messages.ts'
import { InvoiceForm } from '../payments/invoice-form.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

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
        {isOpen && (
          <InvoiceForm
            request={(body) => browserCall('POST /api/v1/products-order/:id/invoice/', { params: { id }, body })}
            onDone={() => setOpen(false)}
          />
        )}
      </Dialog>
    </>
  )
}
