// One webhook in the list: its URL, topics and state, with buttons that send a test event and delete it.
import type { Webhook } from '@sverka/contract/monitoring/webhooks'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import styles from './monitoring.module.css'

export function WebhookLine({ webhook }: { webhook: Webhook }) {
  const format = useFormat()
  const texts = useMessages(monitoringMessages)
  // `fields`: the kinds of company changes to send, null for all. `mark`: the end of the secret, by which the member recognizes it.
  const { url, topics, fields, mark } = webhook
  const companyTopic = fields ? format.list(fields.map((field) => texts.fields[field])) : texts.all
  const topicNames = format.list(topics.map((topic) => (topic === 'companies' ? companyTopic : texts.topics[topic])))
  return (
    <li className={styles.webhook}>
      <Stack gap={1} className={styles.address}>
        <code>{url}</code>
        <Text size="caption" tone="secondary">
          {topicNames}, {texts.signedWith(mark)}
        </Text>
      </Stack>
      <Row gap={2} wrap>
        <State webhook={webhook} />
        <TestButton webhook={webhook} />
        <Remove webhook={webhook} />
      </Row>
    </li>
  )
}

/** Whether the address answers: `tried` is false before the first delivery. */
function State({ webhook: { failing_since: since, tried } }: { webhook: Webhook }) {
  const texts = useMessages(monitoringMessages)
  const format = useFormat()
  if (since)
    return (
      <Tag tone="bad" icon="alert">
        {texts.silentSince(format.dateTime(since))}
      </Tag>
    )
  return tried ? (
    <Tag tone="good" icon="check">
      {texts.answers}
    </Tag>
  ) : (
    <Tag>{texts.untried}</Tag>
  )
}

function TestButton({ webhook: { id, url } }: { webhook: Webhook }) {
  const texts = useMessages(monitoringMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const sendTest = async () => {
    setBusy(true)
    try {
      const { state, status, fault } = await browserCall('POST /api/v1/monitoring/webhooks/:id/try/', { params: { id } })
      if (state === 'delivered') toast.success(texts.arrived(status ?? 0))
      else toast.error(texts.notArrived(texts.faults[fault ?? 'no_connection']))
      await revalidate()
    } catch (cause) {
      toast.error(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" busy={busy} aria-label={texts.tryName(new URL(url).host)} onClick={() => void sendTest()}>
      {texts.tryIt}
    </Button>
  )
}

function Remove({ webhook: { id, url } }: { webhook: Webhook }) {
  const texts = useMessages(monitoringMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const { host } = new URL(url)
  const remove = async () => {
    try {
      await browserCall('DELETE /api/v1/monitoring/webhooks/:id/', { params: { id } })
      await revalidate()
    } catch (cause) {
      toast.error(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    }
  }
  return (
    <>
      <Button size="small" variant="danger" aria-label={texts.removeName(host)} onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.removeTitle(host)}
        text={texts.removeHint}
        action={texts.remove}
        labels={texts}
        onClose={() => setOpen(false)}
        onConfirm={remove}
      />
    </>
  )
}
