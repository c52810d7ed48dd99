// `/profile/bank-details`: a form for the bank details printed on a seller's invoices, for each company that the member represents.
import { readableName } from '@sverka/contract/company/names'
import type { BankDetails } from '@sverka/contract/payments/invoices'
import { BANK_NAME_MAX, SIGNER_MAX, validateBankDetails } from '@sverka/contract/payments/invoices.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { tokenStore } from '../api/tokens.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { loadOwnCompanies, pageOfOwn } from '../shell/own-companies.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Pager } from '../shell/pager.tsx'
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

/** A company or sole trader that the member represents. */
interface OwnCompany {
  readonly id: number
  readonly name: string
  /** Null until the member has entered them. */
  readonly details: BankDetails | null
}

/** A page of the member's companies and sole traders; `url`: the address of the page, `last`: the number of its last page. */
async function loadOwn(url: string) {
  const { id: userId } = await browserCall('GET /auth/users/me/', {})
  const { shown, page, last } = pageOfOwn(await loadOwnCompanies(browserCall, userId), url)
  const own = await Promise.all(
    shown.map(async ({ id, name }): Promise<OwnCompany> => {
      const { details } = await browserCall('GET /api/v1/companies/:id/bank-details/', { params: { id } })
      return { id, name: readableName(name), details }
    }),
  )
  return { own, page, last }
}

/** Private page: only the browser loads it, with the member's token. Guests get an empty list: the profile sends them to the home page. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  tokenStore().read() ? pageData(loadOwn(request.url)) : { own: [], page: 1, last: 1 }

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function BankDetailsPage({ loaderData: { own, page, last } }: Route.ComponentProps) {
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
      {own.length === 0 && (
        <Note title={texts.noCompany} action={<ButtonLink to="/profile/add-company">{texts.toAddCompany}</ButtonLink>} />
      )}
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
      <Pager current={page} last={last} pageHref={(to) => `?page=${to}`} />
    </Stack>
  )
}

/** BIC (code of the bank), the seller's account, and the correspondent account (the bank's own account at the central bank). */
const DIGIT_FIELDS = ['bic', 'account', 'corr_account'] as const
type Field = (typeof DIGIT_FIELDS)[number] | 'bank_name' | 'accountant'

/** Longest inputs: 9 digits of a BIC and 20 of an account, with room for spaces in a pasted number; `send` removes them. */
const BIC_INPUT_MAX = 20
const ACCOUNT_INPUT_MAX = 40

/** State of one company's form. `send` checks the numbers, including their check digits, before it saves them. */
function useDetails({ id, details }: OwnCompany) {
  const texts = useMessages(invoiceMessages)
  const errorText = useErrorText()
  const refused = useRefused()
  const toast = useToast()
  const [saved, setSaved] = useState(details)
  const [fields, setFields] = useState<Record<Field, string>>({
    bic: details?.bic ?? '',
    account: details?.account ?? '',
    corr_account: details?.corr_account ?? '',
    bank_name: details?.bank_name ?? '',
    accountant: details?.accountant ?? '',
  })
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const numbers = Object.fromEntries(DIGIT_FIELDS.map((name) => [name, fields[name].replace(/\s/g, '')])) as Record<
      (typeof DIGIT_FIELDS)[number],
      string
    >
    const numberErrors = Object.fromEntries(Object.entries(validateBankDetails(numbers)).map(([name, code]) => [name, errorText(code)]))
    const allErrors = fields.bank_name.trim() === '' ? { ...numberErrors, bank_name: texts.required } : numberErrors
    setErrors(allErrors)
    if (Object.keys(allErrors).length > 0 || busy) return
    setBusy(true)
    try {
      const body = { ...fields, ...numbers }
      setSaved((await browserCall('PUT /api/v1/companies/:id/bank-details/', { params: { id }, body })).details)
      toast.success(texts.saved)
    } catch (cause) {
      const reported = isRefusal(cause) && cause.errors ? Object.entries(cause.errors) : []
      if (reported.length > 0) setErrors(Object.fromEntries(reported.map(([name, [fault]]) => [name, errorText(fault?.code ?? '')])))
      else refused(cause, texts)
    }
    setBusy(false)
  }
  const field = (name: Field) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setFields((before) => ({ ...before, [name]: value }))
      setErrors(({ [name]: _edited, ...others }) => others)
    },
  })
  return { saved, busy, send, field }
}

function Details({ own }: { own: OwnCompany }) {
  const texts = useMessages(invoiceMessages)
  const format = useFormat()
  const { saved, busy, send, field } = useDetails(own)
  return (
    <Panel title={own.name} foot={texts.issuedInvoicesUnchanged}>
      <Form onSend={send}>
        <Stack>
          <Note tone={saved ? 'good' : 'warning'}>{saved ? texts.isSet(format.dateOfTime(saved.set_at)) : texts.isNotSet}</Note>
          <TextField {...field('bic')} label={texts.bic} hint={texts.bicHint} inputMode="numeric" maxLength={BIC_INPUT_MAX} required />
          <TextField {...field('bank_name')} label={texts.bankName} hint={texts.bankNameHint} maxLength={BANK_NAME_MAX} required />
          <TextField
            {...field('corr_account')}
            label={texts.corrAccount}
            hint={texts.accountHint}
            inputMode="numeric"
            maxLength={ACCOUNT_INPUT_MAX}
            required
          />
          <TextField
            {...field('account')}
            label={texts.account}
            hint={texts.accountHint}
            inputMode="numeric"
            maxLength={ACCOUNT_INPUT_MAX}
            required
          />
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
