// Form for a new password, opened by a link from an e-mail: the browser checks length and repetition, the server the link (`uid` and `token`).
import { PASSWORD_MIN, passwordProblems } from '@sverka/contract/auth/auth.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { useToast } from '../ui/toast.tsx'
import { authMessages } from './auth.messages.ts'
import styles from './auth.module.css'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthSubmit } from './use-auth-submit.ts'

interface NewPasswordFormProps {
  uid: string
  token: string
  onDone: () => void
}

interface Wrong {
  readonly password?: string
  readonly repeated?: string
  /** An error about the link or the connection, not about a field. */
  readonly whole?: string
}

function useNewPassword({ uid, token, onDone }: NewPasswordFormProps) {
  const texts = useMessages(authMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [given, setGiven] = useState({ password: '', repeated: '' })
  const [wrong, setWrong] = useState<Wrong>({})
  const check = (): Wrong | null => {
    if (given.password !== given.repeated) return { repeated: texts.mismatch }
    if ([...given.password].length < PASSWORD_MIN) return { password: texts.tooShort }
    const [problem] = passwordProblems(given.password)
    return problem ? { password: errorText(problem) } : null
  }
  const { busy, form } = useAuthSubmit(async () => {
    const found = check()
    setWrong(found ?? {})
    if (found) return
    try {
      await browserCall('POST /auth/users/reset_password_confirm/', { body: { uid, token, new_password: given.password } })
      toast.success(texts.passwordUpdated)
      onDone()
    } catch (cause) {
      toast.error(texts.resetFailed)
      const rule = isRefusal(cause) ? cause.errors?.new_password?.[0]?.code : undefined
      setWrong(rule ? { password: errorText(rule) } : { whole: isRefusal(cause) ? texts.linkInvalid : texts.offline })
    }
  })
  const set = (changes: Partial<typeof given>) => setGiven({ ...given, ...changes })
  return { given, set, wrong, busy, form }
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const texts = useMessages(authMessages)
  const { given, set, wrong, busy, form } = useNewPassword(props)
  return (
    <Form className={styles.form} {...form}>
      <FormError>{wrong.whole}</FormError>
      <PasswordField
        label={texts.password}
        name="new_password"
        autoComplete="new-password"
        value={given.password}
        onValue={(password) => set({ password })}
        error={wrong.password}
      />
      <PasswordField
        label={texts.repeat}
        name="repeat_password"
        autoComplete="new-password"
        value={given.repeated}
        onValue={(repeated) => set({ repeated })}
        error={wrong.repeated}
      />
      <Button type="submit" variant="primary" size="large" full busy={busy} disabled={given.password === '' || given.repeated === ''}>
        {texts.save}
      </Button>
    </Form>
  )
}
