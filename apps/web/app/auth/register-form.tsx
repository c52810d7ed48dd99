// Registration form: checks the password as it is typed, asks to accept the terms, and separately for consent to use personal data.
import { passwordProblems } from '@sverka/contract/auth/auth.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { ConsentText } from '../shell/consent-box.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { useToast } from '../ui/toast.tsx'
import { authMessages } from './auth.messages.ts'
import styles from './auth.module.css'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { TermsText } from './terms-text.tsx'
import { useAuthSubmit } from './use-auth-submit.ts'

const EMPTY = { fullName: '', email: '', password: '', terms: false, consent: false }

/** `onDone` gets the e-mail, to prefill the login form. */
export function RegisterForm({ initialEmail, onDone }: { initialEmail: string; onDone: (email: string) => void }) {
  const texts = useMessages(authMessages)
  const { fields, set, error, refused, busy, form, isReady } = useRegistration(initialEmail, onDone)
  return (
    <Form className={styles.form} {...form}>
      <FormError>{error}</FormError>
      <TextField
        label={texts.fullName}
        name="full_name"
        autoComplete="name"
        // The longest name that the server accepts.
        maxLength={150}
        required
        value={fields.fullName}
        onChange={(event) => set({ fullName: event.currentTarget.value })}
      />
      <EmailField value={fields.email} onValue={(email) => set({ email })} />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        value={fields.password}
        onValue={(password) => set({ password })}
      />
      <PasswordStrength password={fields.password} refused={refused} />
      <Checkbox name="terms" checked={fields.terms} onChange={(event) => set({ terms: event.currentTarget.checked })}>
        <TermsText />
      </Checkbox>
      <Checkbox name="personal_data" checked={fields.consent} onChange={(event) => set({ consent: event.currentTarget.checked })}>
        <ConsentText />
      </Checkbox>
      <Button type="submit" variant="primary" size="large" full busy={busy} disabled={!isReady}>
        {texts.signUp}
      </Button>
    </Form>
  )
}

/** Consent to the use of personal data is optional; accepting the terms is required. */
function useRegistration(initialEmail: string, onDone: (email: string) => void) {
  const texts = useMessages(authMessages)
  const toast = useToast()
  const [fields, setFields] = useState({ ...EMPTY, email: initialEmail })
  const { error, refused, send } = useRegisterRequest(fields)
  const isFilled = fields.fullName.trim() !== '' && fields.email.trim() !== '' && fields.password !== ''
  const isReady = isFilled && fields.terms && passwordProblems(fields.password).length === 0
  const { busy, form } = useAuthSubmit(async () => {
    if (!fields.terms) return toast.error(texts.acceptTerms)
    if (!isFilled) return toast.error(texts.fillAll)
    if (!isReady || !(await send())) return
    toast.success(texts.registered)
    onDone(fields.email)
  })
  const set = (changes: Partial<typeof EMPTY>) => setFields((before) => ({ ...before, ...changes }))
  return { fields, set, error, refused, busy, form, isReady }
}

/** Sends the registration; `refused` is the error code with which the server refused the password, empty if it did not. */
function useRegisterRequest({ fullName, email, password, terms, consent }: typeof EMPTY) {
  const texts = useMessages(authMessages)
  const errorText = useErrorText()
  const [error, setError] = useState('')
  const [refused, setRefused] = useState({ password: '', code: '' })
  const send = async (): Promise<boolean> => {
    setError('')
    try {
      const body = { full_name: fullName, email: email.trim(), password, terms, personal_data: consent }
      await browserCall('POST /auth/users/', { body })
      return true
    } catch (cause) {
      if (!isRefusal(cause)) setError(texts.offline)
      // 429: too many requests; 503: the server is overloaded.
      else if (cause.status === 429 || cause.status === 503) setError(errorText(cause.code))
      else setError(cause.errors?.email?.some(({ code }) => code === 'email_taken') ? texts.emailTaken : texts.invalidData)
      setRefused({ password, code: (isRefusal(cause) && cause.errors?.password?.[0]?.code) || '' })
      return false
    }
  }
  // The server's error is about the password that was sent. It disappears as soon as the typed password differs.
  return { error, refused: refused.password === password ? refused.code : '', send }
}
