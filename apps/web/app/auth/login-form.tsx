// Signing in with e-mail and password.
import { CODE_MAX } from '@sverka/contract/auth/auth.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useLaterErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { useToast } from '../ui/toast.tsx'
import { authMessages } from './auth.messages.ts'
import styles from './auth.module.css'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthSubmit } from './use-auth-submit.ts'

interface LoginFormProps {
  /** Carried over from another view. */
  initialEmail: string
  onForgot: (email: string) => void
  /** Called when the tokens are stored: the page navigates, the modal is closed by the account. */
  onDone?: () => void
}

function useLogin(initialEmail: string, onDone: (() => void) | undefined) {
  const texts = useMessages(authMessages)
  const errorText = useLaterErrorText()
  const account = useAccount()
  const toast = useToast()
  const [given, setGiven] = useState({ email: initialEmail, password: '', remember: true, code: '' })
  const [error, setError] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const isFilled = given.email.trim() !== '' && given.password !== '' && (!asksCode || given.code.trim() !== '')
  const { busy, form } = useAuthSubmit(async () => {
    if (!isFilled) return toast.error(texts.fillAll)
    setError('')
    try {
      const { email, password, remember, code } = given
      const body = { email, password, rememberMe: remember, ...(asksCode ? { code: code.trim() } : {}) }
      const tokens = await browserCall('POST /auth/jwt/create/', { body })
      await account.signedIn(tokens, remember)
      onDone?.()
    } catch (cause) {
      if (!isRefusal(cause)) setError(texts.offline)
      else if (cause.code === 'second_factor_required') setAsksCode(true)
      else
        setError(
          cause.code === 'bad_credentials' || cause.status === 400 ? texts.badCredentials : await errorText(cause.code, texts.offline),
        )
    }
  })
  const set = (changes: Partial<typeof given>) => setGiven({ ...given, ...changes })
  return { given, set, error, asksCode, busy, form, isFilled }
}

export function LoginForm({ initialEmail, onForgot, onDone }: LoginFormProps) {
  const texts = useMessages(authMessages)
  const { given, set, error, asksCode, busy, form, isFilled } = useLogin(initialEmail, onDone)
  return (
    <Form className={styles.form} {...form}>
      <FormError>{error}</FormError>
      <EmailField value={given.email} onValue={(email) => set({ email })} />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        value={given.password}
        wrong={error === texts.badCredentials}
        onValue={(password) => set({ password })}
      />
      {asksCode && <CodeField value={given.code} onValue={(code) => set({ code })} />}
      <div className={styles.options}>
        <Checkbox name="rememberMe" checked={given.remember} onChange={(event) => set({ remember: event.currentTarget.checked })}>
          {texts.remember}
        </Checkbox>
        <LinkButton onClick={() => onForgot(given.email)}>{texts.forgot}</LinkButton>
      </div>
      <Button type="submit" variant="primary" size="large" full busy={busy} disabled={!isFilled}>
        {texts.signIn}
      </Button>
    </Form>
  )
}

/** Shown when the password was right and the account has a second factor. */
function CodeField({ value, onValue }: { value: string; onValue: (code: string) => void }) {
  const texts = useMessages(authMessages)
  return (
    <TextField
      label={texts.code}
      hint={texts.codeHint}
      name="code"
      autoComplete="one-time-code"
      autoFocus
      maxLength={CODE_MAX}
      required
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}
