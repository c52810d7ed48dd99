// The file attached to the chat message being written. It is uploaded as soon as it is chosen; removing it or leaving the page aborts the upload.
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_NAME_MAX, type AttachmentCard, attachmentExtensions } from '@sverka/contract/chat/chat.rules'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isRefusal } from '../api/refusal.ts'
import { browserUpload } from '../api/upload-progress.ts'

export interface PendingAttachment {
  readonly name: string
  /** Object URL of the picture's preview; null if the file is no picture. */
  readonly preview: string | null
  /** Uploaded part, from 0 to 1. */
  readonly progress: number
  /** Set once the server has stored the file, to be sent with the message. */
  readonly stored: AttachmentCard | null
}

/** Why the last chosen file, called `name`, is not attached. `refused`: by its type or size; `failed`: the upload did not succeed. */
interface Problem {
  readonly name: string
  readonly kind: 'refused' | 'failed'
}

interface Attaching {
  readonly attachment: PendingAttachment | null
  readonly problem: Problem | null
  /** Uploads a file; it replaces one chosen before. */
  readonly choose: (file: File) => void
  /** Aborts the upload or removes the file. A file that the server has already stored is deleted there after a day without a message. */
  readonly remove: () => void
}

const PICTURE = /^image\/(png|jpeg|webp)$/
const isAllowed = ({ name, size, type }: File): boolean =>
  size > 0 &&
  size <= ATTACHMENT_MAX_BYTES &&
  (PICTURE.test(type) || attachmentExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)))

/** Resources of an upload that are released when it ends: the request, and the preview's object URL. */
interface Upload {
  readonly controller: AbortController
  readonly preview: string | null
}

/** `slug`: identifier of the conversation in URLs. */
export function useAttachment(slug: string): Attaching {
  const [attachment, setAttachment] = useState<PendingAttachment | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const upload = useRef<Upload | null>(null)
  const remove = () => {
    endUpload(upload)
    setAttachment(null)
    setProblem(null)
  }
  useEffect(() => () => endUpload(upload), [])
  const choose = (file: File) => {
    remove()
    if (!isAllowed(file)) return setProblem({ name: file.name, kind: 'refused' })
    const controller = new AbortController()
    const preview = PICTURE.test(file.type) ? URL.createObjectURL(file) : null
    upload.current = { controller, preview }
    setAttachment({ name: file.name, preview, progress: 0, stored: null })
    const change = (changes: Partial<PendingAttachment>) => {
      if (!controller.signal.aborted) setAttachment((before) => before && { ...before, ...changes })
    }
    sendFile(slug, file, { signal: controller.signal, onProgress: (progress) => change({ progress }) }).then(
      (stored) => change({ stored }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.warn(error)
        remove()
        setProblem({ name: file.name, kind: isRefusal(error) && REFUSED_STATUSES.has(error.status) ? 'refused' : 'failed' })
      },
    )
  }
  return { attachment, problem, choose, remove }
}

function endUpload(upload: RefObject<Upload | null>): void {
  upload.current?.controller.abort()
  if (upload.current?.preview) URL.revokeObjectURL(upload.current.preview)
  upload.current = null
}

/** HTTP statuses with which the server refuses the file. 400: its type is not allowed; 413: it is too large. */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 413])

const sendFile = (slug: string, file: File, progress: Parameters<typeof browserUpload>[0]): Promise<AttachmentCard> =>
  browserUpload(progress)('POST /api/v1/chats/:slug/attachments/', {
    params: { slug },
    // A long name is shortened at its start, because its end has the extension.
    body: { name: file.name.slice(-ATTACHMENT_NAME_MAX) },
    files: { file: [file] },
  })
