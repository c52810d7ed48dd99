// The field of a conversation: Enter sends, Shift+Enter begins a new line; what is being written stays with its room.
import { MESSAGE_MAX } from '@sverka/contract/chat.rules'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { chatMessages } from './chat.messages.ts'
import styles from './chat.module.css'

interface ComposerProps {
  onSend: (text: string) => void
  onTyping: () => void
}

export function Composer({ onSend, onTyping }: ComposerProps) {
  const texts = useMessages(chatMessages)
  const [text, setText] = useState('')
  const isTooLong = [...text].length > MESSAGE_MAX
  const canSend = text.trim() !== '' && !isTooLong
  const send = () => {
    if (!canSend) return
    onSend(text)
    setText('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      {isTooLong && (
        <p className={styles.tooLong} role="alert">
          {texts.tooLong(MESSAGE_MAX)}
        </p>
      )}
      <textarea
        className={styles.field}
        aria-label={texts.field}
        placeholder={texts.placeholder}
        rows={1}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onTyping()
        }}
      />
      <Button type="submit" variant="primary" disabled={!canSend}>
        <Icon name="send" />
        <VisuallyHidden>{texts.send}</VisuallyHidden>
      </Button>
    </form>
  )
}
