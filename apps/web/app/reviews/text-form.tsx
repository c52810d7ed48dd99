// The form of a dialog with one text and a button: for a reply or a complaint.
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { useReviewSubmit } from './use-review-submit.ts'

interface TextFormProps {
  label: string
  /** Label of the button. */
  send: string
  /** The largest number of characters. */
  most: number
  onText: (text: string) => Promise<void>
}

export function TextForm({ label, send: sendLabel, most, onText }: TextFormProps) {
  const [text, setText] = useState('')
  const { busy, error, send } = useReviewSubmit(() => onText(text))
  return (
    <Form onSend={() => (text.trim() === '' ? undefined : send())}>
      <Stack>
        <TextArea
          label={label}
          required
          rows={4}
          maxLength={most}
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" full busy={busy} disabled={text.trim() === ''}>
          {sendLabel}
        </Button>
      </Stack>
    </Form>
  )
}
