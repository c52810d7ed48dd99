// One review with its replies, and what the reader may do with it: reply, complain, take their own back.
import type { Comment, Reply } from '@sverka/contract/reviews'
import { COMPLAINT_MAX, REVIEW_MAX } from '@sverka/contract/reviews.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useAccount } from '../shell/account.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { reviewsMessages } from './reviews.messages.ts'
import styles from './reviews.module.css'
import { Stars } from './stars.tsx'
import { TextForm } from './text-form.tsx'
import { useSending } from './use-sending.ts'

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
      <Row gap={4}>{reply.is_mine ? <Removal of={reply} onChanged={onChanged} /> : <Complaint of={reply} name={texts.by[reply.by]} />}</Row>
    </div>
  )
}

function Actions({ review, name, onChanged }: { review: Comment; name: string; onChanged: () => void }) {
  const texts = useMessages(reviewsMessages)
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const reply = async (content: string) => {
    const params = { id: review.product }
    await browserCall('POST /api/v1/products/:id/add-comment/', { params, body: { content, parent: review.id } })
    toast.good(texts.replySent)
    close()
    onChanged()
  }
  return (
    <Row gap={4} wrap>
      {review.may_reply && <LinkButton onClick={() => setOpen(true)}>{texts.reply}</LinkButton>}
      {review.is_mine ? <Removal of={review} onChanged={onChanged} /> : <Complaint of={review} name={name} />}
      <Dialog open={isOpen} title={texts.reply} closeLabel={texts.close} onClose={close}>
        <TextForm label={texts.replyText} send={texts.replySend} most={REVIEW_MAX} onText={reply} />
      </Dialog>
    </Row>
  )
}

function Complaint({ of: { id, parent }, name }: { of: Comment | Reply; name: string }) {
  const texts = useMessages(reviewsMessages)
  const account = useAccount()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const said = parent === null ? texts.complaintOfReview : texts.complaintOfReply
  const complain = async (reason: string) => {
    await browserCall('POST /api/v1/comments/:id/complain/', { params: { id }, body: { reason } })
    toast.good(said.sent)
    setOpen(false)
  }
  return (
    <>
      <LinkButton aria-label={said.about(name)} onClick={() => account.ask(() => setOpen(true))}>
        {texts.complain}
      </LinkButton>
      <Dialog open={isOpen} title={said.title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <TextForm label={texts.complainText} send={texts.complainSend} most={COMPLAINT_MAX} onText={complain} />
      </Dialog>
    </>
  )
}

function Removal({ of: { id, parent }, onChanged }: { of: Comment | Reply; onChanged: () => void }) {
  const texts = useMessages(reviewsMessages)
  const said =
    parent === null
      ? { title: texts.removeTitle, hint: texts.removeHint, done: texts.removed }
      : { title: texts.removeReplyTitle, hint: texts.removeReplyHint, done: texts.replyRemoved }
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { busy, error, send } = useSending(async () => {
    await browserCall('DELETE /api/v1/comments/:id/', { params: { id } })
    toast.good(said.done)
    setOpen(false)
    onChanged()
  })
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{texts.remove}</LinkButton>
      <Dialog open={isOpen} title={said.title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <Stack>
          <p role={error ? 'alert' : undefined}>{error || said.hint}</p>
          <Row gap={3}>
            <Button variant="danger" busy={busy} onClick={() => void send()}>
              {texts.remove}
            </Button>
            <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
