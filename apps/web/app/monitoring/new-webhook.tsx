// The button that adds a webhook: a dialog asks for its URL and topics, and then shows its secret, which cannot be shown again.
import { type EventField, eventFields, type WebhookTopic, webhookTopics } from '@sverka/contract/monitoring/monitoring.rules'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ShownOnce } from '../ui/dialogs/shown-once.tsx'
import { FieldError, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import styles from './monitoring.module.css'

/** `isFull`: the member has as many webhooks as are allowed. */
export function NewWebhook({ isFull }: { isFull: boolean }) {
  const texts = useMessages(monitoringMessages)
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const close = () => {
    setOpen(false)
    setSecret(null)
    void revalidate()
  }
  return (
    <>
      <Button size="small" icon="plus" disabled={isFull} onClick={() => setOpen(true)}>
        {texts.addUrl}
      </Button>
      <Dialog open={isOpen} title={secret ? texts.madeTitle : texts.addUrl} closeLabel={texts.close} onClose={close}>
        {secret ? (
          <ShownOnce secret={secret} texts={texts} copyLabel={texts.copySecret} onDone={close} />
        ) : (
          <WebhookForm onMade={setSecret} />
        )}
      </Dialog>
    </>
  )
}

function WebhookForm({ onMade }: { onMade: (secret: string) => void }) {
  const texts = useMessages(monitoringMessages)
  const errorText = useErrorText()
  const [url, setUrl] = useState('')
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(['companies'])
  const [fields, setFields] = useState<readonly EventField[] | null>(null)
  const [error, setError] = useState('')
  const [topicsError, setTopicsError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy) return
    const [isUrlMissing, isTopicMissing] = [url.trim() === '', topics.length === 0]
    if (isUrlMissing) setError(errorText('required'))
    if (isTopicMissing) setTopicsError(errorText('required'))
    if (isUrlMissing || isTopicMissing) return
    setBusy(true)
    try {
      const body = { url, topics: [...topics], ...(fields && fields.length > 0 && { fields: [...fields] }) }
      onMade((await browserCall('POST /api/v1/monitoring/webhooks/', { body })).secret)
    } catch (cause) {
      setError(errorText(isRefusal(cause) ? (cause.errors?.url?.[0]?.code ?? cause.code) : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form onSend={send}>
      <Stack>
        <TextField
          label={texts.url}
          hint={texts.urlHint}
          type="url"
          // The longest URL that the server accepts.
          maxLength={500}
          value={url}
          error={error}
          onChange={({ currentTarget }) => {
            setUrl(currentTarget.value)
            setError('')
          }}
        />
        <Topics
          topics={topics}
          error={topicsError}
          onChange={(chosen) => {
            setTopics(chosen)
            setTopicsError('')
          }}
        />
        {topics.includes('companies') && <Kinds fields={fields} onChange={setFields} />}
        <Button type="submit" variant="primary" size="large" full busy={busy}>
          {texts.create}
        </Button>
      </Stack>
    </Form>
  )
}

interface TopicsProps {
  topics: readonly WebhookTopic[]
  /** Empty: none. */
  error: string
  onChange: (topics: readonly WebhookTopic[]) => void
}

/** Checkboxes of the topics to send: changes of watched companies, and events of the member's own orders, payments, messages and goods. */
function Topics({ topics, error, onChange }: TopicsProps) {
  const texts = useMessages(monitoringMessages)
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend>{texts.topicsTitle}</legend>
      <div className={styles.kinds}>
        {webhookTopics.map((topic) => (
          <Checkbox
            key={topic}
            checked={topics.includes(topic)}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...topics, topic] : topics.filter((item) => item !== topic))}
          >
            {texts.topics[topic]}
          </Checkbox>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

interface KindsProps {
  /** Null: all kinds. */
  fields: readonly EventField[] | null
  onChange: (fields: readonly EventField[] | null) => void
}

/** Kinds of company changes to send: all, or chosen ones; the choice starts with the company's status and head. */
function Kinds({ fields, onChange }: KindsProps) {
  const texts = useMessages(monitoringMessages)
  return (
    <Stack gap={3}>
      <Segmented
        label={texts.kinds}
        chosen={fields ? 'chosen' : 'every'}
        segments={[
          { value: 'every', label: texts.every },
          { value: 'chosen', label: texts.chosen },
        ]}
        onChoose={(value) => onChange(value === 'every' ? null : ['status', 'head'])}
      />
      {fields && (
        <div className={styles.kinds}>
          {eventFields.map((field) => (
            <Checkbox
              key={field}
              checked={fields.includes(field)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...fields, field] : fields.filter((item) => item !== field))
              }
            >
              {texts.fields[field]}
            </Checkbox>
          ))}
        </div>
      )}
    </Stack>
  )
}
