// The files of a request for prices: sellers open them; the buyer also adds and removes them.
import type { QuoteFile } from '@sverka/contract/quotes/quote-files'
import { QUOTE_FILES_MAX } from '@sverka/contract/quotes/quotes.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall, fetchFile, saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useLoadedPicture } from '../shell/use-loaded-picture.ts'
import { useRefused } from '../shell/use-refused.ts'
import { useSubmit } from '../shell/use-submit.ts'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { useToast } from '../ui/toast.tsx'
import { quoteFilesMessages } from './quote-files.messages.ts'
import { fileFaults, QuoteFilesField } from './quote-files-field.tsx'
import styles from './quotes.module.css'

const FILE_OPERATION = 'GET /api/v1/quote-requests/:id/files/:file/'

/** Removes the file of this id. */
type RemoveFile = (file: string) => Promise<unknown>

interface FilesProps {
  /** Id of the request. */
  id: number
  files: readonly QuoteFile[]
  /** Absent if files cannot be removed. */
  onRemove?: RemoveFile | undefined
  /** Whether files can be added, up to the limit. */
  mayAdd: boolean
}

/** Removes a file of the buyer's own request. */
export const removeOwnFile =
  (id: number): RemoveFile =>
  (file) =>
    browserCall('DELETE /api/v1/quote-requests/:id/files/:file/', { params: { id, file } })

/** Renders nothing if there are no files and none can be added. */
export function QuoteFiles({ id, files, onRemove, mayAdd }: FilesProps) {
  const texts = useMessages(quoteFilesMessages)
  const hasRoom = mayAdd && files.length < QUOTE_FILES_MAX
  if (files.length === 0 && !hasRoom) return null
  return (
    <Panel title={texts.title} count={files.length}>
      <Stack>
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map((file, index) => (
              <li key={file.id}>
                {file.kind === 'pdf' ? <PdfLink id={id} file={file.id} at={index + 1} /> : <Photo id={id} file={file.id} at={index + 1} />}
                {onRemove && <Remove onRemove={() => onRemove(file.id)} at={index + 1} />}
              </li>
            ))}
          </ul>
        )}
        {hasRoom && <Add key={files.length} id={id} storedCount={files.length} />}
      </Stack>
    </Panel>
  )
}

interface FileProps {
  /** Id of the request. */
  id: number
  /** Id of the file. */
  file: string
  /** Position from 1: files have no names. */
  at: number
}

function PdfLink({ id, file, at }: FileProps) {
  const texts = useMessages(quoteFilesMessages)
  const showError = useRefused()
  const save = () => saveFile(FILE_OPERATION, { params: { id, file } }, `${at}.pdf`).catch((cause: unknown) => showError(cause, texts))
  return <LinkButton onClick={() => void save()}>{texts.document(at)}</LinkButton>
}

function Photo({ id, file, at }: FileProps) {
  const texts = useMessages(quoteFilesMessages)
  const url = useLoadedPicture(file, () => fetchFile(FILE_OPERATION, { params: { id, file } }))
  if (!url) return <span className={styles.photo} role="img" aria-label={texts.photo(at)} />
  return (
    <a className={styles.photo} href={url} target="_blank" rel="noopener" aria-label={texts.photo(at)}>
      <img src={url} alt="" />
    </a>
  )
}

function Remove({ onRemove, at }: { onRemove: () => Promise<unknown>; at: number }) {
  const texts = useMessages(quoteFilesMessages)
  const showError = useRefused()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await onRemove()
      toast.success(texts.removed)
    } catch (cause) {
      showError(cause, texts)
    } finally {
      await revalidate()
      setBusy(false)
    }
  }
  // `detail` counts clicks: the second click of a double click would remove the next file, which has moved up.
  return <IconButton icon="trash" label={texts.remove(at)} disabled={busy} onClick={({ detail }) => detail < 2 && void remove()} />
}

function Add({ id, storedCount }: { id: number; storedCount: number }) {
  const texts = useMessages(quoteFilesMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [files, setFiles] = useState<readonly File[]>([])
  const { busy, error, faults, send } = useSubmit(texts.failed, async () => {
    await browserCall('POST /api/v1/quote-requests/:id/files/', { params: { id }, files: { file: files } })
    setFiles([])
    toast.success(texts.added)
    await revalidate()
  })
  const sendChecked = () => send(files.length === 0 ? { file: texts.chooseFile } : fileFaults(files, storedCount, texts))
  return (
    <Form onSend={sendChecked}>
      <Stack>
        <ErrorNote>{error}</ErrorNote>
        <QuoteFilesField files={files} error={faults.file} onFiles={setFiles} />
        <div>
          <Button type="submit" busy={busy}>
            {texts.add}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
