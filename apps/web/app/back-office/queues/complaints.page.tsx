// `/back-office/complaints`: reviews and replies that somebody complained of, the longest waiting first: kept, or hidden with a reason.
import type { StaffReview } from '@sverka/contract/reviews/reviews.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../back-office.module.css'
import { forStaff } from '../for-staff.ts'
import { Queue, QueueHeading, type Walk } from '../queue.tsx'
import { RejectDialog } from '../reject-dialog.tsx'
import { ReviewActions } from '../review-actions.tsx'
import { useDecision } from '../use-decision.ts'
import { useKeys } from '../use-keys.ts'
import { withLooks } from '../use-looks.ts'
import type { Route } from './+types/complaints.page'
import { queuesMessages } from './queues.messages.ts'

const AT_HAND = 50

export const clientLoader = (_: Route.ClientLoaderArgs) =>
  forStaff(() => withLooks('complaints', browserCall('GET /api/v1/admin/comments/', { query: { page_size: AT_HAND } })))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function ComplaintsPage({ loaderData: { result, count, looks } }: Route.ComponentProps) {
  const texts = useMessages(queuesMessages)
  return (
    <>
      <PageHead title={texts.complaintsTitle} noindex />
      <QueueHeading title={texts.complaintsTitle} count={count} />
      <Queue
        name="complaints"
        label={texts.complaintsTitle}
        items={result}
        total={count}
        looks={looks}
        describe={({ stars, product_name, complaints }) => ({
          title: stars === null ? texts.onReply : texts.onReview,
          more: product_name,
          since: complaints[0]?.created_at ?? '',
          marks: <Tag>{texts.complaintsOf(complaints.length)}</Tag>,
        })}
        review={(review, walk) => <ComplaintReview review={review} walk={walk} />}
      />
    </>
  )
}

function ComplaintReview({ review, walk: { next, previous, onward } }: { review: StaffReview; walk: Walk }) {
  const texts = useMessages(queuesMessages)
  const [isHiding, setHiding] = useState(false)
  const { busy, decide } = useDecision(onward)
  const params = { id: review.id }
  const keep = () => void decide(() => browserCall('POST /api/v1/admin/comments/:id/keep/', { params }), texts.keptToast)
  const open = () => setHiding(true)
  useKeys({ j: next, s: onward, k: previous, p: keep, r: open }, !isHiding && !busy)
  return (
    <>
      <Complained review={review} />
      <ReviewActions
        busy={busy}
        agree={{ text: texts.keep, act: keep }}
        refuse={{ text: texts.hide, act: open }}
        later={{ text: texts.next, act: onward }}
        keys={texts.complaintKeys}
      />
      <RejectDialog
        open={isHiding}
        refusing={{ title: texts.hideTitle, lead: texts.hideLead, reasons: texts.hideReasons, submit: texts.hide }}
        onClose={() => setHiding(false)}
        onReject={async (reason) => {
          await decide(() => browserCall('POST /api/v1/admin/comments/:id/hide/', { params, body: { reason } }), texts.hiddenToast)
          setHiding(false)
        }}
      />
    </>
  )
}

function Complained({ review }: { review: StaffReview }) {
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
      <Panel title={texts.complaintsOf(review.complaints.length)} compact>
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
    </>
  )
}
