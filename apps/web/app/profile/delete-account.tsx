// The button that deletes the member's account, with a dialog that lists the records that are retained and why, and requests the password.
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'

export function DeleteAccount() {
  const texts = useMessages(profileMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      <Dialog open={isOpen} title={texts.remove} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <DeleteForm />
      </Dialog>
    </div>
  )
}

/** `error`: why deleting failed, as a text; empty if it has not. */
function useDeletion() {
  const texts = useMessages(profileMessages)
  const errorText = useErrorText()
  const account = useAccount()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const remove = async (password: string) => {
    setBusy(true)
    setError('')
    try {
      await browserCall('POST /api/v1/profile/delete/', { body: { password } })
      await account.signOut()
    } catch (cause) {
      const code = isRefusal(cause) ? (cause.errors?.password?.[0]?.code ?? cause.code) : undefined
      setError(code ? errorText(code) : texts.failed)
      setBusy(false)
    }
  }
  return { error, busy, remove }
}

function DeleteForm() {
  const texts = useMessages(profileMessages)
  const [password, setPassword] = useState('')
  const { error, busy, remove } = useDeletion()
  return (
    <Form className={styles.form} onSend={() => remove(password)}>
      <p>{texts.removeText}</p>
      <p>{texts.removeKept}</p>
      <ul className={styles.kept}>
        {texts.removeKeptList.map((kept) => (
          <li key={kept}>{kept}</li>
        ))}
      </ul>
      <TextField
        label={texts.removePassword}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" variant="danger" size="large" full busy={busy} disabled={password === ''}>
        {texts.remove}
      </Button>
    </Form>
  )
}
