// Form for a new password, opened by a link from an e-mail. The browser checks the password, the server also checks the link.
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
  /** Id of the account, from the link. */
  uid: string
  /** Secret of the link. */
  token: string
  onDone: () => void
}

interface FormErrors {
  readonly password?: string
  readonly repeated?: string
  /** An error about the link or the connection, not about a field. */
  readonly whole?: string
}

function useNewPassword({ uid, token, onDone }: NewPasswordFormProps) {
  const texts = useMessages(authMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [fields, setFields] = useState({ password: '', repeated: '' })
  const [errors, setErrors] = useState<FormErrors>({})
  const check = (): FormErrors | null => {
    if (fields.password !== fields.repeated) return { repeated: texts.mismatch }
    if ([...fields.password].length < PASSWORD_MIN) return { password: texts.tooShort }
    const [problem] = passwordProblems(fields.password)
    return problem ? { password: errorText(problem) } : null
  }
  const { busy, form } = useAuthSubmit(async () => {
    const invalid = check()
    setErrors(invalid ?? {})
    if (invalid) return
    try {
      await browserCall('POST /auth/users/reset_password_confirm/', { body: { uid, token, new_password: fields.password } })
      toast.success(texts.passwordUpdated)
      onDone()
    } catch (cause) {
      toast.error(texts.resetFailed)
      const rule = isRefusal(cause) ? cause.errors?.new_password?.[0]?.code : undefined
      setErrors(rule ? { password: errorText(rule) } : { whole: isRefusal(cause) ? texts.linkInvalid : texts.offline })
    }
  })
  const set = (changes: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changes }))
  return { fields, set, errors, busy, form }
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const texts = useMessages(authMessages)
  const { fields, set, errors, busy, form } = useNewPassword(props)
  return (
    <Form className={styles.form} {...form}>
      <FormError>{errors.whole}</FormError>
      <PasswordField
        label={texts.password}
        name="new_password"
        autoComplete="new-password"
        value={fields.password}
        onValue={(password) => set({ password })}
        error={errors.password}
      />
      <PasswordField
        label={texts.repeat}
        name="repeat_password"
        autoComplete="new-password"
        value={fields.repeated}
        onValue={(repeated) => set({ repeated })}
        error={errors.repeated}
      />
      <Button type="submit" variant="primary" size="large" full busy={busy} disabled={fields.password === '' || fields.repeated === ''}>
        {texts.save}
      </Button>
    </Form>
  )
}
