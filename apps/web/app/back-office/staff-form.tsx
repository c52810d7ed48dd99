// A form of staff described by its fields: one draft, messages of the server beside their fields, saved once at a time.
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox, Radio } from '../ui/checkbox.tsx'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { Options } from './staff-filters.tsx'
import { useSaving } from './use-saving.ts'

type Values = Readonly<Record<string, string | boolean>>

export interface FormField {
  readonly label: string
  /** A line of text where nothing is said. A choice is a box that opens, `radio` shows all options, `check` is ticked. */
  readonly kind?: 'area' | 'choice' | 'radio' | 'check' | 'date'
  readonly options?: Readonly<Record<string, string>>
  readonly hint?: string | undefined
  readonly max?: number
  readonly input?: 'decimal' | 'numeric'
  /** The field's name in what the server calls wrong, where it is another. */
  readonly wrong?: string
  /** Said where it is left blank; without it the server decides. */
  readonly required?: string
}

interface StaffFormProps<Draft extends Values, Answer> {
  start: Draft
  fields: { readonly [name in keyof Draft]?: FormField }
  send: (draft: Draft) => Promise<Answer>
  /** Told once it is saved, where that is not enough. */
  done?: string
  onDone?: (answer: Answer) => void
  /** Takes another `start` as its draft, for a form that stays open over what it saved. */
  follows?: boolean
  /** On the button; «save» where nothing is said. */
  submit?: string
  danger?: boolean
  /** Over the fields: the name of what it changes, and what becomes of it. */
  about?: string
  lead?: ReactNode
  /** What a conflict is where it is not that a colleague was first. */
  taken?: string
  /** What is wrong before anything is sent, by field. */
  check?: (draft: Draft) => { readonly [name in keyof Draft]?: string }
  /** Where the fields stand; one below the other where nothing is said. */
  layout?: (field: (name: keyof Draft & string) => ReactNode) => ReactNode
  /** Field and button in one line. */
  inLine?: boolean
  /** Beside the button. */
  beside?: ReactNode
}

/** The draft of a form, and what is wrong with it: before it is sent, and in the server's answer. */
function useDraft<Draft extends Values, Answer>(props: StaffFormProps<Draft, Answer>) {
  const { start, fields, send, onDone, taken, check, follows } = props
  const { saved: usual } = useMessages(backOfficeMessages)
  const { busy, fieldError, save } = useSaving(taken)
  const [draft, setDraft] = useState(start)
  const [isTried, setTried] = useState(false)
  const [known, setKnown] = useState(JSON.stringify(start))
  if (follows && known !== JSON.stringify(start)) {
    setKnown(JSON.stringify(start))
    setDraft(start)
  }
  const own: Readonly<Record<string, string | undefined>> = { ...blankIn(draft, fields), ...check?.(draft) }
  const wrong = (name: keyof Draft & string) => (isTried && own[name]) || (fieldError(fields[name]?.wrong ?? name) ?? '')
  const submit = async () => {
    setTried(true)
    if (Object.values(own).some(Boolean)) return
    const saved = await save(() => send(draft), props.done ?? usual)
    if (saved) onDone?.(saved.value)
  }
  const change = (name: keyof Draft, value: string | boolean) => setDraft((before) => ({ ...before, [name]: value }))
  return { draft, change, wrong, submit, busy }
}

/** What must be filled in and is not. */
const blankIn = <Draft extends Values>(draft: Draft, fields: StaffFormProps<Draft, unknown>['fields']) =>
  Object.fromEntries(
    Object.entries<FormField | undefined>(fields).flatMap(([name, field]) =>
      field?.required && String(draft[name] ?? '').trim() === '' ? [[name, field.required]] : [],
    ),
  )

export function StaffForm<Draft extends Values, Answer>(props: StaffFormProps<Draft, Answer>) {
  const { fields, submit, danger, about, lead, beside, layout, inLine } = props
  const texts = useMessages(backOfficeMessages)
  const { draft, change, wrong, submit: send, busy } = useDraft(props)
  const field = (name: keyof Draft & string) => {
    const one = fields[name]
    if (!one) return null
    return (
      <Field key={name} {...{ name, ...one }} value={draft[name] ?? ''} error={wrong(name)} onChange={(value) => change(name, value)} />
    )
  }
  const button = (
    <Button type="submit" variant={danger ? 'danger' : inLine ? 'secondary' : 'primary'} full={!beside && !inLine} busy={busy}>
      {submit ?? texts.save}
    </Button>
  )
  if (inLine)
    return (
      <Form onSend={send} className={styles.filters}>
        {Object.keys(fields).map(field)}
        {button}
      </Form>
    )
  return (
    <Form onSend={send}>
      <Stack>
        {about && (
          <p>
            <b>{about}</b>
          </p>
        )}
        {lead}
        {layout ? layout(field) : Object.keys(fields).map(field)}
        <Row wrap>
          {button}
          {beside}
        </Row>
      </Stack>
    </Form>
  )
}

interface FieldProps extends FormField {
  name: string
  value: string | boolean
  error: string
  onChange: (value: string | boolean) => void
}

function Field({ name, value, error, onChange, kind, label, hint, options = {}, max, input }: FieldProps) {
  const text = { label, hint, error, name, value: String(value) }
  const typed = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value)
  if (kind === 'check')
    return (
      <Checkbox checked={value === true} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
        {label}
      </Checkbox>
    )
  if (kind === 'radio') return <Radios {...{ name, label, options, value, error, onChange }} />
  if (kind === 'choice')
    return (
      <Select {...text} onChange={typed}>
        <Options words={options} />
      </Select>
    )
  if (kind === 'area') return <TextArea {...text} maxLength={max} onChange={typed} />
  return <TextField {...text} type={kind ?? 'text'} inputMode={input} autoComplete="off" maxLength={max} onChange={typed} />
}

function Radios({ name, label, options = {}, value, error, onChange }: Omit<FieldProps, 'kind'>) {
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend>{label}</legend>
        {Object.entries(options).map(([one, text]) => (
          <Radio key={one} name={name} checked={value === one} onChange={() => onChange(one)}>
            {text}
          </Radio>
        ))}
      </fieldset>
      {error && (
        <Note tone="bad" alert>
          {error}
        </Note>
      )}
    </>
  )
}
