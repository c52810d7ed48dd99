// The form in which a member requests an invoice (a bill to pay by bank transfer) to a company, by its ИНН (taxpayer number) and the e-mail address
// of its accountant.
import type { InvoiceBuyer, InvoiceSummary } from '@sverka/contract/payments/invoices'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { useToast } from '../ui/toast.tsx'
import { askInvoiceMessages } from './ask-invoice.messages.ts'
import { FoundBuyer } from './found-buyer.tsx'

/** Longest inputs: the 12 digits of an ИНН with room for spaces, and the longest e-mail address that the API accepts. */
const INN_INPUT_MAX = 20
const EMAIL_MAX = 254

/** Fields prefilled from the member's last invoice, and the company found by the typed ИНН. */
function useBuyer() {
  const [inn, setInn] = useState('')
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<InvoiceBuyer | null>(null)
  const typed = inn.trim()
  useEffect(() => {
    browserCall('GET /api/v1/invoice-buyer/', { query: {} }).then(
      ({ buyer }) => {
        if (!buyer) return
        setInn((typed) => typed || buyer.inn)
        setEmail((typed) => typed || (buyer.email ?? ''))
      },
      // Without an answer the fields stay empty.
      (error: unknown) => console.warn(error),
    )
  }, [])
  useEffect(() => {
    let isCurrent = true
    setFound(null)
    // An ИНН has 10 digits for a company, 12 for a sole trader.
    if (typed.length !== 10 && typed.length !== 12) return
    browserCall('GET /api/v1/invoice-buyer/', { query: { inn: typed } }).then(
      ({ buyer }) => isCurrent && setFound(buyer),
      // A wrong number is reported when the form is sent.
      (error: unknown) => void (isRefusal(error) || console.warn(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [typed])
  return { inn, setInn, email, setEmail, found }
}

interface InvoiceFormProps {
  /** Requests the invoice from the server. */
  request: (buyer: { inn: string; email: string }) => Promise<InvoiceSummary>
  /** Called with the issued invoice. */
  onDone: (invoice: InvoiceSummary) => void
}

export function InvoiceForm({ request, onDone }: InvoiceFormProps) {
  const texts = useMessages(askInvoiceMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { inn, setInn, email, setEmail, found } = useBuyer()
  const { busy, error, faults, send } = useSubmit(texts.failed, async () => {
    const invoice = await request({ inn: inn.trim(), email: email.trim() })
    toast.success(texts.made(invoice.number))
    onDone(invoice)
    await revalidate()
  })
  const sendIfComplete = () => send({ ...(inn.trim() ? {} : { inn: texts.fillIn }), ...(email.trim() ? {} : { email: texts.fillIn }) })
  return (
    <Form onSend={sendIfComplete}>
      <Stack>
        <ErrorNote>{error}</ErrorNote>
        <TextField
          label={texts.inn}
          error={faults.inn}
          inputMode="numeric"
          maxLength={INN_INPUT_MAX}
          value={inn}
          onChange={({ target }) => setInn(target.value)}
        />
        {found && <FoundBuyer buyer={found} />}
        <TextField
          label={texts.email}
          error={faults.email}
          type="email"
          maxLength={EMAIL_MAX}
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
