// `/extended-report?company=…`: describes an extended report on a company (the full report with connections, ratios, events and a comparison), names
// the plan that includes it, and has the form that orders it with up to four companies to compare. The URL's `company` numbers prefill the form.
import { MAX_OTHERS_COMPARED } from '@sverka/contract/checks/checks.rules'
import { parseTypedNumber, parseTypedNumbers } from '@sverka/contract/identifiers/written.rules'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { PlanNote } from '../shell/plan-note.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { checksMessages } from './checks.messages.ts'
import styles from './checks.module.css'

/** Longest typed number: an INN (taxpayer number) or OGRN (registration number) has at most 15 digits; the rest is room for spaces. */
const NUMBER_INPUT_MAX = 20

export default function ExtendedReportPage() {
  const texts = useMessages(checksMessages)
  return (
    <Container className={styles.page}>
      <PageHead title={texts.extendedTitle} description={texts.extendedLead} canonical="/extended-report" />
      <Breadcrumbs
        label={texts.crumbs}
        crumbs={[{ label: texts.counterParties, to: '/counter-parties' }, { label: texts.extendedTitle }]}
      />
      <Stack gap={2}>
        <Heading level={1}>{texts.extendedTitle}</Heading>
        <Text>{texts.extendedLead}</Text>
      </Stack>
      <ul className={styles.parts}>
        {texts.extendedParts.map(([title, text]) => (
          <li key={title}>
            <Panel title={title}>
              <Text>{text}</Text>
            </Panel>
          </li>
        ))}
      </ul>
      <OrderForm />
    </Container>
  )
}

/** The form, for members whose plan includes extended reports and for staff; others see which plan does, or how to sign in. */
function OrderForm() {
  const texts = useMessages(checksMessages)
  const { state, ask } = useAccount()
  if (state.status === 'guest')
    return (
      <Note title={texts.extendedSignIn} action={<Button onClick={() => ask()}>{texts.signIn}</Button>}>
        <p>{texts.extendedWho}</p>
      </Note>
    )
  if (state.me && !state.me.plan_features.extended_reports_enabled && !state.me.is_staff)
    return (
      <PlanNote feature="extended_reports_enabled">
        <p>{texts.extendedWho}</p>
      </PlanNote>
    )
  return (
    <Panel title={texts.extendedMake}>
      <NeedsScript />
      <FormFields />
    </Panel>
  )
}

/** State of the form. `make` orders the report and opens it; the error codes it sets before sending are those of the API. */
function useOrder() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [first = '', ...others] = params.getAll('company')
  const [company, setCompany] = useState(first)
  const [beside, setBeside] = useState(others.slice(0, MAX_OTHERS_COMPARED).join('\n'))
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly code: string; readonly field: string | null } | null>(null)
  const make = async () => {
    const numbers = parseTypedNumbers(beside)
    if (company.trim() === '') return setRefusal({ code: 'required', field: 'inn' })
    if (numbers.length > MAX_OTHERS_COMPARED) return setRefusal({ code: 'not_two_to_five', field: 'beside' })
    setBusy(true)
    try {
      const check = await browserCall('POST /api/v1/extended-checks/', { body: { inn: parseTypedNumber(company), beside: numbers } })
      await navigate(`/profile/checks/${check.number}`)
    } catch (error) {
      if (!isRefusal(error)) console.error(error)
      setRefusal(toFieldError(error))
    } finally {
      setBusy(false)
    }
  }
  return { company, setCompany, beside, setBeside, busy, refusal, make }
}

/** Codes of errors about the company's number, shown at its field. */
const OF_COMPANY: ReadonlySet<string> = new Set(['number_invalid', 'company_not_found'])

/** The error code to show and its field; null: below the form. `beside`: the companies to compare with. */
function toFieldError(error: unknown): { code: string; field: string | null } {
  if (!isRefusal(error)) return { code: 'internal_error', field: null }
  const [wrong] = Object.entries(error.errors ?? {})
  if (wrong) return { code: wrong[1][0]?.code ?? error.code, field: wrong[0].startsWith('beside') ? 'beside' : 'inn' }
  return { code: error.code, field: OF_COMPANY.has(error.code) ? 'inn' : null }
}

function FormFields() {
  const texts = useMessages(checksMessages)
  const errorText = useErrorText()
  const { company, setCompany, beside, setBeside, busy, refusal, make } = useOrder()
  const fieldError = (field: string) => (refusal?.field === field ? errorText(refusal.code) : undefined)
  return (
    <Form onSend={make}>
      <Stack gap={4}>
        <TextField
          label={texts.extendedCompany}
          inputMode="numeric"
          maxLength={NUMBER_INPUT_MAX}
          value={company}
          error={fieldError('inn')}
          onChange={({ currentTarget }) => setCompany(currentTarget.value)}
        />
        <TextArea
          label={texts.extendedBeside}
          rows={4}
          value={beside}
          error={fieldError('beside')}
          onChange={({ currentTarget }) => setBeside(currentTarget.value)}
        />
        {refusal && refusal.field === null && (
          <Note
            tone="warning"
            alert
            action={refusal.code === 'quota_exhausted' ? <ButtonLink to="/tariffs">{texts.tariffs}</ButtonLink> : undefined}
          >
            {errorText(refusal.code)}
          </Note>
        )}
        <Row>
          <Button type="submit" variant="primary" icon="file" busy={busy}>
            {busy ? texts.making : texts.extendedMake}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
