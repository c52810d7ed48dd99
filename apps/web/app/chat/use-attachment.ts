// The file attached to the message being written: chosen, uploaded at once, aborted or removed.
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_NAME_MAX, type AttachmentCard, attachmentExtensions } from '@sverka/contract/chat/chat.rules'
import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '../api/refusal.ts'
import { browserUpload } from '../api/upload-progress.ts'

export interface Draft {
  readonly name: string
  readonly size: number
  /** Address of the chosen picture, else null. */
  readonly preview: string | null
  /** From 0 to 1. */
  readonly progress: number
  /** Set when the server has stored the file. */
  readonly card: AttachmentCard | null
}

/** `refused` by type or size, `failed` while uploading. */
interface Problem {
  readonly name: string
  readonly kind: 'refused' | 'failed'
}

interface Attaching {
  readonly draft: Draft | null
  readonly problem: Problem | null
  readonly choose: (file: File) => void
  readonly remove: () => void
}

const PICTURE = /^image\/(png|jpeg|webp)$/
const mayBe = ({ name, size, type }: File): boolean =>
  size > 0 &&
  size <= ATTACHMENT_MAX_BYTES &&
  (PICTURE.test(type) || attachmentExtensions.some((end) => name.toLowerCase().endsWith(`.${end}`)))

export function useAttachment(slug: string): Attaching {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const current = useRef<{ readonly stop: AbortController; readonly preview: string | null } | null>(null)
  const end = () => {
    current.current?.stop.abort()
    if (current.current?.preview) URL.revokeObjectURL(current.current.preview)
    current.current = null
  }
  const ending = useRef(end)
  ending.current = end
  useEffect(() => () => ending.current(), [])
  const remove = () => {
    end()
    setDraft(null)
    setProblem(null)
  }
  const choose = (file: File) => {
    remove()
    if (!mayBe(file)) return setProblem({ name: file.name, kind: 'refused' })
    const stop = new AbortController()
    const preview = PICTURE.test(file.type) ? URL.createObjectURL(file) : null
    current.current = { stop, preview }
    setDraft({ name: file.name, size: file.size, preview, progress: 0, card: null })
    const change = (changes: Partial<Draft>) => {
      if (!stop.signal.aborted) setDraft((before) => before && { ...before, ...changes })
    }
    upload(slug, file, { signal: stop.signal, onProgress: (progress) => change({ progress }) }).then(
      (card) => change({ card }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        console.warn(error)
        remove()
        setProblem({ name: file.name, kind: isRefusal(error) && [400, 413].includes(error.status) ? 'refused' : 'failed' })
      },
    )
  }
  return { draft, problem, choose, remove }
}

const upload = (slug: string, file: File, progress: Parameters<typeof browserUpload>[0]): Promise<AttachmentCard> =>
  browserUpload(progress)('POST /api/v1/chats/:slug/attachments/', {
    params: { slug },
    body: { name: file.name.slice(-ATTACHMENT_NAME_MAX) },
    files: { file: [file] },
  })
