// Dialog that creates an API key: its name, optionally a parent key, its scopes and daily limit. The secret is shown once, with an example call.
import type { ApiKey } from '@sverka/contract/api-access/api-access'
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
import { FieldError, Select, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { readNumber } from '../ui/typed-number.ts'
import { apiAccessMessages } from './api-access.messages.ts'
import styles from './api-access.module.css'

/** The created key; `key` is the secret. */
interface Made {
  readonly name: string
  readonly key: string
}

/**
 * `keys` are the possible parents of the new key. `isFull`: the member has as many keys without a parent as allowed, so that a new key needs a
 * parent.
 */
export function NewKey({ isFull, keys }: { isFull: boolean; keys: readonly ApiKey[] }) {
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
      <Button variant="primary" icon="plus" disabled={isFull && keys.length === 0} onClick={() => setOpen(true)}>
        {texts.newKey}
      </Button>
      <Dialog open={isOpen} title={made ? texts.madeTitle(made.name) : texts.newKey} closeLabel={texts.close} onClose={close}>
        {made ? <MadeKey made={made} onDone={close} /> : <NameKey isFull={isFull} keys={keys} onMade={setMade} />}
      </Dialog>
    </>
  )
}

interface NameKeyProps {
  isFull: boolean
  keys: readonly ApiKey[]
  onMade: (made: Made) => void
}

function useMaking({ isFull, keys, onMade }: NameKeyProps) {
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [parent, setParent] = useState<ApiKey | null>((isFull && keys[0]) || null)
  const [scopes, setScopes] = useState<readonly KeyScope[]>(() => (!parent || parent.scopes.includes('register') ? ['register'] : []))
  const [limit, setLimit] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  /** A child key can have no scope that its parent lacks. */
  const chooseParent = (chosen: ApiKey | null) => {
    setParent(chosen)
    if (chosen) setScopes(scopes.filter((scope) => chosen.scopes.includes(scope)))
  }
  const send = async () => {
    if (busy) return
    if (name.trim() === '') return setError(errorText('required'))
    const daily_limit = readNumber(limit, 0)
    if (scopes.length === 0 || isWrongLimit(limit)) return
    setBusy(true)
    const own = { ...(parent && { parent: parent.id }), ...(daily_limit !== null && { daily_limit }) }
    try {
      onMade(await browserCall('POST /api/v1/api-access/keys/', { body: { name, scopes: [...scopes], ...own } }))
    } catch (cause) {
      setError(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  const write = (text: string) => {
    setName(text)
    setError('')
  }
  return { name, write, scopes, setScopes, parent, chooseParent, limit, setLimit, error, busy, send }
}

function NameKey(props: NameKeyProps) {
  const texts = useMessages(apiAccessMessages)
  const { isFull, keys } = props
  const { name, write, scopes, setScopes, parent, chooseParent, limit, setLimit, error, busy, send } = useMaking(props)
  return (
    <Form onSend={send}>
      <Stack>
        <TextField
          label={texts.nameOfKey}
          hint={texts.nameHint}
          maxLength={60}
          value={name}
          error={error}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        {keys.length > 0 && <Within keys={keys} isFull={isFull} parent={parent} onChoose={chooseParent} />}
        <Scopes offered={parent?.scopes ?? keyScopes} chosen={scopes} onChoose={setScopes} />
        <TextField
          label={texts.dailyLimit}
          hint={texts.dailyLimitHint}
          inputMode="numeric"
          autoComplete="off"
          value={limit}
          error={isWrongLimit(limit) && texts.dailyLimitWrong}
          onChange={({ currentTarget }) => setLimit(currentTarget.value)}
        />
        <Button type="submit" variant="primary" size="large" full busy={busy} disabled={scopes.length === 0}>
          {texts.make}
        </Button>
      </Stack>
    </Form>
  )
}

/** The largest daily limit of requests that the API accepts for a key. */
const MAX_LIMIT = 1_000_000_000

/** Whether the text is neither empty, which means no limit, nor a whole number from 1 to `MAX_LIMIT`. */
function isWrongLimit(typed: string): boolean {
  const limit = readNumber(typed, 0)
  return limit !== null && !(limit >= 1 && limit <= MAX_LIMIT)
}

interface WithinProps {
  keys: readonly ApiKey[]
  /** Whether the member already has as many keys as allowed. */
  isFull: boolean
  parent: ApiKey | null
  onChoose: (parent: ApiKey | null) => void
}

function Within({ keys, isFull, parent, onChoose }: WithinProps) {
  const texts = useMessages(apiAccessMessages)
  return (
    <Select
      label={texts.within}
      hint={texts.withinHint}
      value={parent?.id ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(keys.find(({ id }) => String(id) === value) ?? null)}
    >
      {!isFull && <option value="">{texts.beside}</option>}
      {keys.map(({ id, name, mark }) => (
        <option key={id} value={id}>
          {name}, {mark}
        </option>
      ))}
    </Select>
  )
}

interface ScopesProps {
  offered: readonly KeyScope[]
  chosen: readonly KeyScope[]
  onChoose: (scopes: readonly KeyScope[]) => void
}

function Scopes({ offered, chosen, onChoose }: ScopesProps) {
  const texts = useMessages(apiAccessMessages)
  return (
    <fieldset className={styles.scopes}>
      <legend>{texts.scopesTitle}</legend>
      {offered.map((scope) => (
        <Checkbox
          key={scope}
          checked={chosen.includes(scope)}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(keyScopes.filter((item) => (item === scope ? checked : chosen.includes(item))))
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
