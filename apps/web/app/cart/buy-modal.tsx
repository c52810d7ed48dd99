// The checkout dialog of the cart asks for payment method, address, postal code and phone, then opens the page of the payment or of the invoices.
import { ADDRESS_MAX, deliveryFaults } from '@sverka/contract/orders/orders.rules'
import { PHONE_TEXT_MAX, readPhone } from '@sverka/contract/phones.rules'
import type { Refusal } from '@sverka/contract/web-host'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal, namedIn } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { useConsentBox } from '../shell/consent-box.tsx'
import { OverTeamSum } from '../shell/over-team-sum.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { cartMessages } from './cart.messages.ts'
import styles from './cart.module.css'
import { InvoiceFields, type InvoiceForm, useInvoiceForm } from './invoice-fields.tsx'
import { RegionNotes } from './region-note.tsx'
import type { CartView } from './use-cart.ts'

type Field = 'address' | 'postal_code' | 'phone_number'
/** Error texts by field. */
type Faults = Partial<Record<Field, string>>

interface BuyModalProps {
  open: boolean
  view: CartView
  onClose: () => void
}

/** The dialog. `view`: the cart, of which the lines ticked by the buyer are bought. */
export function BuyModal({ open, view, onClose }: BuyModalProps) {
  const texts = useMessages(cartMessages)
  const { state } = useAccount()
  // Stored outside the dialog's form, so that closing the dialog does not discard what was typed.
  const [fields, setFields] = useState({ address: '', postal_code: '', phone_number: state.me?.phone_number ?? '' })
  const invoice = useInvoiceForm(open)
  const buying = useBuying(view, fields, invoice)
  return (
    <Dialog open={open} title={texts.modalTitle} closeLabel={texts.close} onClose={onClose}>
      <BuyForm
        view={view}
        fields={fields}
        onField={(name, text) => setFields((typed) => ({ ...typed, [name]: text }))}
        buying={{ ...buying, invoice }}
      />
    </Dialog>
  )
}

/**
 * Sends the purchase and shows its errors. The code `not_found` means that a line of the purchase is no longer in the cart, for example because
 * it was removed in another tab. `invoiceBuyer` is null if a field of the invoice is invalid, undefined if the buyer pays by card.
 */
function useBuying(view: CartView, fields: Record<Field, string>, invoice: InvoiceForm) {
  const consent = useConsentBox()
  const errorText = useErrorText()
  const texts = useMessages(cartMessages)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const [faults, setFaults] = useState<Faults>({})
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const handleError = async (cause: unknown) => {
    setBusy(false)
    if (!isRefusal(cause)) return setError(texts.failed)
    // The orders exist, but the payment provider returned no payment page. The buyer can start the payment later from the list of orders.
    if (cause.code === 'payment_unavailable') {
      toast.error(errorText(cause.code))
      return navigate('/profile/orders')
    }
    setError(cause.code === 'not_found' ? texts.cartChanged : describeRefusal(cause, errorText, texts.about))
    await revalidate()
  }
  const send = async () => {
    const fieldErrors = Object.entries(deliveryFaults(fields)).map(([field, code]) => [field, errorText(code)] as const)
    setFaults(Object.fromEntries(fieldErrors))
    setError('')
    const invoiceBuyer = invoice.validate()
    if (fieldErrors.length > 0 || invoiceBuyer === null || busy) return
    setBusy(true)
    try {
      await view.flush()
      await consent.give()
      const body = {
        ...fields,
        ...splitPhone(fields.phone_number),
        baskets: view.chosen.map(({ line }) => line.id),
        ...view.seen,
        personal_data: !consent.isMissing,
        ...(invoiceBuyer && { invoice: invoiceBuyer }),
      }
      const { order_url } = await browserCall('POST /api/v1/user-info/', { body })
      window.location.assign(order_url)
    } catch (cause) {
      await handleError(cause)
    }
  }
  const clearFault = (name: Field) => setFaults(({ [name]: _edited, ...others }) => others)
  return { faults, error, busy, send, clearFault, consentBox: consent.box }
}

/** Specification §5: the phone is sent as digits only, and its extension in a separate field. A phone that cannot be read is sent as typed. */
function splitPhone(typed: string): { phone_number: string; phone_extension?: string } {
  const phone = readPhone(typed)
  return { phone_number: phone?.digits ?? typed, ...(phone?.extension ? { phone_extension: phone.extension } : {}) }
}

/**
 * The text of a refused purchase. If the response names products (for example those out of stock), each reason is listed with their names;
 * otherwise the text of the error code.
 */
function describeRefusal(
  refusal: Refusal,
  errorText: (code: string) => string,
  about: (why: string, names: readonly string[]) => string,
): string {
  const reasons = namedIn(refusal).map(({ code, names }) => about(errorText(code), names))
  const [fault] = refusal.errors?.baskets ?? []
  return reasons.length > 0 ? reasons.join(' ') : errorText(refusal.status === 400 && fault ? fault.code : refusal.code)
}

interface BuyFormProps {
  view: CartView
  fields: Record<Field, string>
  onField: (name: Field, text: string) => void
  buying: ReturnType<typeof useBuying> & { invoice: InvoiceForm }
}

function BuyForm({ view, fields, onField, buying: { faults, error, busy, send, clearFault, consentBox, invoice } }: BuyFormProps) {
  const texts = useMessages(cartMessages)
  const format = useFormat()
  // Each seller's goods become an order of their own, and an invoice of their own.
  const sellerCount = new Set(view.chosen.map(({ line }) => line.product.seller.id)).size
  const field = (name: Field) => ({
    name,
    value: fields[name],
    error: faults[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => {
      onField(name, event.currentTarget.value)
      clearFault(name)
    },
  })
  return (
    <Form onSend={send}>
      <Stack>
        <ErrorNote>{error}</ErrorNote>
        <InvoiceFields form={invoice} />
        <TextField {...field('address')} label={texts.address} autoComplete="street-address" maxLength={ADDRESS_MAX} />
        <RegionNotes address={fields.address} view={view} />
        <TextField {...field('postal_code')} label={texts.postalCode} autoComplete="postal-code" inputMode="numeric" maxLength={20} />
        <TextField {...field('phone_number')} label={texts.phone} type="tel" autoComplete="tel" maxLength={PHONE_TEXT_MAX} />
        {consentBox}
        <Row between align="baseline">
          <b>{texts.total}</b>
          <b className={styles.total}>{format.price(view.total)}</b>
        </Row>
        <OverTeamSum total={view.total} />
        <Button type="submit" variant="primary" size="large" full busy={busy}>
          {invoice.method === 'invoice' ? texts.getInvoices(sellerCount) : texts.pay}
        </Button>
        <Text as="p" size="caption" tone="secondary">
          {invoice.method === 'invoice' ? texts.invoiceCount(sellerCount) : texts.orderCount(sellerCount)}
        </Text>
        {invoice.method === 'invoice' && <ContractNote />}
      </Stack>
    </Form>
  )
}

/**
 * Tells the buyer, before the invoice is requested, that paying it concludes the contract: under article 438 of the Russian Civil Code,
 * performance such as payment counts as acceptance of the offer.
 */
function ContractNote() {
  const texts = useMessages(cartMessages)
  return (
    <Text as="p" size="caption" tone="secondary">
      {texts.contract}
    </Text>
  )
}
