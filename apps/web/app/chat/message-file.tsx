// A file attached to a chat message. A picture is shown and opens in a new tab; a document has a button that downloads it. Only the two members of
// the conversation may load the file.
import type { AttachmentCard } from '@sverka/contract/chat/chat.rules'
import type { ReactNode } from 'react'
import { fetchFile, saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useLoadedPicture } from '../shell/use-loaded-picture.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { useToast } from '../ui/toast.tsx'
import styles from './attachments.module.css'
import { chatMessages } from './chat.messages.ts'

const FILE_OPERATION = 'GET /api/v1/chats/:slug/attachments/:id/'
const KILOBYTE = 1024

interface AttachedProps {
  /** Identifier of the conversation in URLs. */
  slug: string
  file: AttachmentCard
}

interface MessageFileProps extends AttachedProps {
  /** True in a message of the member who reads it, which has the accent colour. */
  isOwn: boolean
}

export const MessageFile = ({ slug, file, isOwn }: MessageFileProps) =>
  file.kind === 'picture' ? <Photo slug={slug} file={file} /> : <Download slug={slug} file={file} isOwn={isOwn} />

/** Returns a function that writes a size in units of 1024: «1,2 МБ», «40 КБ». */
export function useSize(): (bytes: number) => string {
  const texts = useMessages(chatMessages)
  const format = useFormat()
  return (bytes) => {
    const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
    if (kilobytes < KILOBYTE) return texts.kilobytes(format.integer(kilobytes))
    return texts.megabytes(format.decimal(Math.round((bytes / KILOBYTE / KILOBYTE) * 10) / 10))
  }
}

function Photo({ slug, file: { id, name, width, height } }: AttachedProps) {
  const texts = useMessages(chatMessages)
  const url = useLoadedPicture(id, () => fetchFile(FILE_OPERATION, { params: { slug, id } }))
  // The picture takes its space before it is loaded, so that the messages do not move. Without a stored size its shape is 4:3.
  const box = { aspectRatio: `${width ?? 4} / ${height ?? 3}`, maxHeight: '320px' }
  if (!url) return <span className={styles.photo} style={box} role="img" aria-label={texts.picture(name)} />
  return (
    <a className={styles.photo} style={box} href={url} target="_blank" rel="noopener" aria-label={texts.openPicture(name)}>
      <img src={url} alt="" />
    </a>
  )
}

function Download({ slug, file, isOwn }: MessageFileProps) {
  const texts = useMessages(chatMessages)
  const toast = useToast()
  const save = async () => {
    try {
      await saveFile(FILE_OPERATION, { params: { slug, id: file.id } }, file.name)
    } catch (error) {
      console.warn(error)
      toast.error(texts.failed)
    }
  }
  return (
    <button type="button" className={classNames(styles.file, styles.inMessage, isOwn && styles.inOwnMessage)} onClick={save}>
      <VisuallyHidden>{texts.download} </VisuallyHidden>
      <FileText file={file} />
      <Icon name="download" />
    </button>
  )
}

/** Icon, name, type and size of a file. A picture is always «jpg», because the server converts pictures to JPEG. */
function FileText({ file: { name, kind, size } }: { file: AttachmentCard }) {
  const formatSize = useSize()
  return (
    <>
      <Icon name="file" />
      <FileLines name={name} state={`${kind === 'picture' ? 'jpg' : kind}, ${formatSize(size)}`} />
    </>
  )
}

/** A file's name, and below it its size or the progress of its upload. */
export const FileLines = ({ name, state }: { name: string; state: ReactNode }) => (
  <span className={styles.fileText}>
    <span>{name}</span>
    <span>{state}</span>
  </span>
)

/** The file of a message that is not sent yet: shown with name and size, without a preview or a download. */
export const FileChip = ({ file }: { file: AttachmentCard }) => (
  <span className={styles.file}>
    <FileText file={file} />
  </span>
)
