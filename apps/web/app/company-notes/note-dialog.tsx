// Edits a member's own note and labels on a company, or deletes them.
import { LABEL_MAX, LABELS_MAX, NOTE_TEXT_MAX } from '@sverka/contract/company-notes/company-notes.rules'
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { useToast } from '../ui/toast.tsx'
import { companyNotesMessages } from './company-notes.messages.ts'
import { type OwnNote, ownNotesStore } from './own-notes.ts'

interface NoteDialogProps {
  companyId: number
  note: OwnNote
  open: boolean
  onClose: () => void
  /** Called after the note was saved or deleted. */
  onWritten?: () => void
}

export function NoteDialog({ open, onClose, ...rest }: NoteDialogProps) {
  const texts = useMessages(companyNotesMessages)
  return (
    <Dialog open={open} title={texts.dialogTitle} closeLabel={texts.close} onClose={onClose}>
      <NoteForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

/** Labels typed with commas, semicolons or line breaks between them. */
const parseLabels = (typed: string): string[] => typed.split(/[,;\n]/).flatMap((label) => label.trim() || [])
const areLabelsAllowed = (labels: readonly string[]) => labels.length <= LABELS_MAX && labels.every((label) => label.length <= LABEL_MAX)

function NoteForm({ companyId, note, onClose, onWritten }: Omit<NoteDialogProps, 'open'>) {
  const texts = useMessages(companyNotesMessages)
  const refused = useRefused()
  const toast = useToast()
  const [text, setText] = useState(note?.text ?? '')
  const [typed, setTyped] = useState(note?.labels.join(', ') ?? '')
  const [isWrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  /** Saves the note; an empty text without labels deletes it. */
  const write = async (written: string, labels: readonly string[]) => {
    if (busy) return
    setBusy(true)
    try {
      await ownNotesStore().write(companyId, written, labels)
      toast.success(written.trim() === '' && labels.length === 0 ? texts.removed : texts.saved)
      onWritten?.()
      onClose()
    } catch (cause) {
      refused(cause, texts)
      setBusy(false)
    }
  }
  const send = async () => {
    const labels = parseLabels(typed)
    setWrong(!areLabelsAllowed(labels))
    if (areLabelsAllowed(labels)) await write(text, labels)
  }
  return (
    <Form onSend={send}>
      <Stack>
        <p>{note?.shown_at ? texts.leadShown : texts.lead}</p>
        <TextArea
          label={texts.text}
          rows={5}
          maxLength={NOTE_TEXT_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <TextField
          label={texts.labels}
          hint={texts.labelsHint(LABELS_MAX, LABEL_MAX)}
          error={isWrong && texts.labelsWrong(LABELS_MAX, LABEL_MAX)}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Row wrap>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.save}
          </Button>
          {note && (
            <Button variant="danger" icon="trash" onClick={() => void write('', [])}>
              {texts.remove}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  )
}
