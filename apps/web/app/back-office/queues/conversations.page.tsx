// `/back-office/conversations`: complaints about private conversations in the chat. The messages are loaded only when staff open them, and the server
// records each view in the audit log, since conversations are private.
import type { Complaint } from '@sverka/contract/chat/chat.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../back-office.module.css'
import { Decision, type Decisions } from '../decision.tsx'
import { QUEUE_PAGE_SIZE, Queue } from '../queue.tsx'
import type { QueueNavigation } from '../queue-navigation.ts'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { useDecision } from '../use-decision.ts'
import { withPresences } from '../use-presences.ts'
import type { Route } from './+types/conversations.page'
import { queuesMessages } from './queues.messages.ts'

export const clientLoader = staffLoader(() =>
  withPresences('conversations', browserCall('GET /api/v1/admin/chat-complaints/', { query: { open: true, page_size: QUEUE_PAGE_SIZE } })),
)

export default function ConversationsPage({ loaderData: { result, count, presences } }: Route.ComponentProps) {
  const texts = useMessages(queuesMessages)
  return (
    <StaffPage title={texts.conversationsTitle} count={count}>
      <Queue
        name="conversations"
        label={texts.conversationsTitle}
        items={result}
        total={count}
        presences={presences}
        batchOptions={{ itemKind: () => texts.conversationsTitle, listDecisions: useDecisions() }}
        describe={({ about, author, created_at }) => ({
          title: about.full_name,
          more: texts.complains(author.full_name),
          since: created_at,
        })}
        review={(complaint, navigation) => <ConversationReview complaint={complaint} navigation={navigation} />}
      />
    </StaffPage>
  )
}

function ConversationReview({ complaint, navigation }: { complaint: Complaint; navigation: QueueNavigation }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  const { messages, read } = useConversation(complaint.id)
  const authorName = (id: number) => (id === complaint.author.id ? complaint.author.full_name : complaint.about.full_name)
  return (
    <>
      <Heading level={2} look="h3">
        {complaint.about.full_name}
      </Heading>
      <Panel title={texts.complaintCount(1)} compact>
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
                  {authorName(user)}, {format.dateTime(created_at)}
                  {id === complaint.message_id && `, ${texts.complainedAbout}`}
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
      <Decision navigation={navigation} {...useDecisions()(complaint)} keys={texts.conversationKeys} more={{ o: read }} />
    </>
  )
}

/** A complaint can only be closed. */
function useDecisions(): (complaint: Complaint) => Decisions {
  const texts = useMessages(queuesMessages)
  return ({ id }) => ({
    agree: {
      text: texts.closeComplaint,
      done: texts.complaintClosed,
      act: () => browserCall('POST /api/v1/admin/chat-complaints/:id/close/', { params: { id } }),
    },
  })
}

/** The conversation; null until staff open it. */
function useConversation(id: number) {
  const { decide } = useDecision()
  const texts = useMessages(queuesMessages)
  const [messages, setMessages] = useState<Awaited<ReturnType<typeof loadConversation>>['messages'] | null>(null)
  const read = () => void decide(async () => setMessages((await loadConversation(id)).messages), texts.conversationOpened)
  return { messages, read }
}

const loadConversation = (id: number) => browserCall('GET /api/v1/admin/chat-complaints/:id/', { params: { id } })
