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
  const { given, set, error, refused, busy, form, isReady } = useRegistration(initialEmail, onDone)
  return (
    <Form className={styles.form} {...form}>
      <FormError>{error}</FormError>
      <TextField
        label={texts.fullName}
        name="full_name"
        autoComplete="name"
        maxLength={150}
        required
        value={given.fullName}
        onChange={(event) => set({ fullName: event.currentTarget.value })}
      />
      <EmailField value={given.email} onValue={(email) => set({ email })} />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        value={given.password}
        onValue={(password) => set({ password })}
      />
      <PasswordStrength password={given.password} refused={refused} />
      <Checkbox name="terms" checked={given.terms} onChange={(event) => set({ terms: event.currentTarget.checked })}>
        <TermsText />
      </Checkbox>
      <Checkbox name="personal_data" checked={given.consent} onChange={(event) => set({ consent: event.currentTarget.checked })}>
        <ConsentText />
      </Checkbox>
      <Button type="submit" variant="primary" size="large" full busy={busy} disabled={!isReady}>
        {texts.signUp}
      </Button>
    </Form>
  )
}

function useRegistration(initialEmail: string, onDone: (email: string) => void) {
  const texts = useMessages(authMessages)
  const toast = useToast()
  const [given, setGiven] = useState({ ...EMPTY, email: initialEmail })
  const { error, refused, send } = useRegisterRequest(given)
  const isFilled = given.fullName.trim() !== '' && given.email.trim() !== '' && given.password !== ''
  const isReady = isFilled && given.terms && passwordProblems(given.password).length === 0
  const { busy, form } = useAuthSubmit(async () => {
    if (!given.terms) return toast.error(texts.acceptTerms)
    if (!isFilled) return toast.error(texts.fillAll)
    if (!isReady || !(await send())) return
    toast.success(texts.registered)
    onDone(given.email)
  })
  const set = (changes: Partial<typeof EMPTY>) => setGiven({ ...given, ...changes })
  return { given, set, error, refused, busy, form, isReady }
}

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
      else if (cause.status === 429 || cause.status === 503) setError(errorText(cause.code))
      else setError(cause.errors?.email?.some(({ code }) => code === 'email_taken') ? texts.emailTaken : texts.invalidData)
      setRefused({ password, code: (isRefusal(cause) && cause.errors?.password?.[0]?.code) || '' })
      return false
    }
  }
  // The server's remark is about the password that was sent: it disappears as soon as another is typed.
  return { error, refused: refused.password === password ? refused.code : '', send }
}
