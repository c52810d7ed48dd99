// `/back-office/complaints`: reviews of products, and sellers' replies, about which members complained or which the text filter held back. Staff
// keep or hide each.
import type { StaffReview } from '@sverka/contract/reviews/reviews.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../back-office.module.css'
import { Decision, type Decisions } from '../decision.tsx'
import { QUEUE_PAGE_SIZE, Queue } from '../queue.tsx'
import type { QueueNavigation } from '../queue-navigation.ts'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { withPresences } from '../use-presences.ts'
import type { Route } from './+types/complaints.page'
import { queuesMessages } from './queues.messages.ts'

export const clientLoader = staffLoader(() =>
  withPresences('complaints', browserCall('GET /api/v1/admin/comments/', { query: { page_size: QUEUE_PAGE_SIZE } })),
)

export default function ComplaintsPage({ loaderData: { result, count, presences } }: Route.ComponentProps) {
  const texts = useMessages(queuesMessages)
  // A review has stars, a reply has none.
  const itemKind = ({ stars }: Pick<StaffReview, 'stars'>) => (stars === null ? texts.onReply : texts.onReview)
  return (
    <StaffPage title={texts.complaintsTitle} count={count}>
      <Queue
        name="complaints"
        label={texts.complaintsTitle}
        items={result}
        total={count}
        presences={presences}
        batchOptions={{ itemKind, listDecisions: useDecisions() }}
        describe={({ stars, product_name, complaints, time_create }) => ({
          title: itemKind({ stars }),
          more: product_name,
          since: complaints[0]?.created_at ?? time_create,
          marks: <Tag>{complaints.length > 0 ? texts.complaintCount(complaints.length) : texts.heldMark}</Tag>,
        })}
        review={(review, navigation) => <ComplaintReview review={review} navigation={navigation} />}
      />
    </StaffPage>
  )
}

function ComplaintReview({ review, navigation }: { review: StaffReview; navigation: QueueNavigation }) {
  const texts = useMessages(queuesMessages)
  return (
    <>
      <ReviewText review={review} />
      <Decision navigation={navigation} {...useDecisions()(review)} keys={texts.complaintKeys} />
    </>
  )
}

/** Keep or hide. `seen` is the last complaint that staff read: a complaint made since stays open. */
function useDecisions(): (review: StaffReview) => Decisions {
  const texts = useMessages(queuesMessages)
  return ({ id, last_complaint }) => ({
    agree: {
      text: texts.keep,
      done: texts.keptToast,
      act: () =>
        browserCall('POST /api/v1/admin/comments/:id/keep/', { params: { id }, query: last_complaint ? { seen: last_complaint } : {} }),
    },
    refuse: {
      title: texts.hideTitle,
      lead: texts.hideLead,
      reasons: texts.hideReasons,
      submit: texts.hide,
      done: texts.hiddenToast,
      act: (reason) => browserCall('POST /api/v1/admin/comments/:id/hide/', { params: { id }, body: { reason } }),
    },
  })
}

function ReviewText({ review }: { review: StaffReview }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  return (
    <>
      <Heading level={2} look="h3">
        {review.stars === null ? texts.onReply : texts.onReview}
      </Heading>
      <Text as="p" tone="secondary">
        <Link to={`/marketplace/item/${review.product}`}>{review.product_name}</Link>
      </Text>
      <Panel compact>
        <Stack gap={2}>
          <Text tone="secondary">
            {review.user?.full_name ?? texts.accountGone}, {format.dateTime(review.time_create)}
            {review.stars !== null && `, ${texts.stars(review.stars)}`}
          </Text>
          <p className={styles.text}>{review.content}</p>
        </Stack>
      </Panel>
      <Flagged review={review} />
      {review.complaints.length > 0 && <Complaints review={review} />}
    </>
  )
}

/**
 * Note on what the text filter found (a link, a phone number, a word of the stop list), and whether the text is held back, that is not public yet.
 */
function Flagged({ review: { is_held, links, stop_words } }: { review: StaffReview }) {
  const texts = useMessages(queuesMessages)
  const findings = [...links, ...stop_words.map(({ word, note }) => (note ? `${word} (${note})` : word))]
  if (findings.length === 0 && !is_held) return null
  return (
    <Note tone="warning" title={is_held ? texts.heldTitle : texts.flaggedTitle}>
      {findings.join(', ')}
    </Note>
  )
}

function Complaints({ review }: { review: StaffReview }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  return (
    <Panel title={texts.complaintCount(review.complaints.length)} compact>
      <Stack gap={3}>
        {review.complaints.map(({ reason, user, created_at }) => (
          <div key={user.id}>
            <p className={styles.text}>{reason}</p>
            <Text size="caption" tone="muted">
              {user.full_name}, {format.dateTime(created_at)}
            </Text>
          </div>
        ))}
      </Stack>
    </Panel>
  )
}
