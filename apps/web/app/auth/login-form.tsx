// The form for signing in with e-mail and password, and with a one-time code if the account has a second factor.
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
  /** The address typed in another view, such as registration. */
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
  const [fields, setFields] = useState({ email: initialEmail, password: '', remember: true, code: '' })
  const [error, setError] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const isFilled = fields.email.trim() !== '' && fields.password !== '' && (!needsCode || fields.code.trim() !== '')
  const { busy, form } = useAuthSubmit(async () => {
    if (!isFilled) return toast.error(texts.fillAll)
    setError('')
    try {
      const { email, password, remember, code } = fields
      const body = { email, password, rememberMe: remember, ...(needsCode ? { code: code.trim() } : {}) }
      const tokens = await browserCall('POST /auth/jwt/create/', { body })
      await account.signedIn(tokens, remember)
      onDone?.()
    } catch (cause) {
      if (!isRefusal(cause)) setError(texts.offline)
      else if (cause.code === 'second_factor_required') setNeedsCode(true)
      // 400: malformed input, such as an e-mail address without a domain.
      else
        setError(
          cause.code === 'bad_credentials' || cause.status === 400 ? texts.badCredentials : await errorText(cause.code, texts.offline),
        )
    }
  })
  const set = (changes: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changes }))
  return { fields, set, error, needsCode, busy, form, isFilled }
}

export function LoginForm({ initialEmail, onForgot, onDone }: LoginFormProps) {
  const texts = useMessages(authMessages)
  const { fields, set, error, needsCode, busy, form, isFilled } = useLogin(initialEmail, onDone)
  return (
    <Form className={styles.form} {...form}>
      <FormError>{error}</FormError>
      <EmailField value={fields.email} onValue={(email) => set({ email })} />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        value={fields.password}
        wrong={error === texts.badCredentials}
        onValue={(password) => set({ password })}
      />
      {needsCode && <CodeField value={fields.code} onValue={(code) => set({ code })} />}
      <div className={styles.options}>
        <Checkbox name="rememberMe" checked={fields.remember} onChange={(event) => set({ remember: event.currentTarget.checked })}>
          {texts.remember}
        </Checkbox>
        <LinkButton onClick={() => onForgot(fields.email)}>{texts.forgot}</LinkButton>
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
