// The panel of the account's security: phone, e-mail address, second factor of sign-in, day of registration, and a dialog that changes the password.
import { passwordProblems } from '@sverka/contract/auth/auth.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useSite } from '../shell/root-data.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { useToast } from '../ui/toast.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { SecondFactor } from './second-factor.tsx'
import { useMe } from './use-me.ts'

export function SecurityPanel() {
  const texts = useMessages(profileMessages)
  const me = useMe()
  const format = useFormat()
  const { demo } = useSite()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={texts.security}>
      {me.is_staff && !me.second_factor && !demo && <Note tone="warning">{texts.factorStaff}</Note>}
      <DescriptionList
        items={[
          { label: texts.phone, value: me.phone_number ?? MISSING },
          { label: texts.mail, value: me.email },
          { label: texts.factor, value: me.second_factor ? texts.factorOn : texts.factorOff },
          { label: texts.onSite, value: texts.since(format.dateOfTime(me.date_joined)) },
        ]}
      />
      <div className={classNames(styles.actions, styles.start)}>
        <Button icon="lock" onClick={() => setOpen(true)}>
          {texts.changePassword}
        </Button>
        <SecondFactor />
      </div>
      <Dialog open={isOpen} title={texts.changePassword} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </Panel>
  )
}

/** Error texts by field. */
type FieldErrors = Partial<Record<'current_password' | 'new_password', string>>

function PasswordForm({ onDone }: { onDone: () => void }) {
  const texts = useMessages(profileMessages)
  const { values, setValues, errors, busy, send } = usePasswordChange(onDone)
  const field = (name: keyof typeof values, label: string, autoComplete: string) => (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete={autoComplete}
      required
      value={values[name]}
      error={errors[name]}
      onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [name]: value }))}
    />
  )
  return (
    <Form className={styles.form} onSend={send}>
      {field('current_password', texts.currentPassword, 'current-password')}
      {field('new_password', texts.newPassword, 'new-password')}
      <Button
        type="submit"
        variant="primary"
        size="large"
        full
        busy={busy}
        disabled={values.current_password === '' || values.new_password === ''}
      >
        {texts.save}
      </Button>
    </Form>
  )
}

/** State of the form. A new password that is too weak is reported without a request. */
function usePasswordChange(onDone: () => void) {
  const texts = useMessages(profileMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [values, setValues] = useState({ current_password: '', new_password: '' })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const [problem] = passwordProblems(values.new_password)
    setErrors(problem ? { new_password: errorText(problem) } : {})
    if (problem || busy) return
    setBusy(true)
    try {
      await browserCall('POST /auth/users/set_password/', { body: values })
      toast.success(texts.passwordUpdated)
      onDone()
    } catch (error) {
      const fieldErrors = isRefusal(error) ? Object.entries(error.errors ?? {}) : []
      setErrors(Object.fromEntries(fieldErrors.map(([name, [first]]) => [name, errorText(first?.code ?? '')])))
      toast.error(texts.passwordFailed)
    } finally {
      setBusy(false)
    }
  }
  return { values, setValues, errors, busy, send }
}
