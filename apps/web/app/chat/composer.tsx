// The form that writes a message: Enter sends, Shift+Enter begins a new line; a file can be chosen, pasted or dropped.
import { type AttachmentCard, attachmentExtensions, isBlank, MESSAGE_MAX } from '@sverka/contract/chat/chat.rules'
import { type ClipboardEvent, type DragEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import fileStyles from './attachments.module.css'
import { chatMessages } from './chat.messages.ts'
import styles from './chat.module.css'
import { FileLines, useSize } from './message-file.tsx'
import { readDraft, saveDraft } from './unsent-store.ts'
import { type PendingAttachment, useAttachment } from './use-attachment.ts'

/** The field's id, for the skip link past the messages. */
export const FIELD_ID = 'message-field'

interface ComposerProps {
  /** Identifier of the conversation in URLs. */
  slug: string
  /** Id of the member who writes. */
  userId: number
  /** `text` is empty for a file without text. */
  onSend: (text: string, attachment: AttachmentCard | null) => void
  /** Called at each change of the text. */
  onTyping: () => void
}

export function Composer({ slug, userId, onSend, onTyping }: ComposerProps) {
  const texts = useMessages(chatMessages)
  const [text, setText] = useStoredText(userId, slug)
  const { attachment, problem, choose, remove } = useAttachment(slug)
  // Counted in code points, so that an emoji counts as one.
  const isTooLong = [...text].length > MESSAGE_MAX
  const canSend = !isTooLong && (attachment ? attachment.stored !== null : !isBlank(text))
  const send = () => {
    if (!canSend) return
    onSend(isBlank(text) ? '' : text, attachment?.stored ?? null)
    setText('')
    remove()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
        // The button is disabled now; focus returns to the field, which keeps the phone's keyboard open.
        document.getElementById(FIELD_ID)?.focus()
      }}
      {...dropHandlers(choose)}
    >
      {isTooLong && (
        <p className={styles.tooLong} role="alert">
          {texts.tooLong(MESSAGE_MAX)}
        </p>
      )}
      <div className={fileStyles.draft} role="status">
        {problem && (
          <FieldError>{problem.kind === 'refused' ? texts.notAttached(problem.name) : texts.notUploaded(problem.name)}</FieldError>
        )}
        {attachment && <PendingFile file={attachment} onRemove={remove} />}
      </div>
      <FileChoice onFile={choose} />
      <Field text={text} onText={setText} onSend={send} onTyping={onTyping} onFile={choose} />
      <Button type="submit" variant="primary" disabled={!canSend}>
        <Icon name="send" />
        <VisuallyHidden>{texts.send}</VisuallyHidden>
      </Button>
    </form>
  )
}

/** State of the field's text that is also stored in the browser, so that it is there when the conversation is opened again. */
function useStoredText(userId: number, slug: string) {
  const [text, setText] = useState(() => readDraft(userId, slug))
  const setAndStore = (typed: string) => {
    setText(typed)
    saveDraft(userId, slug, typed)
  }
  return [text, setAndStore] as const
}

interface FieldProps {
  text: string
  onText: (text: string) => void
  onSend: () => void
  onTyping: () => void
  onFile: (file: File) => void
}

function Field({ text, onText, onSend, onTyping, onFile }: FieldProps) {
  const texts = useMessages(chatMessages)
  const onKeyDown = (event: KeyboardEvent) => {
    // While composing, Enter confirms a character of an input method (Chinese, for example).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    onFile(file)
  }
  return (
    <textarea
      id={FIELD_ID}
      className={styles.field}
      aria-label={texts.field}
      placeholder={texts.placeholder}
      rows={1}
      value={text}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onChange={(event) => {
        onText(event.currentTarget.value)
        onTyping()
      }}
    />
  )
}

/** Handlers of a file that is dragged onto the form; the browser would open it otherwise. */
const dropHandlers = (onFile: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    onFile(file)
  },
})

/** The button that opens the file chooser of a hidden file input. */
function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const texts = useMessages(chatMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon="clip" label={texts.attach} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={attachmentExtensions.map((extension) => `.${extension}`).join()}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Lets the same file be chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

/** The chosen file above the field: its size once it is uploaded, otherwise the uploaded percentage. */
function PendingFile({ file: { name, preview, progress, stored }, onRemove }: { file: PendingAttachment; onRemove: () => void }) {
  const texts = useMessages(chatMessages)
  const formatSize = useSize()
  const state = stored ? `${formatSize(stored.size)}, ${texts.ready}` : texts.uploading(Math.floor(progress * 100))
  return (
    <span className={fileStyles.file}>
      {preview ? <img className={fileStyles.thumb} src={preview} alt="" /> : <Icon name="file" />}
      <FileLines name={name} state={state} />
      <IconButton small icon="close" label={texts.detach} onClick={onRemove} />
    </span>
  )
}
