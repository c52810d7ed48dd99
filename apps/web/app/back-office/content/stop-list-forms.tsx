// What is written into the stop-list: a word with why it stands there, a category with what to look at.
import type { StaffCategory } from '@sverka/contract/catalog/catalog'
import { STOP_NOTE_MAX, STOP_WORD_MAX } from '@sverka/contract/products/products.rules'
import type { StopWord } from '@sverka/contract/products/products.staff'
import { type ReactNode, useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { type Saving, useSaving } from '../use-saving.ts'
import { contentMessages } from './content.messages.ts'

const ATTENTION_MAX = 500

interface SavedFormProps {
  saving: Saving
  work: () => Promise<unknown>
  onDone: () => void
  children: ReactNode
}

function SavedForm({ saving: { busy, save }, work, onDone, children }: SavedFormProps) {
  const texts = useMessages(contentMessages)
  const send = async () => {
    if (await save(work, texts.saved)) onDone()
  }
  return (
    <Form onSend={send}>
      <Stack>
        {children}
        <Button type="submit" variant="primary" busy={busy}>
          {texts.save}
        </Button>
      </Stack>
    </Form>
  )
}

export function WordForm({ word: known, onDone }: { word: StopWord | null; onDone: () => void }) {
  const texts = useMessages(contentMessages)
  const saving = useSaving()
  const [word, setWord] = useState(known?.word ?? '')
  const [note, setNote] = useState(known?.note ?? '')
  const work = () =>
    known
      ? browserCall('PATCH /api/v1/admin/stop-words/:id/', { params: { id: known.id }, body: { word, note } })
      : browserCall('POST /api/v1/admin/stop-words/', { body: { word, note } })
  return (
    <SavedForm saving={saving} work={work} onDone={onDone}>
      <TextField
        label={texts.word}
        hint={texts.wordHint}
        name="word"
        maxLength={STOP_WORD_MAX}
        value={word}
        error={saving.errorOf('word')}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <TextField
        label={texts.wordNote}
        name="note"
        maxLength={STOP_NOTE_MAX}
        value={note}
        error={saving.errorOf('note')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </SavedForm>
  )
}

interface FlaggedFormProps {
  /** Null: to be chosen. */
  category: StaffCategory | null
  categories: readonly StaffCategory[]
  onDone: () => void
}

export function FlaggedForm({ category, categories, onDone }: FlaggedFormProps) {
  const texts = useMessages(contentMessages)
  const saving = useSaving()
  const free = categories.filter(({ attention }) => attention === null)
  const [id, setId] = useState(category?.id ?? free[0]?.id ?? 0)
  const [attention, setAttention] = useState(category?.attention ?? '')
  const work = () => browserCall('PATCH /api/v1/admin/categories/:id/', { params: { id }, body: { attention: attention.trim() || null } })
  return (
    <SavedForm saving={saving} work={work} onDone={onDone}>
      {category === null && (
        <Select label={texts.category} name="category" value={String(id)} onChange={(event) => setId(Number(event.currentTarget.value))}>
          {free.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label={texts.attention}
        hint={texts.attentionHint}
        name="attention"
        maxLength={ATTENTION_MAX}
        value={attention}
        error={saving.errorOf('attention')}
        onChange={(event) => setAttention(event.currentTarget.value)}
      />
    </SavedForm>
  )
}
