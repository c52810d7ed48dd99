// The form that searches for a path of ties between two companies or people: their numbers, and whether weaker and past ties count.
import { MAX_STEPS, SHARED_BY_FEW } from '@sverka/contract/ties/ties.rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Panel } from '../ui/panel.tsx'
import { pathSearchUrl, type TiesRequest } from './path-url.ts'
import { tiesMessages } from './ties.messages.ts'
import styles from './ties.module.css'

interface PathFormProps {
  /** The request in the URL, with which the form starts. */
  asked: TiesRequest
  /** Names of the two companies or people, once they are found. */
  names: { from: string; to: string } | null
  /** Error texts of the two numbers. */
  faults: { from?: string; to?: string }
}

export function PathForm({ asked, names, faults }: PathFormProps) {
  const texts = useMessages(tiesMessages)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(asked)
  const go = (wanted: TiesRequest) => void navigate(pathSearchUrl(wanted))
  const field = (end: 'from' | 'to') => (
    <TextField
      label={texts[end]}
      name={end}
      value={typed[end]}
      hint={names?.[end] ?? texts.numberHint}
      error={faults[end]}
      inputMode="numeric"
      maxLength={20}
      autoComplete="off"
      required
      onChange={({ target: { value } }) => setTyped((before) => ({ ...before, [end]: value }))}
    />
  )
  const option = (which: 'weaker' | 'past', label: string) => (
    <Checkbox checked={typed[which]} onChange={({ target: { checked } }) => setTyped((before) => ({ ...before, [which]: checked }))}>
      {label}
    </Checkbox>
  )
  return (
    <Panel>
      <Form className={styles.form} onSend={() => go(typed)}>
        {field('from')}
        <IconButton
          icon="swap"
          outlined
          label={texts.swap}
          title={texts.swap}
          onClick={() => go({ ...typed, from: typed.to, to: typed.from })}
        />
        {field('to')}
        <Button type="submit" variant="primary">
          {texts.search}
        </Button>
        <div className={styles.options}>
          {option('weaker', texts.weaker(SHARED_BY_FEW))}
          {option('past', texts.past)}
          <span className={styles.limit}>{texts.upTo(MAX_STEPS)}</span>
        </div>
      </Form>
    </Panel>
  )
}
