// Adding a company: find it by number or name, attach two documents, send the request.
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { type ConsentBox, useConsentBox } from '../shell/consent-box.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Button } from '../ui/button.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { useToast } from '../ui/toast.tsx'
import { bindingMessages } from './company-binding.messages.ts'
import { CompanyPicker, findPicked, type Picked } from './company-picker.tsx'

export default function AddCompanyPage() {
  const texts = useMessages(bindingMessages)
  return (
    <>
      <PrivateHead title={texts.title} />
      <Panel>
        <TicketForm />
      </Panel>
    </>
  )
}

function TicketForm() {
  const texts = useMessages(bindingMessages)
  const consent = useConsentBox()
  const { given, set, error, busy, send } = useTicket(consent)
  const file = (name: 'passport' | 'contract') => ({
    name,
    accept: 'application/pdf,image/png,image/jpeg',
    required: true,
    empty: texts.chooseFile,
    file: given[name],
    onFile: (chosen: File | null) => set({ [name]: chosen }),
  })
  return (
    <Form onSend={send}>
      <Stack gap={6}>
        <p>{texts.intro}</p>
        {error && (
          <Note tone="bad" alert>
            {error}
          </Note>
        )}
        <CompanyPicker picked={given.company} onPick={(company) => set({ company })} />
        <FileField label={texts.passport} hint={texts.passportHint} {...file('passport')} />
        <FileField label={texts.certificate} hint={texts.certificateHint} {...file('contract')} />
        <Note icon="lock">{texts.privacy}</Note>
        {consent.box}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {texts.submit}
        </Button>
        <Link to="/profile/info">{texts.back}</Link>
      </Stack>
    </Form>
  )
}

interface Given {
  readonly company: Picked | null
  readonly passport: File | null
  readonly contract: File | null
}

function useTicket(consent: ConsentBox) {
  const texts = useMessages(bindingMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const [given, setGiven] = useState<Given>({ company: null, passport: null, contract: null })
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const set = (changes: Partial<Given>) => setGiven((before) => ({ ...before, ...changes }))
  useAsked((company) => set({ company }))
  const send = async () => {
    const { company, passport, contract } = given
    if (!company || !passport || !contract || consent.isMissing) return setError(texts.fillAll)
    setError('')
    setBusy(true)
    try {
      await consent.give()
      const body = company.kind === 'company' ? { company: company.inn } : { entrepreneur: company.inn }
      await browserCall('POST /api/v1/ticket-company-binding/', { body, files: { passport: [passport], contract: [contract] } })
      toast.good(texts.sent)
      await navigate('/profile/info')
    } catch (cause) {
      const first = isRefusal(cause) ? (Object.values(cause.errors ?? {})[0]?.[0]?.code ?? cause.code) : undefined
      setError(first ? errorText(first) : texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { given, set, error, busy, send }
}

/** A card leads here with its company's INN in the address: it is picked already. */
function useAsked(pick: (company: Picked) => void): void {
  const asked = useSearchParams()[0].get('company')
  const picked = useEffectEvent(pick)
  useEffect(() => {
    if (!asked) return
    findPicked(asked)
      .then((company) => company && picked(company))
      .catch((error: unknown) => console.warn(error))
  }, [asked])
}
