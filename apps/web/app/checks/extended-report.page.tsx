// `/extended-report?company=…`: what an extended report is, which plan has it, and a form with up to four companies to compare.
import { MAX_OTHERS_COMPARED } from '@sverka/contract/checks/checks.rules'
import { numbersTyped, numberTyped } from '@sverka/contract/identifiers/written.rules'
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
      <Making />
    </Container>
  )
}

/** The form for members whose plan has it; others see the plan that does, or how to sign in. */
function Making() {
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
      <Fields />
    </Panel>
  )
}

function useMaking() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [first = '', ...others] = address.getAll('company')
  const [company, setCompany] = useState(first)
  const [beside, setBeside] = useState(others.slice(0, MAX_OTHERS_COMPARED).join('\n'))
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly code: string; readonly field: string | null } | null>(null)
  const make = async () => {
    const numbers = numbersTyped(beside)
    if (company.trim() === '') return setRefusal({ code: 'required', field: 'inn' })
    if (numbers.length > MAX_OTHERS_COMPARED) return setRefusal({ code: 'not_two_to_five', field: 'beside' })
    setBusy(true)
    try {
      const check = await browserCall('POST /api/v1/extended-checks/', { body: { inn: numberTyped(company), beside: numbers } })
      await navigate(`/profile/checks/${check.number}`)
    } catch (error) {
      if (!isRefusal(error)) console.error(error)
      setRefusal(refusedFor(error))
    } finally {
      setBusy(false)
    }
  }
  return { company, setCompany, beside, setBeside, busy, refusal, make }
}

const OF_COMPANY: ReadonlySet<string> = new Set(['number_invalid', 'company_not_found'])

/** A refusal's code and its field. */
function refusedFor(error: unknown): { code: string; field: string | null } {
  if (!isRefusal(error)) return { code: 'internal_error', field: null }
  const [wrong] = Object.entries(error.errors ?? {})
  if (wrong) return { code: wrong[1][0]?.code ?? error.code, field: wrong[0].startsWith('beside') ? 'beside' : 'inn' }
  return { code: error.code, field: OF_COMPANY.has(error.code) ? 'inn' : null }
}

function Fields() {
  const texts = useMessages(checksMessages)
  const errorText = useErrorText()
  const { company, setCompany, beside, setBeside, busy, refusal, make } = useMaking()
  const fieldError = (field: string) => (refusal?.field === field ? errorText(refusal.code) : undefined)
  return (
    <Form onSend={make}>
      <Stack gap={4}>
        <TextField
          label={texts.extendedCompany}
          inputMode="numeric"
          maxLength={20}
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
