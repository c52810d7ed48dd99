// `/profile/add-company`: a member requests to represent a company: finds it by number or name, attaches the documents, sends the request.
import { isSameFullName } from '@sverka/contract/company-binding/company-binding.rules'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { type ConsentBox, useConsentBox } from '../shell/consent-box.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Button } from '../ui/button.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { ErrorNote, Note } from '../ui/note.tsx'
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
        <RequestForm />
      </Panel>
    </>
  )
}

function RequestForm() {
  const texts = useMessages(bindingMessages)
  const consent = useConsentBox()
  const { values, set, error, busy, send } = useBindingRequest(consent)
  const actsForHead = useActsForHead(values.company)
  const file = (name: keyof Files) => ({
    name,
    accept: 'application/pdf,image/png,image/jpeg',
    empty: texts.chooseFile,
    file: values[name],
    onFile: (chosen: File | null) => set({ [name]: chosen }),
  })
  return (
    <Form onSend={send}>
      <Stack gap={6}>
        <p>{texts.intro}</p>
        <ErrorNote>{error}</ErrorNote>
        <CompanyPicker picked={values.company} onPick={(company) => set({ company })} />
        <FileField label={texts.passport} hint={texts.passportHint} required {...file('passport')} />
        <FileField label={texts.certificate} hint={texts.certificateHint} required {...file('contract')} />
        {actsForHead && <FileField label={texts.power} hint={texts.powerHint(values.company?.head ?? '')} {...file('power_of_attorney')} />}
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

/** Attached files by the names of the API, where `contract` is the tax registration certificate. */
interface Files {
  readonly passport: File | null
  readonly contract: File | null
  readonly power_of_attorney: File | null
}

interface FormValues extends Files {
  readonly company: Picked | null
}

/** Whether the register names another person than the member as the head: then a power of attorney can be attached. */
function useActsForHead(company: Picked | null): boolean {
  const { state } = useAccount()
  return Boolean(company?.head && state.me && !isSameFullName(state.me.full_name, company.head))
}

function useBindingRequest(consent: ConsentBox) {
  const texts = useMessages(bindingMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const [values, setValues] = useState<FormValues>({ company: null, passport: null, contract: null, power_of_attorney: null })
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const set = (changes: Partial<FormValues>) => setValues((before) => ({ ...before, ...changes }))
  useCompanyOfUrl((found, number) => {
    if (found === 'failed') setError(texts.searchFailed)
    else if (found === null) setError(texts.unknown(number))
    else set({ company: found })
  })
  const send = async () => {
    const { company, passport, contract, power_of_attorney } = values
    if (!company || !passport || !contract || consent.isMissing) return setError(texts.fillAll)
    setError('')
    setBusy(true)
    try {
      await consent.give()
      const body = company.kind === 'company' ? { company: company.inn } : { entrepreneur: company.inn }
      const power = power_of_attorney ? { power_of_attorney: [power_of_attorney] } : {}
      await browserCall('POST /api/v1/ticket-company-binding/', { body, files: { passport: [passport], contract: [contract], ...power } })
      toast.success(texts.sent)
      await navigate('/profile/info')
    } catch (cause) {
      const first = isRefusal(cause) ? (Object.values(cause.errors ?? {})[0]?.[0]?.code ?? cause.code) : undefined
      setError(first ? errorText(first) : texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { values, set, error, busy, send }
}

/** The most characters of the number taken from the URL. No register has longer numbers, so a longer text does not come from a link of the site. */
const NUMBER_MAX = 20

/**
 * Looks up the company whose INN (taxpayer number) is in the URL (`?company=`), as in a link from its card. Calls `onResult` with null if there is no
 * such company, and with `failed` if the search failed.
 */
function useCompanyOfUrl(onResult: (found: Picked | 'failed' | null, number: string) => void): void {
  const number = useSearchParams()[0].get('company')
  const reported = useEffectEvent(onResult)
  useEffect(() => {
    if (!number) return
    findPicked(number.slice(0, NUMBER_MAX))
      .then((found) => reported(found, number.slice(0, NUMBER_MAX)))
      .catch((error: unknown) => {
        console.warn(error)
        reported('failed', number)
      })
  }, [number])
}
