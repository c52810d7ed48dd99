// The dialog that accepts a seller's offer: shows its terms, asks for the delivery address and phone, then opens the order that was created.

import { ADDRESS_MAX, deliveryFaults } from '@sverka/contract/orders/orders.rules'
import { PHONE_TEXT_MAX } from '@sverka/contract/phones.rules'
import type { QuoteLine, ReceivedOffer } from '@sverka/contract/quotes/quotes'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { OverTeamSum } from '../shell/over-team-sum.tsx'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { useToast } from '../ui/toast.tsx'
import type { SellerVerdict } from './load-quote.ts'
import { OfferVerdict } from './offer-verdict.tsx'
import { quotesMessages } from './quotes.messages.ts'
import { useCalculation } from './use-calculation.ts'

interface AcceptDialogProps {
  /** Null while nothing is being accepted. */
  offer: ReceivedOffer | null
  /** Lines of the request. */
  wanted: readonly QuoteLine[]
  /** By OGRN (registration number) of the seller. */
  verdicts: ReadonlyMap<string, SellerVerdict>
  onClose: () => void
}

export function AcceptDialog({ offer, wanted, verdicts, onClose }: AcceptDialogProps) {
  const texts = useMessages(quotesMessages)
  const { state } = useAccount()
  // This state is outside the dialog, so that the typed text remains when it is closed.
  const [fields, setFields] = useState({ address: '', postal_code: '', phone_number: state.me?.phone_number ?? '' })
  return (
    <Dialog open={offer !== null} title={texts.acceptTitle} closeLabel={texts.close} onClose={onClose}>
      {offer && (
        <AcceptForm offer={offer} fields={fields} onFields={setFields}>
          <Terms offer={offer} wanted={wanted} verdict={verdicts.get(offer.seller.ogrn)} />
        </AcceptForm>
      )}
    </Dialog>
  )
}

interface Fields {
  readonly address: string
  readonly postal_code: string
  readonly phone_number: string
}

interface TermsProps {
  offer: ReceivedOffer
  wanted: readonly QuoteLine[]
  verdict: SellerVerdict | undefined
}

/** The terms that the buyer agrees to, since there may be many offers on the page. */
function Terms({ offer: { seller, lines, delivery, ready_by, total }, wanted, verdict }: TermsProps) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const calculation = useCalculation(wanted)
  return (
    <DescriptionList
      items={[
        { label: texts.seller, value: seller.name },
        { label: texts.acceptVerdict, value: <OfferVerdict verdict={verdict} /> },
        ...lines.map((line) => ({ label: line.product.name, value: calculation(line) })),
        { label: texts.delivery, value: texts.deliveries[delivery] },
        { label: texts.readyBy, value: texts.by(format.date(ready_by)) },
        { label: texts.total, value: <b>{format.price(total)}</b> },
      ]}
    />
  )
}

interface AcceptFormProps {
  offer: ReceivedOffer
  fields: Fields
  onFields: (fields: Fields) => void
  /** The terms of the offer. */
  children: ReactNode
}

/** Reports empty and wrong fields before anything is sent. `OverTeamSum` warns of a sum above the limit of the buyer's team. */
function AcceptForm({ offer, fields, onFields, children }: AcceptFormProps) {
  const texts = useMessages(quotesMessages)
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
        <ErrorNote>{error}</ErrorNote>
        {children}
        <p>{texts.acceptHint}</p>
        <TextField {...field('address')} label={texts.address} autoComplete="street-address" maxLength={ADDRESS_MAX} />
        <TextField {...field('postal_code')} label={texts.postalCode} autoComplete="postal-code" inputMode="numeric" maxLength={20} />
        <TextField {...field('phone_number')} label={texts.phone} type="tel" autoComplete="tel" maxLength={PHONE_TEXT_MAX} />
        <OverTeamSum total={offer.total} />
        <Button type="submit" variant="primary" size="large" full busy={busy}>
          {texts.accept}
        </Button>
      </Stack>
    </Form>
  )
}
