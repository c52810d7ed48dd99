// Fields of the checkout for the payment method, and for payment by invoice: the buying company's ИНН (taxpayer number), the accountant's e-mail
// address, and the buyer's own reference, such as the number of an internal request.
import type { InvoiceBuyer } from '@sverka/contract/payments/invoices'
import { REFERENCE_MAX } from '@sverka/contract/payments/invoices.rules'
import { useEffect, useRef, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { FoundBuyer } from '../payments/found-buyer.tsx'
import { TextField } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Text } from '../ui/text.tsx'
import { cartMessages } from './cart.messages.ts'

export type PaymentMethod = 'invoice' | 'card'
type Field = 'inn' | 'email' | 'reference'

export interface InvoiceForm {
  readonly method: PaymentMethod
  readonly setPaymentMethod: (method: PaymentMethod) => void
  readonly fields: Readonly<Record<Field, string>>
  readonly setField: (name: Field, text: string) => void
  /** Error texts by field. */
  readonly faults: Readonly<Partial<Record<Field, string>>>
  /** The company of the typed ИНН; null until it is found. */
  readonly buyer: InvoiceBuyer | null
  /**
   * Checks the fields and shows their errors. Returns the invoice part of the purchase; null if a field is invalid, undefined for payment
   * by card.
   */
  readonly validate: () => { inn: string; email: string; reference?: string } | null | undefined
}

/** Whether an ИНН is complete: a company's has 10 digits, a sole trader's 12. */
const hasInnLength = (inn: string): boolean => inn.length === 10 || inn.length === 12

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim())

/** Loads the buyer of the member's last invoice each time the dialog opens; `onLoaded` is not called if there is none. */
function useLastBuyer(open: boolean, onLoaded: (last: InvoiceBuyer) => void): void {
  const latest = useRef(onLoaded)
  latest.current = onLoaded
  useEffect(() => {
    if (!open) return
    browserCall('GET /api/v1/invoice-buyer/', { query: {} }).then(
      ({ buyer: last }) => last && latest.current(last),
      // Without an earlier invoice the fields stay empty, so a failed request needs no error message.
      (error: unknown) => console.warn(error),
    )
  }, [open])
}

/** State of the fields. When the dialog opens, the buyer of the member's last invoice is loaded; if there is one, payment by invoice is preselected. */
export function useInvoiceForm(open: boolean): InvoiceForm {
  const texts = useMessages(cartMessages)
  const errorText = useErrorText()
  const [method, setMethod] = useState<PaymentMethod>('card')
  const [fields, setFields] = useState<Record<Field, string>>({ inn: '', email: '', reference: '' })
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [buyer, setBuyer] = useState<InvoiceBuyer | null>(null)
  /** The ИНН as typed last: the answer about another one is ignored. */
  const latestInn = useRef('')
  useLastBuyer(open, (last) => {
    // What was typed before the answer, or before the dialog was closed, stays.
    if (latestInn.current !== '') return
    latestInn.current = last.inn
    setBuyer(last)
    setMethod('invoice')
    setFields((typed) => ({ ...typed, inn: last.inn, email: typed.email || (last.email ?? '') }))
  })
  const findBuyer = async (inn: string) => {
    try {
      const found = (await browserCall('GET /api/v1/invoice-buyer/', { query: { inn } })).buyer
      if (latestInn.current === inn) setBuyer(found)
    } catch (cause) {
      const why = isRefusal(cause) ? errorText(cause.code) : texts.failed
      if (latestInn.current === inn) setFaults((others) => ({ ...others, inn: why }))
    }
  }
  const setField = (name: Field, text: string) => {
    setFields((typed) => ({ ...typed, [name]: text }))
    setFaults(({ [name]: _edited, ...others }) => others)
    if (name !== 'inn') return
    const inn = text.trim()
    latestInn.current = inn
    setBuyer(null)
    if (hasInnLength(inn)) void findBuyer(inn)
  }
  const validate = () => {
    if (method === 'card') return undefined
    const wrong = { ...(!buyer && { inn: faults.inn ?? texts.innNeeded }), ...(!isEmail(fields.email) && { email: texts.emailNeeded }) }
    setFaults(wrong)
    const reference = fields.reference.trim()
    return Object.keys(wrong).length > 0 ? null : { inn: fields.inn.trim(), email: fields.email.trim(), ...(reference && { reference }) }
  }
  return { method, setPaymentMethod: setMethod, fields, setField, faults, buyer, validate }
}

export function InvoiceFields({ form }: { form: InvoiceForm }) {
  const texts = useMessages(cartMessages)
  const field = (name: Field) => ({
    name,
    value: form.fields[name],
    error: form.faults[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => form.setField(name, currentTarget.value),
  })
  return (
    <Stack>
      <Segmented
        label={texts.payWay}
        chosen={form.method}
        onChoose={form.setPaymentMethod}
        segments={[
          { value: 'invoice', label: texts.byInvoice },
          { value: 'card', label: texts.byCard },
        ]}
      />
      <Text as="p" size="caption" tone="secondary">
        {form.method === 'invoice' ? texts.byInvoiceHint : texts.byCardHint}
      </Text>
      {form.method === 'invoice' && (
        <>
          <TextField {...field('inn')} label={texts.companyInn} inputMode="numeric" maxLength={12} required />
          {form.buyer && <FoundBuyer buyer={form.buyer} />}
          <TextField
            {...field('email')}
            label={texts.accountantEmail}
            hint={texts.accountantEmailHint}
            type="email"
            maxLength={254}
            required
          />
          <TextField {...field('reference')} label={texts.reference} hint={texts.referenceHint} maxLength={REFERENCE_MAX} />
        </>
      )}
    </Stack>
  )
}
