// Part of `/dev/ui`, the page that shows developers every widget in every state: a form that moves the focus to its first wrong field, and a secret
// (such as an API key) that is shown once.
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ShownOnce } from '../ui/dialogs/shown-once.tsx'
import { FieldError, FieldFrame, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'

const secretTexts = {
  madeHint: 'Keep it now: it is not shown again.',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'I have kept it',
  done: 'Done',
}

export const Forms = () => (
  <>
    <Panel title="Form">
      <RequiredNameForm />
    </Panel>
    <Panel title="Shown once">
      <ShownOnce secret="dev-secret-0123456789" texts={secretTexts} copyLabel="Copy the secret" onDone={() => undefined}>
        <p>How it is used stands here.</p>
      </ShownOnce>
    </Panel>
  </>
)

/** A form with one required field: if it is sent empty, the focus moves to the field. */
function RequiredNameForm() {
  const [name, setName] = useState('')
  const [state, setState] = useState<'open' | 'refused' | 'sent'>('open')
  return (
    <Form onSend={() => setState(name.trim() === '' ? 'refused' : 'sent')}>
      <Stack gap={4}>
        <TextField
          label="Name"
          value={name}
          error={state === 'refused' ? 'Fill it in' : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <FieldFrame label="A control of one's own" hint="Label, hint and error around any control">
          {(ids) => <input type="date" {...ids} />}
        </FieldFrame>
        {state === 'refused' && <FieldError>Not sent: see the field above</FieldError>}
        {state === 'sent' && <p role="status">Sent</p>}
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Stack>
    </Form>
  )
}
