// The invoice's buyer: the company by ИНН with the register's data, the accountant's e-mail, the buyer's own reference number.
import type { InvoiceBuyer } from '@sverka/contract/payments/invoices'
import { REFERENCE_MAX } from '@sverka/contract/payments/invoices.rules'
import { useEffect, useState } from 'react'
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

export type PaymentWay = 'invoice' | 'card'
type Field = 'inn' | 'email' | 'reference'

export interface InvoiceForm {
  readonly way: PaymentWay
  readonly choose: (way: PaymentWay) => void
  readonly fields: Readonly<Record<Field, string>>
  readonly type: (name: Field, text: string) => void
  readonly faults: Readonly<Partial<Record<Field, string>>>
  readonly buyer: InvoiceBuyer | null
  /** The server's field; null where something is wrong, which is then shown, undefined for payment by card. */
  readonly validate: () => { inn: string; email: string; reference?: string } | null | undefined
}

const isWhole = (inn: string): boolean => inn.length === 10 || inn.length === 12

/** The usual buyer is loaded when the form opens; where there is one, paying by invoice is preselected. */
export function useInvoiceForm(open: boolean): InvoiceForm {
  const texts = useMessages(cartMessages)
  const errorText = useErrorText()
  const [way, setWay] = useState<PaymentWay>('card')
  const [fields, setFields] = useState<Record<Field, string>>({ inn: '', email: '', reference: '' })
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [buyer, setBuyer] = useState<InvoiceBuyer | null>(null)
  useEffect(() => {
    if (!open) return
    browserCall('GET /api/v1/invoice-buyer/', { query: {} }).then(
      ({ buyer: usual }) => {
        if (!usual) return
        setBuyer(usual)
        setWay('invoice')
        setFields((typed) => ({ ...typed, inn: usual.inn, email: typed.email || (usual.email ?? '') }))
      },
      (error: unknown) => console.warn(error),
    )
  }, [open])
  const find = async (inn: string) => {
    try {
      const found = (await browserCall('GET /api/v1/invoice-buyer/', { query: { inn } })).buyer
      // If the number changed meanwhile, its own answer follows.
      setFields((typed) => {
        if (typed.inn.trim() === inn) setBuyer(found)
        return typed
      })
    } catch (cause) {
      setFaults((others) => ({ ...others, inn: isRefusal(cause) ? errorText(cause.code) : texts.failed }))
    }
  }
  const type = (name: Field, text: string) => {
    setFields({ ...fields, [name]: text })
    setFaults(({ [name]: _mended, ...others }) => others)
    if (name !== 'inn') return
    setBuyer(null)
    if (isWhole(text.trim())) void find(text.trim())
  }
  const asked = () => {
    if (way === 'card') return undefined
    const wrong = {
      ...(buyer ? {} : { inn: faults.inn ?? texts.innNeeded }),
      ...(/^[^\s@]+@[^\s@]+$/.test(fields.email.trim()) ? {} : { email: texts.emailNeeded }),
    }
    setFaults(wrong)
    const reference = fields.reference.trim()
    return Object.keys(wrong).length > 0 ? null : { inn: fields.inn.trim(), email: fields.email.trim(), ...(reference && { reference }) }
  }
  return { way, choose: setWay, fields, type, faults, buyer, validate: asked }
}

export function InvoiceFields({ form }: { form: InvoiceForm }) {
  const texts = useMessages(cartMessages)
  const field = (name: Field) => ({
    name,
    value: form.fields[name],
    error: form.faults[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => form.type(name, currentTarget.value),
  })
  return (
    <Stack>
      <Segmented
        label={texts.payWay}
        chosen={form.way}
        onChoose={form.choose}
        segments={[
          { value: 'invoice', label: texts.byInvoice },
          { value: 'card', label: texts.byCard },
        ]}
      />
      <Text as="p" size="caption" tone="secondary">
        {form.way === 'invoice' ? texts.byInvoiceHint : texts.byCardHint}
      </Text>
      {form.way === 'invoice' && (
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
