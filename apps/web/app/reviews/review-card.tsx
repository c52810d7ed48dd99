// One review with its replies, and the reader's actions: reply, complain, delete one's own.
import type { Comment, Reply } from '@sverka/contract/reviews/reviews'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useAccount } from '../shell/account.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Row } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { reviewsMessages } from './reviews.messages.ts'
import styles from './reviews.module.css'
import { Stars } from './stars.tsx'

/** The dialogs are loaded when the first of them is opened. */
const ReplyDialog = lazy(async () => ({ default: (await import('./review-dialogs.tsx')).ReplyDialog }))
const ComplaintDialog = lazy(async () => ({ default: (await import('./review-dialogs.tsx')).ComplaintDialog }))
const RemovalDialog = lazy(async () => ({ default: (await import('./review-dialogs.tsx')).RemovalDialog }))

interface ReviewCardProps {
  review: Comment
  /** Names the product, where the reader is not on its page. */
  withProduct?: boolean
  onChanged: () => void
}

export function ReviewCard({ review, withProduct, onChanged }: ReviewCardProps) {
  const texts = useMessages(reviewsMessages)
  const format = useFormat()
  const name = review.user.full_name ?? texts.hiddenName
  return (
    <article className={styles.review} aria-label={name}>
      <div className={styles.head}>
        <Row gap={2} wrap>
          <Text as="b" weight="medium">
            {name}
          </Text>
          <Stars count={review.stars} />
        </Row>
        <Text size="caption" tone="muted">
          <time dateTime={review.time_create}>{format.dateOfTime(review.time_create)}</time>
        </Text>
      </div>
      {withProduct && <ProductName review={review} />}
      <p className={styles.words}>{review.content}</p>
      {review.is_held && <HeldNote />}
      {review.replies.length > 0 && (
        <ul className={styles.replies}>
          {review.replies.map((reply) => (
            <li key={reply.id}>
              <ReplyLine reply={reply} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      <Actions review={review} name={name} onChanged={onChanged} />
    </article>
  )
}

/** Shown to the author of a text that waits for a moderator, because it has a link, a phone number or a stop-list word. */
const HeldNote = () => (
  <Text as="p" size="caption" tone="muted">
    {useMessages(reviewsMessages).held}
  </Text>
)

const ProductName = ({ review: { product, product_name, product_shown } }: { review: Comment }) => (
  <Text size="caption" tone="muted">
    {product_shown ? <Link to={`/marketplace/item/${product}`}>{product_name}</Link> : product_name}
  </Text>
)

function ReplyLine({ reply, onChanged }: { reply: Reply; onChanged: () => void }) {
  const texts = useMessages(reviewsMessages)
  const format = useFormat()
  return (
    <div className={styles.review}>
      <div className={styles.head}>
        <Text as="b" weight="medium">
          {texts.by[reply.by]}
        </Text>
        <Text size="caption" tone="muted">
          <time dateTime={reply.time_create}>{format.dateOfTime(reply.time_create)}</time>
        </Text>
      </div>
      <p className={styles.words}>{reply.content}</p>
      {reply.is_held && <HeldNote />}
      <Row gap={4}>
        {reply.is_mine ? <Removal target={reply} onChanged={onChanged} /> : <Complaint target={reply} name={texts.by[reply.by]} />}
      </Row>
    </div>
  )
}

function Actions({ review, name, onChanged }: { review: Comment; name: string; onChanged: () => void }) {
  const texts = useMessages(reviewsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Row gap={4} wrap>
      {review.may_reply && <LinkButton onClick={() => setOpen(true)}>{texts.reply}</LinkButton>}
      {review.is_mine ? <Removal target={review} onChanged={onChanged} /> : <Complaint target={review} name={name} />}
      {isOpen && (
        <Suspense fallback={null}>
          <ReplyDialog review={review} onClose={() => setOpen(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </Row>
  )
}

function Complaint({ target, name }: { target: Comment | Reply; name: string }) {
  const texts = useMessages(reviewsMessages)
  const account = useAccount()
  const [isOpen, setOpen] = useState(false)
  const { about } = target.parent === null ? texts.complaintOfReview : texts.complaintOfReply
  return (
    <>
      <LinkButton aria-label={about(name)} onClick={() => account.ask(() => setOpen(true))}>
        {texts.complain}
      </LinkButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ComplaintDialog target={target} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Removal({ target, onChanged }: { target: Comment | Reply; onChanged: () => void }) {
  const texts = useMessages(reviewsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{texts.remove}</LinkButton>
      {isOpen && (
        <Suspense fallback={null}>
          <RemovalDialog target={target} onClose={() => setOpen(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  )
}
