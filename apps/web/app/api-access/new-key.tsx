// A new key: named, made, and shown this once with an example of a call.
import { type KeyScope, keyScopes } from '@sverka/contract/api-access/api-access.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useExampleNumber } from '../shell/example-number.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ShownOnce } from '../ui/dialogs/shown-once.tsx'
import { FieldError, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { apiAccessMessages } from './api-access.messages.ts'
import styles from './api-access.module.css'

interface Made {
  readonly name: string
  readonly key: string
}

export function NewKey({ isFull }: { isFull: boolean }) {
  const texts = useMessages(apiAccessMessages)
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const { revalidate } = useRevalidator()
  const close = () => {
    setOpen(false)
    setMade(null)
    void revalidate()
  }
  return (
    <>
      <Button variant="primary" icon="plus" disabled={isFull} onClick={() => setOpen(true)}>
        {texts.newKey}
      </Button>
      <Dialog open={isOpen} title={made ? texts.madeTitle(made.name) : texts.newKey} closeLabel={texts.close} onClose={close}>
        {made ? <MadeKey made={made} onDone={close} /> : <NameKey onMade={setMade} />}
      </Dialog>
    </>
  )
}

function NameKey({ onMade }: { onMade: (made: Made) => void }) {
  const texts = useMessages(apiAccessMessages)
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['register'])
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy) return
    if (name.trim() === '') return setError(errorText('required'))
    if (scopes.length === 0) return
    setBusy(true)
    try {
      onMade(await browserCall('POST /api/v1/api-access/keys/', { body: { name, scopes: [...scopes] } }))
    } catch (cause) {
      setError(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form onSend={send}>
      <Stack>
        <TextField
          label={texts.nameOfKey}
          hint={texts.nameHint}
          maxLength={60}
          value={name}
          error={error}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setError('')
          }}
        />
        <Scopes chosen={scopes} onChoose={setScopes} />
        <Button type="submit" variant="primary" size="large" full busy={busy} disabled={scopes.length === 0}>
          {texts.make}
        </Button>
      </Stack>
    </Form>
  )
}

interface ScopesProps {
  chosen: readonly KeyScope[]
  onChoose: (scopes: readonly KeyScope[]) => void
}

function Scopes({ chosen, onChoose }: ScopesProps) {
  const texts = useMessages(apiAccessMessages)
  return (
    <fieldset className={styles.scopes}>
      <legend>{texts.scopesTitle}</legend>
      {keyScopes.map((scope) => (
        <Checkbox
          key={scope}
          checked={chosen.includes(scope)}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(keyScopes.filter((one) => (one === scope ? checked : chosen.includes(one))))
          }
        >
          {texts.scopes[scope]}
        </Checkbox>
      ))}
      {chosen.length === 0 && <FieldError>{texts.scopesNone}</FieldError>}
    </fieldset>
  )
}

function MadeKey({ made: { key }, onDone }: { made: Made; onDone: () => void }) {
  const texts = useMessages(apiAccessMessages)
  const number = useExampleNumber()
  const example = `curl "${window.location.origin}/api/v1/company-search/?query=${number}" \\\n  -H "Authorization: Bearer ${key}"`
  return (
    <ShownOnce secret={key} texts={texts} copyLabel={texts.copyKey} onDone={onDone}>
      <pre className={styles.example}>
        <code>{example}</code>
      </pre>
    </ShownOnce>
  )
}
