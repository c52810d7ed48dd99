// The button that turns the second factor of sign-in (a code from an authenticator app) on or off, in a dialog. Turning it on has three steps:
// password, first code, recovery codes. Turning it off needs the password and a code.
import { CODE_MAX } from '@sverka/contract/auth/auth.rules'
import type { SecondFactorSecret } from '@sverka/contract/auth/second-factor'
import { type ReactNode, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { useMe } from './use-me.ts'

export function SecondFactor() {
  const texts = useMessages(profileMessages)
  const me = useMe()
  const account = useAccount()
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useState(me.second_factor)
  const done = () => {
    setOpen(false)
    setOn(!isOn)
    void account.update()
  }
  const title = isOn ? texts.factorRemove : texts.factorAdd
  return (
    <>
      <Button icon="shield" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={isOpen} title={title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        {isOn ? <Removing onDone={done} /> : <Adding onDone={done} />}
      </Dialog>
    </>
  )
}

/** Submits one step: `send` runs `work`, unless it is still running. `error`: the text of the error if it failed, otherwise empty. */
function useStep(work: () => Promise<void>) {
  const texts = useMessages(profileMessages)
  const errorText = useErrorText()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await work()
    } catch (cause) {
      const code = isRefusal(cause) ? (Object.values(cause.errors ?? {})[0]?.[0]?.code ?? cause.code) : undefined
      setError(code ? errorText(code) : texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { error, busy, send }
}

/** The form of a step; `label` is the text of its button. */
function Step({ label, error, busy, send, children }: ReturnType<typeof useStep> & { label: string; children: ReactNode }) {
  return (
    <Form className={styles.form} onSend={send}>
      <ErrorNote>{error}</ErrorNote>
      {children}
      <Button type="submit" variant="primary" size="large" full busy={busy}>
        {label}
      </Button>
    </Form>
  )
}

interface FieldProps {
  value: string
  onValue: (value: string) => void
  autoFocus?: boolean
}

function PasswordField({ value, onValue }: FieldProps) {
  const texts = useMessages(profileMessages)
  return (
    <TextField
      label={texts.password}
      name="password"
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}

/** A code from the app, or when turning off also a recovery code, which is longer. */
function CodeField({ value, onValue, autoFocus }: FieldProps) {
  const texts = useMessages(profileMessages)
  return (
    <TextField
      autoFocus={autoFocus}
      label={texts.factorCode}
      name="code"
      autoComplete="one-time-code"
      maxLength={CODE_MAX}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}

/** First step of turning on: the password. */
function Adding({ onDone }: { onDone: () => void }) {
  const texts = useMessages(profileMessages)
  const [password, setPassword] = useState('')
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null)
  const step = useStep(async () => setSecret(await browserCall('POST /api/v1/profile/second-factor/', { body: { password } })))
  if (secret) return <Confirming secret={secret} onDone={onDone} />
  return (
    <Step {...step} label={texts.factorNext}>
      <p>{texts.factorIntro}</p>
      <PasswordField value={password} onValue={setPassword} />
    </Step>
  )
}

/** Second step: the secret to enter into the app, as a QR code and as text in groups of four letters, and a field for the app's first code. */
function Confirming({ secret, onDone }: { secret: SecondFactorSecret; onDone: () => void }) {
  const texts = useMessages(profileMessages)
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState<readonly string[] | null>(null)
  const step = useStep(async () => {
    setRecovery((await browserCall('POST /api/v1/profile/second-factor/confirm/', { body: { code } })).recovery_codes)
  })
  if (recovery) return <RecoveryCodes codes={recovery} onDone={onDone} />
  return (
    <Step {...step} label={texts.factorConfirm}>
      <p>{texts.factorScan}</p>
      <img className={styles.qr} src={`data:image/svg+xml,${encodeURIComponent(secret.qr_svg)}`} alt={texts.factorPicture} />
      <TextArea
        label={texts.factorKey}
        name="key"
        rows={2}
        readOnly
        className={styles.key}
        value={secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      />
      {/* The button of the step before has disappeared: without `autoFocus` the keyboard focus would leave the dialog. */}
      <CodeField autoFocus value={code} onValue={setCode} />
    </Step>
  )
}

/** Third step: codes that each replace the app's code once. The server returns them only here. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const texts = useMessages(profileMessages)
  return (
    <div className={styles.form}>
      <p>{texts.factorCodesText}</p>
      <ul className={styles.codes} aria-label={texts.factorCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="primary" size="large" full autoFocus onClick={onDone}>
        {texts.factorSaved}
      </Button>
    </div>
  )
}

/** Turning off. */
function Removing({ onDone }: { onDone: () => void }) {
  const texts = useMessages(profileMessages)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const step = useStep(async () => {
    await browserCall('POST /api/v1/profile/second-factor/remove/', { body: { password, code } })
    onDone()
  })
  return (
    <Step {...step} label={texts.factorRemove}>
      <PasswordField value={password} onValue={setPassword} />
      <CodeField value={code} onValue={setCode} />
    </Step>
  )
}
