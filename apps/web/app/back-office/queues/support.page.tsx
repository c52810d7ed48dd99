// `/back-office/support`: members' requests to support, the longest waiting first, which staff answer by e-mail; a second view lists the answered
// ones.
import type { SupportRequest } from '@sverka/contract/support/support'
import { SUPPORT_TEXT_MAX } from '@sverka/contract/support/support.rules'
import { type KeyboardEvent, useRef, useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import styles from '../back-office.module.css'
import { KeysHint } from '../keys-hint.tsx'
import { QUEUE_PAGE_SIZE, Queue } from '../queue.tsx'
import type { QueueNavigation } from '../queue-navigation.ts'
import { StaffPager } from '../staff-list.tsx'
import { Moment, StaffPage, staffLoader } from '../staff-page.tsx'
import { useDecision } from '../use-decision.ts'
import { useKeys } from '../use-keys.ts'
import { withPresences } from '../use-presences.ts'
import type { Route } from './+types/support.page'
import { queuesMessages } from './queues.messages.ts'
import { readView, Views } from './views.tsx'

export const clientLoader = staffLoader(async (request) => {
  const view = readView(request.params)
  // A page of waiting or of answered requests.
  const slice = view === 'waiting' ? { page_size: QUEUE_PAGE_SIZE } : request.page()
  const query = { answered: view === 'done', ...slice }
  return { view, ...(await withPresences('support', browserCall('GET /api/v1/admin/support/', { query }))) }
})

export default function SupportQueuePage({ loaderData: { view, result, count, presences } }: Route.ComponentProps) {
  const texts = useMessages(queuesMessages)
  // Unsent answers by id of the request, stored while other requests are open.
  const drafts = useRef(new Map<number, string>())
  return (
    <StaffPage title={texts.supportTitle} count={view === 'waiting' ? count : 0} action={<Views doneLabel={texts.answeredView} />}>
      {view === 'waiting' ? (
        <Queue
          name="support"
          label={texts.supportTitle}
          items={result}
          total={count}
          presences={presences}
          describe={({ user, support, created_at }) => ({
            title: user.full_name,
            more: user.email,
            since: created_at,
            marks: <span className={styles.excerpt}>{support}</span>,
          })}
          review={(request, navigation) => <AnswerForm request={request} navigation={navigation} drafts={drafts.current} />}
        />
      ) : (
        <AnsweredRequests requests={result} count={count} />
      )}
    </StaffPage>
  )
}

interface AnsweringProps {
  request: SupportRequest
  navigation: QueueNavigation
  /** Unsent answers by id of the request. */
  drafts: Map<number, string>
}

/** The request with the form of the answer. Key A moves the focus into the text field. */
function AnswerForm({ request, navigation: { next, previous, goToNextFree }, drafts }: AnsweringProps) {
  const texts = useMessages(queuesMessages)
  const { next: nextText } = useMessages(backOfficeMessages)
  const [text, setText] = useState(drafts.get(request.id) ?? '')
  const [error, setError] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const { busy, decide } = useDecision(goToNextFree)
  useKeys({ j: next, s: goToNextFree, k: previous, a: () => field.current?.focus() }, !busy)
  const send = async () => {
    setError(text.trim() === '' ? texts.answerMissing : '')
    if (text.trim() === '') return
    const { id } = request
    await decide(() => browserCall('POST /api/v1/admin/support/:id/answer/', { params: { id }, body: { text } }), texts.answeredToast)
  }
  // Ctrl+Enter (Cmd+Enter) sends.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    // Escape leaves the field, so that the queue's keys work again.
    if (event.key === 'Escape') field.current?.blur()
  }
  return (
    <>
      <Question request={request} />
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
            <Button variant="text" disabled={busy} onClick={goToNextFree}>
              {nextText} <kbd>S</kbd>
            </Button>
          </Row>
        </Stack>
      </Form>
      <KeysHint keys={texts.supportKeys} />
    </>
  )
}

function Question({ request: { id, user, support, created_at } }: { request: SupportRequest }) {
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

function AnsweredRequests({ requests, count }: { requests: readonly SupportRequest[]; count: number }) {
  const texts = useMessages(queuesMessages)
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
              {request.answered_by ?? MISSING}, <Moment at={request.answered_at} />
            </Text>
          </Stack>
        </Panel>
      ))}
      <StaffPager count={count} />
    </>
  )
}
