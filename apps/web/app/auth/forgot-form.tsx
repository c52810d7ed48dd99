// The form for a forgotten password: asks for the e-mail address to which a link is sent.
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
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { useAuthSubmit } from './use-auth-submit.ts'

export function ForgotForm({ initialEmail, onSent }: { initialEmail: string; onSent: () => void }) {
  const texts = useMessages(authMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [email, setEmail] = useState(initialEmail)
  const [error, setError] = useState('')
  const { busy, form } = useAuthSubmit(async () => {
    if (email.trim() === '') return toast.error(texts.fillAll)
    setError('')
    try {
      await browserCall('POST /auth/users/reset_password/', { body: { email } })
      toast.success(texts.instructionsSent)
      onSent()
    } catch (cause) {
      setError(isRefusal(cause) ? errorText(cause.code) : texts.offline)
    }
  })
  return (
    <Form className={styles.form} {...form}>
      <FormError>{error}</FormError>
      <EmailField value={email} onValue={setEmail} />
      <Button type="submit" variant="primary" size="large" full busy={busy} disabled={email.trim() === ''}>
        {texts.sendLink}
      </Button>
    </Form>
  )
}
