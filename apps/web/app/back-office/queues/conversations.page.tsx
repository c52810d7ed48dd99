// `/back-office/conversations`: complaints about conversations; what was written before one is read on its own, and each look is recorded.
import type { Complaint } from '@sverka/contract/chat/chat.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../back-office.module.css'
import { forStaff } from '../for-staff.ts'
import { Queue, QueueHeading, type Walk } from '../queue.tsx'
import { ReviewActions } from '../review-actions.tsx'
import { useDecision } from '../use-decision.ts'
import { useKeys } from '../use-keys.ts'
import { withLooks } from '../use-looks.ts'
import type { Route } from './+types/conversations.page'
import { queuesMessages } from './queues.messages.ts'

const AT_HAND = 50

export const clientLoader = (_: Route.ClientLoaderArgs) =>
  forStaff(() =>
    withLooks('conversations', browserCall('GET /api/v1/admin/chat-complaints/', { query: { open: true, page_size: AT_HAND } })),
  )

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function ConversationsPage({ loaderData: { result, count, looks } }: Route.ComponentProps) {
  const texts = useMessages(queuesMessages)
  return (
    <>
      <PageHead title={texts.conversationsTitle} noindex />
      <QueueHeading title={texts.conversationsTitle} count={count} />
      <Queue
        name="conversations"
        label={texts.conversationsTitle}
        items={result}
        total={count}
        looks={looks}
        describe={({ about, author, created_at }) => ({
          title: about.full_name,
          more: texts.complains(author.full_name),
          since: created_at,
        })}
        review={(complaint, walk) => <ConversationReview complaint={complaint} walk={walk} />}
      />
    </>
  )
}

function ConversationReview({ complaint, walk: { next, previous, onward } }: { complaint: Complaint; walk: Walk }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  const { busy, decide } = useDecision(onward)
  const { messages, read } = useConversation(complaint.id)
  const params = { id: complaint.id }
  const close = () => void decide(() => browserCall('POST /api/v1/admin/chat-complaints/:id/close/', { params }), texts.complaintClosed)
  useKeys({ j: next, s: onward, k: previous, p: close, o: read }, !busy)
  const nameOf = (id: number) => (id === complaint.author.id ? complaint.author.full_name : complaint.about.full_name)
  return (
    <>
      <Heading level={2} look="h3">
        {complaint.about.full_name}
      </Heading>
      <Panel title={texts.complaintsOf(1)} compact>
        <p className={styles.text}>{complaint.text}</p>
        <Text size="caption" tone="muted">
          {complaint.author.full_name}, {format.dateTime(complaint.created_at)}
        </Text>
      </Panel>
      {messages ? (
        <Panel title={texts.conversation} compact>
          <Stack gap={3}>
            {messages.map(({ id, user, message, attachment, created_at }) => (
              <div key={id}>
                <Text size="caption" tone="muted">
                  {nameOf(user)}, {format.dateTime(created_at)}
                  {id === complaint.message_id && `, ${texts.complainedOf}`}
                </Text>
                <p className={styles.text}>{message || attachment?.name}</p>
              </div>
            ))}
          </Stack>
        </Panel>
      ) : (
        <Panel compact>
          <Stack gap={3}>
            <Text tone="secondary">{texts.conversationHint}</Text>
            <Row>
              <Button onClick={read}>
                {texts.readConversation} <kbd>O</kbd>
              </Button>
            </Row>
          </Stack>
        </Panel>
      )}
      <ReviewActions
        busy={busy}
        agree={{ text: texts.closeComplaint, act: close }}
        later={{ text: texts.next, act: onward }}
        keys={texts.conversationKeys}
      />
    </>
  )
}

/** Asked for by a person alone: the server records who looked. */
function useConversation(id: number) {
  const { decide } = useDecision()
  const texts = useMessages(queuesMessages)
  const [messages, setMessages] = useState<Awaited<ReturnType<typeof ask>>['messages'] | null>(null)
  const read = () => void decide(async () => setMessages((await ask(id)).messages), texts.conversationOpened)
  return { messages, read }
}

const ask = (id: number) => browserCall('GET /api/v1/admin/chat-complaints/:id/', { params: { id } })
