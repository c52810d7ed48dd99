// `/profile/bank-details`: bank details on a seller's invoices, for each company that the member represents.
import { readableName } from '@sverka/contract/company/names'
import type { BankDetails } from '@sverka/contract/payments/invoices'
import { BANK_NAME_MAX, bankFaults, SIGNER_MAX } from '@sverka/contract/payments/invoices.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { tokenStore } from '../api/tokens.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/bank-details.page'
import { invoiceMessages } from './invoice.messages.ts'

interface Own {
  readonly id: number
  readonly name: string
  readonly details: BankDetails | null
}

async function loadOwn(): Promise<Own[]> {
  const { id } = await browserCall('GET /auth/users/me/', {})
  const query = { representative__in: [id] }
  const [companies, traders] = await Promise.all([
    browserCall('GET /api/v1/companies/', { query }),
    browserCall('GET /api/v1/entrepreneurs/', { query }),
  ])
  return Promise.all(
    [...companies.result, ...traders.result].map(async (item) => {
      const { details } = await browserCall('GET /api/v1/companies/:id/bank-details/', { params: { id: item.id } })
      return { id: item.id, name: readableName(item.name), details }
    }),
  )
}

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = async () => (tokenStore().read() ? pageData(loadOwn()) : [])

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function BankDetailsPage({ loaderData: own }: Route.ComponentProps) {
  const texts = useMessages(invoiceMessages)
  return (
    <Stack gap={6}>
      <PageHead title={texts.bankTitle} noindex />
      <div>
        <Heading level={1} look="h2">
          {texts.bankTitle}
        </Heading>
        <Text as="p" tone="secondary">
          {texts.bankHint}
        </Text>
      </div>
      {own.length === 0 && <Note title={texts.noCompany} action={<ButtonLink to="/profile/add-company">{texts.toBinding}</ButtonLink>} />}
      {own.some(({ details }) => details) && (
        <Row>
          <ButtonLink icon="file" to="/profile/statements">
            {texts.toStatements}
          </ButtonLink>
        </Row>
      )}
      {own.map((item) => (
        <Details key={item.id} own={item} />
      ))}
    </Stack>
  )
}

const NUMBERS = ['bic', 'account', 'corr_account'] as const
type Field = (typeof NUMBERS)[number] | 'bank_name' | 'accountant'

function useDetails({ id, details }: Own) {
  const texts = useMessages(invoiceMessages)
  const errorText = useErrorText()
  const refused = useRefused()
  const toast = useToast()
  const [kept, setKept] = useState(details)
  const [fields, setFields] = useState<Record<Field, string>>({
    bic: details?.bic ?? '',
    account: details?.account ?? '',
    corr_account: details?.corr_account ?? '',
    bank_name: details?.bank_name ?? '',
    accountant: details?.accountant ?? '',
  })
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const numbers = Object.fromEntries(NUMBERS.map((name) => [name, fields[name].replace(/\s/g, '')])) as Record<
      (typeof NUMBERS)[number],
      string
    >
    const wrong = Object.fromEntries(Object.entries(bankFaults(numbers)).map(([name, code]) => [name, errorText(code)]))
    const found = fields.bank_name.trim() === '' ? { ...wrong, bank_name: texts.required } : wrong
    setFaults(found)
    if (Object.keys(found).length > 0 || busy) return
    setBusy(true)
    try {
      const body = { ...fields, ...numbers }
      setKept((await browserCall('PUT /api/v1/companies/:id/bank-details/', { params: { id }, body })).details)
      toast.success(texts.saved)
    } catch (cause) {
      const reported = isRefusal(cause) && cause.errors ? Object.entries(cause.errors) : []
      if (reported.length > 0) setFaults(Object.fromEntries(reported.map(([name, [fault]]) => [name, errorText(fault?.code ?? '')])))
      else refused(cause, texts)
    }
    setBusy(false)
  }
  const field = (name: Field) => ({
    name,
    value: fields[name],
    error: faults[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setFields({ ...fields, [name]: currentTarget.value })
      setFaults(({ [name]: _mended, ...others }) => others)
    },
  })
  return { kept, busy, send, field }
}

function Details({ own }: { own: Own }) {
  const texts = useMessages(invoiceMessages)
  const format = useFormat()
  const { kept, busy, send, field } = useDetails(own)
  return (
    <Panel title={own.name} foot={texts.issuedKeep}>
      <Form onSend={send}>
        <Stack>
          <Note tone={kept ? 'good' : 'warning'}>{kept ? texts.isSet(format.dateOfTime(kept.set_at)) : texts.isNotSet}</Note>
          <TextField {...field('bic')} label={texts.bic} hint={texts.bicHint} inputMode="numeric" maxLength={20} required />
          <TextField {...field('bank_name')} label={texts.bankName} hint={texts.bankNameHint} maxLength={BANK_NAME_MAX} required />
          <TextField
            {...field('corr_account')}
            label={texts.corrAccount}
            hint={texts.accountHint}
            inputMode="numeric"
            maxLength={40}
            required
          />
          <TextField {...field('account')} label={texts.account} hint={texts.accountHint} inputMode="numeric" maxLength={40} required />
          <TextField {...field('accountant')} label={texts.accountant} hint={texts.accountantHint} maxLength={SIGNER_MAX} />
          <Row>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.save}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
