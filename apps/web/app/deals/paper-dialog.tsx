// Dialog for one paper (a document that a deal asks the counterparty for): accept or return its file, add a file, move its due date, or
// remove it from the deal.
import type { DealPaper } from '@sverka/contract/deals/deals'
import { DEAL_FILE_NAME_MAX, PAPER_NOTE_MAX } from '@sverka/contract/deals/deals.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { useToast } from '../ui/toast.tsx'
import { dealsMessages } from './deals.messages.ts'
import { GivenFile } from './given-file.tsx'
import { usePaperName } from './paper-name.ts'

interface PaperProps {
  /** Id of the deal. */
  deal: number
  paper: DealPaper
  onClose: () => void
}

export function PaperDialog({ deal, paper, onClose }: PaperProps) {
  const texts = useMessages(dealsMessages)
  const name = usePaperName()
  return (
    <Dialog open title={name(paper)} closeLabel={texts.close} onClose={onClose}>
      <Stack gap={6}>
        {paper.file && <GivenFile deal={deal} file={paper.file} />}
        {paper.file && paper.state === 'received' && <Decision deal={deal} paper={paper} file={paper.file.id} onClose={onClose} />}
        <AddFile deal={deal} paper={paper} onClose={onClose} />
        <DueDate deal={deal} paper={paper} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

/** Submits one change: runs `work`, shows the message `successText`, reloads the deal and closes the dialog. */
function useChange(successText: string, onClose: () => void, work: () => Promise<unknown>) {
  const texts = useMessages(dealsMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  return useSubmit(texts.failed, async () => {
    await work()
    toast.success(successText)
    await revalidate()
    onClose()
  })
}

/** `file`: id of the file that the member has seen. The server refuses the decision if the counterparty has sent another file since. */
function Decision({ deal, paper, file, onClose }: PaperProps & { file: string }) {
  const texts = useMessages(dealsMessages)
  const [reason, setReason] = useState('')
  const params = { id: deal, paper: paper.id }
  const decide = (accepted: boolean) =>
    browserCall('POST /api/v1/deals/:id/papers/:paper/decision/', {
      params,
      body: { file, accepted, ...(accepted ? {} : { reason }) },
    })
  const accepting = useChange(texts.accepted, onClose, () => decide(true))
  const returning = useChange(texts.returned, onClose, () => decide(false))
  return (
    <Form onSend={() => returning.send()}>
      <Stack gap={3}>
        <Fault text={accepting.error || returning.error} />
        <div>
          <Button variant="primary" icon="check" busy={accepting.busy} onClick={() => void accepting.send()}>
            {texts.accept}
          </Button>
        </div>
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          error={returning.faults.reason}
          value={reason}
          maxLength={PAPER_NOTE_MAX}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" icon="undo" busy={returning.busy}>
            {texts.giveBack}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

/** Adds a file that the member received in another way, such as by e-mail; it counts as accepted at once. */
function AddFile({ deal, paper, onClose }: PaperProps) {
  const texts = useMessages(dealsMessages)
  const [file, setFile] = useState<File | null>(null)
  const { busy, error, faults, send } = useChange(texts.accepted, onClose, async () => {
    if (!file) return
    await browserCall('POST /api/v1/deals/:id/papers/:paper/file/', {
      params: { id: deal, paper: paper.id },
      // The end of a long name is kept, because it has the extension.
      body: { file_name: file.name.slice(-DEAL_FILE_NAME_MAX) },
      files: { file: [file] },
    })
  })
  return (
    <Form onSend={() => send(file ? {} : { file: texts.choose })}>
      <Stack gap={3}>
        <Fault text={error} />
        <FileField
          label={texts.addFile}
          hint={texts.addFileHint}
          empty={texts.choose}
          accept="application/pdf,image/png,image/jpeg,image/webp,.docx,.xlsx"
          file={file}
          error={faults.file}
          onFile={setFile}
        />
        <div>
          <Button type="submit" busy={busy}>
            {texts.add}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

function DueDate({ deal, paper, onClose }: PaperProps) {
  const texts = useMessages(dealsMessages)
  const [day, setDay] = useState(paper.due_on)
  const params = { id: deal, paper: paper.id }
  const moving = useChange(texts.moved, onClose, () =>
    browserCall('PATCH /api/v1/deals/:id/papers/:paper/', { params, body: { due_on: day } }),
  )
  const removing = useChange(texts.removed, onClose, () => browserCall('DELETE /api/v1/deals/:id/papers/:paper/', { params }))
  return (
    <Form onSend={() => moving.send()}>
      <Stack gap={3}>
        <Fault text={moving.error || removing.error} />
        <TextField type="date" label={texts.due} error={moving.faults.due_on} value={day} onChange={({ target }) => setDay(target.value)} />
        <Row gap={3} wrap>
          <Button type="submit" busy={moving.busy}>
            {texts.moveDue}
          </Button>
          <Button variant="text" icon="trash" busy={removing.busy} onClick={() => void removing.send()}>
            {texts.remove}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}

const Fault = ({ text }: { text: string }) =>
  text ? (
    <Note tone="bad" alert>
      {text}
    </Note>
  ) : null
