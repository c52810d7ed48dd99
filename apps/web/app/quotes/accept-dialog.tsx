// The dialog that accepts a seller's offer: asks for the delivery address and phone, then opens the order that was created.

import { ADDRESS_MAX, deliveryFaults } from '@sverka/contract/orders/orders.rules'
import { PHONE_TEXT_MAX } from '@sverka/contract/phones.rules'
import type { ReceivedOffer } from '@sverka/contract/quotes/quotes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { OverTeamSum } from '../shell/over-team-sum.tsx'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { quotesMessages } from './quotes.messages.ts'

interface AcceptDialogProps {
  /** Null while nothing is being accepted. */
  offer: ReceivedOffer | null
  onClose: () => void
}

export function AcceptDialog({ offer, onClose }: AcceptDialogProps) {
  const texts = useMessages(quotesMessages)
  const { state } = useAccount()
  // Kept outside the dialog, so that closing it loses nothing.
  const [fields, setFields] = useState({ address: '', postal_code: '', phone_number: state.me?.phone_number ?? '' })
  return (
    <Dialog open={offer !== null} title={texts.acceptTitle} closeLabel={texts.close} onClose={onClose}>
      {offer && <AcceptForm offer={offer} fields={fields} onFields={setFields} />}
    </Dialog>
  )
}

interface Fields {
  readonly address: string
  readonly postal_code: string
  readonly phone_number: string
}

/** Empty fields are reported before anything is sent. */
function AcceptForm({ offer, fields, onFields }: { offer: ReceivedOffer; fields: Fields; onFields: (fields: Fields) => void }) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const toast = useToast()
  const { busy, error, faults, send } = useSubmit(texts.failed, async () => {
    const { order } = await browserCall('POST /api/v1/quote-offers/:id/accept/', { params: { id: offer.id }, body: fields })
    toast.success(texts.accepted)
    await navigate(`/profile/orders/${order}`)
  })
  const field = (name: keyof Fields) => ({
    name,
    value: fields[name],
    error: faults[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => onFields({ ...fields, [name]: event.currentTarget.value }),
  })
  const sendChecked = () => send(Object.fromEntries(Object.entries(deliveryFaults(fields)).map(([name, code]) => [name, errorText(code)])))
  return (
    <Form onSend={sendChecked}>
      <Stack>
        {error && (
          <Note tone="bad" alert>
            {error}
          </Note>
        )}
        <p>{texts.acceptHint}</p>
        <TextField {...field('address')} label={texts.address} autoComplete="street-address" maxLength={ADDRESS_MAX} />
        <TextField {...field('postal_code')} label={texts.postalCode} autoComplete="postal-code" inputMode="numeric" maxLength={20} />
        <TextField {...field('phone_number')} label={texts.phone} type="tel" autoComplete="tel" maxLength={PHONE_TEXT_MAX} />
        <Row between align="baseline">
          <Text>{offer.seller.name}</Text>
          <b>{format.price(offer.total)}</b>
        </Row>
        <OverTeamSum total={offer.total} />
        <Button type="submit" variant="primary" size="large" full busy={busy}>
          {texts.accept}
        </Button>
      </Stack>
    </Form>
  )
}
