// One paper (requested document) on the page where the counterparty of a deal uploads files: its name and note, its state, and a form for its file.

import type { DealUpload } from '@sverka/contract/deals/deal-uploads'
import { DEAL_FILE_MAX, DEAL_FILE_NAME_MAX } from '@sverka/contract/deals/deals.rules'
import { kilobytes, shortFingerprint } from '@sverka/contract/formats.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { usePaperName } from './paper-name.ts'
import { uploadMessages } from './upload.messages.ts'

type Paper = DealUpload['papers'][number]

interface UploadProps {
  paper: Paper
  /** Secret from the URL of the page, which gives the right to upload. */
  token: string
}

export function UploadPaper({ paper, token }: UploadProps) {
  const name = usePaperName()
  return (
    <Stack gap={2}>
      <Text as="p" weight="medium">
        {name(paper)}
      </Text>
      {paper.note && (
        <Text as="p" size="caption" tone="secondary">
          {paper.note}
        </Text>
      )}
      <State paper={paper} />
      {paper.state !== 'accepted' && <SendFile paper={paper} token={token} />}
    </Stack>
  )
}

function State({ paper: { state, due_on: due, overdue, reason, changed_at: changed, file } }: { paper: Paper }) {
  const texts = useMessages(uploadMessages)
  const format = useFormat()
  const day = format.dateOfTime(changed)
  const line = {
    waiting: overdue ? texts.dueWas(format.date(due)) : texts.dueBy(format.date(due)),
    returned: texts.returned(day, reason ?? ''),
    received: texts.received(day),
    accepted: texts.accepted(day),
  }[state]
  return (
    <Text as="p" size="caption" tone="secondary">
      {file && state !== 'waiting' ? `${file.name}, ${texts.size(format.integer(kilobytes(file.size)))}, ` : ''}
      {line}
      {file && state !== 'waiting' && `, ${texts.fingerprint} ${shortFingerprint(file.sha256)}`}
    </Text>
  )
}

function SendFile({ paper: { id, state, ...paper }, token }: UploadProps) {
  const texts = useMessages(uploadMessages)
  const name = usePaperName()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File | null>(null)
  const { busy, error, faults, send } = useSubmit(texts.failed, async () => {
    if (!file) return
    await browserCall('POST /api/v1/deal-uploads/:token/papers/:paper/', {
      params: { token, paper: id },
      // The end of a long name is kept, because it has the extension.
      body: { file_name: file.name.slice(-DEAL_FILE_NAME_MAX) },
      files: { file: [file] },
    })
    setFile(null)
    toast.success(texts.sent)
    await revalidate()
  })
  const check = () => send(file === null ? { file: texts.chooseFirst } : file.size > DEAL_FILE_MAX ? { file: texts.tooLarge } : {})
  return (
    <Form onSend={check}>
      <Stack gap={2}>
        <ErrorNote>{error}</ErrorNote>
        <FileField
          label={`${state === 'received' ? texts.another : texts.file}: ${name(paper)}`}
          labelHidden
          hint={texts.fileHint}
          empty={state === 'received' ? texts.another : texts.choose}
          accept="application/pdf,image/png,image/jpeg,image/webp,.docx,.xlsx"
          file={file}
          error={faults.file}
          onFile={setFile}
        />
        {file && (
          <div>
            <Button type="submit" variant="primary" icon="send" busy={busy}>
              {texts.sendFile}
            </Button>
          </div>
        )}
      </Stack>
    </Form>
  )
}
