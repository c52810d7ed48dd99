// The button that sends an unpaid invoice for an order or a plan to an accountant by e-mail. Only the member who requested the invoice sees the
// button, although anybody with the URL can open the page.
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { useToast } from '../ui/toast.tsx'
import { invoiceMessages } from './invoice.messages.ts'

/** Longest e-mail address that the API accepts, in characters. */
const EMAIL_MAX = 254

/** What the invoice is for. */
type Kind = 'order' | 'plan'

interface Calls {
  readonly read: (slug: string) => Promise<{ may_send: boolean }>
  readonly send: (slug: string, email: string) => Promise<unknown>
}

const calls: Readonly<Record<Kind, Calls>> = {
  order: {
    read: (slug) => browserCall('GET /api/v1/invoices/:slug/', { params: { slug } }),
    send: (slug, email) => browserCall('POST /api/v1/invoices/:slug/letters/', { params: { slug }, body: { email } }),
  },
  plan: {
    read: (slug) => browserCall('GET /api/v1/plan-invoices/:slug/', { params: { slug } }),
    send: (slug, email) => browserCall('POST /api/v1/plan-invoices/:slug/letters/', { params: { slug }, body: { email } }),
  },
}

/** Whether the member may send the invoice. The server renders the page as for a guest, so this is requested again by the signed-in member. */
function useMaySend(kind: Kind, slug: string): boolean {
  const isMember = useAccount().state.status === 'member'
  const [maySend, setMaySend] = useState(false)
  useEffect(() => {
    setMaySend(false)
    if (!isMember) return
    let isCurrent = true
    calls[kind].read(slug).then(
      ({ may_send: may }) => isCurrent && setMaySend(may),
      (error: unknown) => console.warn(error),
    )
    return () => {
      isCurrent = false
    }
  }, [isMember, kind, slug])
  return maySend
}

export function SendInvoice({ kind, slug }: { kind: Kind; slug: string }) {
  const texts = useMessages(invoiceMessages)
  const maySend = useMaySend(kind, slug)
  const [isOpen, setOpen] = useState(false)
  if (!maySend) return null
  return (
    <>
      <Button icon="mail" onClick={() => setOpen(true)}>
        {texts.send}
      </Button>
      <Dialog open={isOpen} title={texts.sendTitle} closeLabel={texts.close} onClose={() => setOpen(false)}>
        {isOpen && <SendForm send={(email) => calls[kind].send(slug, email)} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

interface SendFormProps {
  send: (email: string) => Promise<unknown>
  onDone: () => void
}

/** The form with the e-mail address, prefilled with the address of the member's last invoices. */
function SendForm({ send: sendTo, onDone }: SendFormProps) {
  const texts = useMessages(invoiceMessages)
  const toast = useToast()
  const [email, setEmail] = useState('')
  useEffect(() => {
    browserCall('GET /api/v1/invoice-buyer/', { query: {} }).then(
      ({ buyer }) => setEmail((typed) => typed || (buyer?.email ?? '')),
      // Without an answer the field stays empty.
      (error: unknown) => console.warn(error),
    )
  }, [])
  const { busy, error, faults, send } = useSubmit(texts.failed, async () => {
    await sendTo(email.trim())
    toast.success(texts.sent(email.trim()))
    onDone()
  })
  return (
    <Form onSend={() => send(email.trim() ? {} : { email: texts.emailNeeded })}>
      <Stack>
        <ErrorNote>{error}</ErrorNote>
        <TextField
          label={texts.sendEmail}
          hint={texts.sendHint}
          error={faults.email}
          type="email"
          maxLength={EMAIL_MAX}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="primary" full busy={busy}>
          {texts.sendNow}
        </Button>
      </Stack>
    </Form>
  )
}
