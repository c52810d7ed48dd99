// A staff form described by a list of fields: it holds the draft, shows errors beside the fields, and sends one request at a time.
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox, Radio } from '../ui/checkbox.tsx'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { Options } from './staff-filters.tsx'
import { useSaving } from './use-saving.ts'

/** A draft: a text or a ticked state for each field. */
type Values = Readonly<Record<string, string | boolean>>

/** One field of a form. */
export interface FormField {
  readonly label: string
  /** The control; a text line by default. `area` has several lines, `choice` is a select, `radio` shows all options, `check` is a checkbox. */
  readonly kind?: 'area' | 'choice' | 'radio' | 'check' | 'date'
  readonly options?: Readonly<Record<string, string>>
  readonly hint?: string | undefined
  /** Characters. */
  readonly max?: number
  /** On-screen keyboard for numbers. */
  readonly input?: 'decimal' | 'numeric'
  /** The field's name in the server's errors, such as `bank.name`, if it differs from its name in the draft. */
  readonly errorName?: string
  /** The error for a blank field; without it the server decides. */
  readonly required?: string
}

interface StaffFormProps<Draft extends Values, Answer> {
  /** The first draft. */
  start: Draft
  fields: { readonly [name in keyof Draft]?: FormField }
  send: (draft: Draft) => Promise<Answer>
  /** Message shown after saving. */
  done?: string
  /** Called after saving with the server's answer. */
  onDone?: (answer: Answer) => void
  /** Replaces the draft when `start` changes, for a form that stays open after saving. */
  followsStart?: boolean
  /** Label of the button; «save» by default. */
  submit?: string
  danger?: boolean
  /** Shown in bold above the fields: the name of the changed object. */
  about?: string
  /** Shown below `about`: the consequence of the change. */
  lead?: ReactNode
  /** Message for the error `conflict`; by default it says that a colleague was first. */
  taken?: string
  /** Errors found before sending, by field. */
  check?: (draft: Draft) => { readonly [name in keyof Draft]?: string }
  /** Layout of the fields; one below the other by default. */
  layout?: (field: (name: keyof Draft & string) => ReactNode) => ReactNode
  /** Fields and button in one line. */
  inLine?: boolean
  /** Shown beside the button. */
  beside?: ReactNode
}

/** The form's draft and the errors of its fields: found before sending, and returned by the server. */
function useDraft<Draft extends Values, Answer>(props: StaffFormProps<Draft, Answer>) {
  const { start, fields, send, onDone, taken, check, followsStart } = props
  const { saved: defaultDone } = useMessages(backOfficeMessages)
  const { busy, fieldError, save } = useSaving(taken)
  const [draft, setDraft] = useState(start)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [lastStart, setLastStart] = useState(JSON.stringify(start))
  if (followsStart && lastStart !== JSON.stringify(start)) {
    setLastStart(JSON.stringify(start))
    setDraft(start)
  }
  // Errors found here; shown from the first attempt to send on.
  const localErrors: Readonly<Record<string, string | undefined>> = { ...findBlank(draft, fields), ...check?.(draft) }
  const errorText = (name: keyof Draft & string) =>
    (wasSubmitted && localErrors[name]) || (fieldError(fields[name]?.errorName ?? name) ?? '')
  const submit = async () => {
    setSubmitted(true)
    if (Object.values(localErrors).some(Boolean)) return
    const saved = await save(() => send(draft), props.done ?? defaultDone)
    if (saved) onDone?.(saved.value)
  }
  const change = (name: keyof Draft, value: string | boolean) => setDraft((before) => ({ ...before, [name]: value }))
  return { draft, change, errorText, submit, busy }
}

/** Required fields that are blank, with their errors. */
const findBlank = <Draft extends Values>(draft: Draft, fields: StaffFormProps<Draft, unknown>['fields']) =>
  Object.fromEntries(
    Object.entries<FormField | undefined>(fields).flatMap(([name, field]) =>
      field?.required && String(draft[name] ?? '').trim() === '' ? [[name, field.required]] : [],
    ),
  )

export function StaffForm<Draft extends Values, Answer>(props: StaffFormProps<Draft, Answer>) {
  const { fields, submit, danger, about, lead, beside, layout, inLine } = props
  const texts = useMessages(backOfficeMessages)
  const { draft, change, errorText, submit: send, busy } = useDraft(props)
  const field = (name: keyof Draft & string) => {
    const description = fields[name]
    if (!description) return null
    return (
      <Field
        key={name}
        {...{ name, ...description }}
        value={draft[name] ?? ''}
        error={errorText(name)}
        onChange={(value) => change(name, value)}
      />
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
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value)
  if (kind === 'check')
    return (
      <Checkbox checked={value === true} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
        {label}
      </Checkbox>
    )
  if (kind === 'radio') return <Radios {...{ name, label, options, value, error, onChange }} />
  if (kind === 'choice')
    return (
      <Select {...text} onChange={onInput}>
        <Options labels={options} />
      </Select>
    )
  if (kind === 'area') return <TextArea {...text} maxLength={max} onChange={onInput} />
  return <TextField {...text} type={kind ?? 'text'} inputMode={input} autoComplete="off" maxLength={max} onChange={onInput} />
}

function Radios({ name, label, options = {}, value, error, onChange }: Omit<FieldProps, 'kind'>) {
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend>{label}</legend>
        {Object.entries(options).map(([option, text]) => (
          <Radio key={option} name={name} checked={value === option} onChange={() => onChange(option)}>
            {text}
          </Radio>
        ))}
      </fieldset>
      <ErrorNote>{error}</ErrorNote>
    </>
  )
}
