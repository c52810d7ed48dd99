// `/back-office/support`: requests to support, the longest waiting first, answered by e-mail; and those that have their answer.
import type { SupportRequest } from '@sverka/contract/support/support'
import { SUPPORT_TEXT_MAX } from '@sverka/contract/support/support.rules'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../back-office.module.css'
import { forStaff, pageOf } from '../for-staff.ts'
import { KeysHint } from '../keys-hint.tsx'
import { Pages } from '../pages.tsx'
import { Queue, QueueHeading, type Walk } from '../queue.tsx'
import { useDecision } from '../use-decision.ts'
import { useKeys } from '../use-keys.ts'
import { withLooks } from '../use-looks.ts'
import type { Route } from './+types/support.page'
import { queuesMessages } from './queues.messages.ts'
import { Views, viewOf } from './views.tsx'

const AT_HAND = 50
const PAGE_SIZE = 20

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(async () => {
    const params = new URL(request.url).searchParams
    const view = viewOf(params)
    const slice = view === 'waiting' ? { page_size: AT_HAND } : { page: pageOf(params), page_size: PAGE_SIZE }
    return {
      view,
      ...(await withLooks('support', browserCall('GET /api/v1/admin/support/', { query: { answered: view === 'done', ...slice } }))),
    }
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function SupportQueuePage({ loaderData: { view, result, count, looks } }: Route.ComponentProps) {
  const texts = useMessages(queuesMessages)
  // Of whoever looks at another request meanwhile.
  const drafts = useRef(new Map<number, string>())
  return (
    <>
      <PageHead title={texts.supportTitle} noindex />
      <QueueHeading title={texts.supportTitle} count={view === 'waiting' ? count : 0}>
        <Views doneLabel={texts.answeredView} />
      </QueueHeading>
      {view === 'waiting' ? (
        <Queue
          name="support"
          label={texts.supportTitle}
          items={result}
          total={count}
          looks={looks}
          describe={({ user, support, created_at }) => ({
            title: user.full_name,
            more: user.email,
            since: created_at,
            marks: <span className={styles.excerpt}>{support}</span>,
          })}
          review={(request, walk) => <Answering request={request} walk={walk} drafts={drafts.current} />}
        />
      ) : (
        <Answered requests={result} count={count} />
      )}
    </>
  )
}

interface AnsweringProps {
  request: SupportRequest
  walk: Walk
  /** Answers that are not sent yet, by their request. */
  drafts: Map<number, string>
}

function Answering({ request, walk: { next, previous, onward }, drafts }: AnsweringProps) {
  const texts = useMessages(queuesMessages)
  const [text, setText] = useState(drafts.get(request.id) ?? '')
  const [error, setError] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const { busy, decide } = useDecision(onward)
  useKeys({ j: next, s: onward, k: previous, a: () => field.current?.focus() }, !busy)
  const send = async () => {
    setError(text.trim() === '' ? texts.answerMissing : '')
    if (text.trim() === '') return
    const { id } = request
    await decide(() => browserCall('POST /api/v1/admin/support/:id/answer/', { params: { id }, body: { text } }), texts.answeredToast)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    // Back to the keys of the queue.
    if (event.key === 'Escape') field.current?.blur()
  }
  return (
    <>
      <Asked request={request} />
      <Form onSend={send} onKeyDown={press}>
        <Stack>
          <TextArea
            ref={field}
            label={texts.answer}
            hint={texts.answerHint}
            name="answer"
            maxLength={SUPPORT_TEXT_MAX}
            value={text}
            error={error}
            onChange={({ currentTarget: { value } }) => {
              drafts.set(request.id, value)
              setText(value)
            }}
          />
          <Row wrap className={styles.decision}>
            <Button type="submit" variant="primary" icon="send" busy={busy}>
              {texts.send} <kbd>Ctrl ↵</kbd>
            </Button>
            <Button variant="text" disabled={busy} onClick={onward}>
              {texts.next} <kbd>S</kbd>
            </Button>
          </Row>
        </Stack>
      </Form>
      <KeysHint keys={texts.supportKeys} />
    </>
  )
}

function Asked({ request: { id, user, support, created_at } }: { request: SupportRequest }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  return (
    <>
      <Heading level={2} look="h3">
        {texts.requestNumber(id)}: {user.full_name}
      </Heading>
      <Text as="p" tone="secondary">
        {user.email}, {format.dateTime(created_at)}
      </Text>
      <Panel title={texts.question} compact>
        <p className={styles.text}>{support}</p>
      </Panel>
    </>
  )
}

function Answered({ requests, count }: { requests: readonly SupportRequest[]; count: number }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  const [params] = useSearchParams()
  if (requests.length === 0) return <EmptyState icon="inbox" title={texts.nothingDecided} />
  return (
    <>
      {requests.map((request) => (
        <Panel key={request.id} title={`${texts.requestNumber(request.id)}: ${request.user.full_name}`} compact>
          <Stack gap={2}>
            <p className={styles.text}>{request.support}</p>
            <p className={styles.text}>
              <b>{texts.answer}:</b> {request.answer}
            </p>
            <Text size="caption" tone="muted">
              {request.answered_at && texts.decidedBy(request.answered_by ?? MISSING, format.dateTime(request.answered_at))}
            </Text>
          </Stack>
        </Panel>
      ))}
      <Pages params={params} count={count} size={PAGE_SIZE} />
    </>
  )
}
