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
      {reply.is_mine && <Removal of={reply} onChanged={onChanged} />}
    </div>
  )
}

function Actions({ review, name, onChanged }: { review: Comment; name: string; onChanged: () => void }) {
  const texts = useMessages(reviewsMessages)
  const account = useAccount()
  const toast = useToast()
  const [open, setOpen] = useState<'reply' | 'complaint' | null>(null)
  const close = () => setOpen(null)
  const reply = async (content: string) => {
    const params = { id: review.product }
    await browserCall('POST /api/v1/products/:id/add-comment/', { params, body: { content, parent: review.id } })
    toast.good(texts.replySent)
    close()
    onChanged()
  }
  const complain = async (reason: string) => {
    await browserCall('POST /api/v1/comments/:id/complain/', { params: { id: review.id }, body: { reason } })
    toast.good(texts.complainSent)
    close()
  }
  return (
    <Row gap={4} wrap>
      {review.may_reply && <LinkButton onClick={() => setOpen('reply')}>{texts.reply}</LinkButton>}
      {review.is_mine ? (
        <Removal of={review} onChanged={onChanged} />
      ) : (
        <LinkButton aria-label={texts.complainOf(name)} onClick={() => account.ask(() => setOpen('complaint'))}>
          {texts.complain}
        </LinkButton>
      )}
      <Dialog open={open === 'reply'} title={texts.reply} closeLabel={texts.close} onClose={close}>
        <TextForm label={texts.replyText} send={texts.replySend} most={REVIEW_MAX} onText={reply} />
      </Dialog>
      <Dialog open={open === 'complaint'} title={texts.complainTitle} closeLabel={texts.close} onClose={close}>
        <TextForm label={texts.complainText} send={texts.complainSend} most={COMPLAINT_MAX} onText={complain} />
      </Dialog>
    </Row>
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
