// The button that requests one more paper (document) from the counterparty of a deal: a dialog with its kind or a typed name, a note and a due date.
import { PAPER_NAME_MAX, PAPER_NOTE_MAX, type PaperKind, paperKinds } from '@sverka/contract/deals/deals.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { useToast } from '../ui/toast.tsx'
import { dealsMessages } from './deals.messages.ts'

/** `name` is sent only for the kind `other`. `due`: YYYY-MM-DD; if it is empty, the server sets the date. */
const EMPTY = { kind: 'other' as PaperKind, name: '', note: '', due: '' }

/** `id` of the deal. */
export function NewPaper({ id }: { id: number }) {
  const texts = useMessages(dealsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {texts.addPaper}
      </Button>
      <Dialog open={isOpen} title={texts.newPaper} closeLabel={texts.close} onClose={() => setOpen(false)}>
        {isOpen && <Fields id={id} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function Fields({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = useMessages(dealsMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState(EMPTY)
  const set = (change: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...change }))
  const { busy, error, faults, send } = useSubmit(texts.failed, async () => {
    const { kind, name, note, due } = typed
    const body = { kind, ...(kind === 'other' && { name }), ...(note && { note }), ...(due && { due_on: due }) }
    await browserCall('POST /api/v1/deals/:id/papers/', { params: { id }, body })
    toast.success(texts.added)
    await revalidate()
    onClose()
  })
  return (
    <Form onSend={() => send()}>
      <Stack gap={3}>
        <ErrorNote>{error}</ErrorNote>
        <Select label={texts.paper} value={typed.kind} onChange={({ target }) => set({ kind: target.value as PaperKind })}>
          {paperKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.papers[kind]}
            </option>
          ))}
        </Select>
        {typed.kind === 'other' && (
          <TextField
            label={texts.paperName}
            error={faults.name}
            value={typed.name}
            maxLength={PAPER_NAME_MAX}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
        <TextField
          label={texts.note}
          error={faults.note}
          value={typed.note}
          maxLength={PAPER_NOTE_MAX}
          onChange={({ target }) => set({ note: target.value })}
        />
        <TextField
          type="date"
          label={texts.due}
          error={faults.due_on}
          value={typed.due}
          onChange={({ target }) => set({ due: target.value })}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.add}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
