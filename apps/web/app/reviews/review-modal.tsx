// The dialog «Оценить товар» (rate the product) after a completed order: stars, text, and how the buyer's name is shown.
import type { Reviewable } from '@sverka/contract/reviews/reviews'
import { isReviewComplete, REVIEW_MAX, type ShownName, shownNames } from '@sverka/contract/reviews/reviews.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { useToast } from '../ui/toast.tsx'
import { reviewsMessages } from './reviews.messages.ts'
import { StarsField } from './stars.tsx'
import { useReviewSubmit } from './use-review-submit.ts'

interface ReviewModalProps {
  /** The product and its completed order; null while the modal is closed. */
  item: Pick<Reviewable, 'order' | 'product' | 'name'> | null
  onClose: () => void
  /** Called when the server has stored the review. */
  onSent: () => void
}

export function ReviewModal({ item, onClose, onSent }: ReviewModalProps) {
  const texts = useMessages(reviewsMessages)
  return (
    <Dialog open={item !== null} title={texts.rate} closeLabel={texts.close} onClose={onClose}>
      {item && <ReviewForm key={`${item.order}/${item.product}`} item={item} onSent={onSent} />}
    </Dialog>
  )
}

function ReviewForm({ item, onSent }: { item: NonNullable<ReviewModalProps['item']>; onSent: () => void }) {
  const texts = useMessages(reviewsMessages)
  const toast = useToast()
  const [stars, setStars] = useState(0)
  const [content, setContent] = useState('')
  const [shownName, setShownName] = useState<ShownName>('short')
  const [isTried, setTried] = useState(false)
  const { busy, error, send } = useReviewSubmit(async () => {
    const body = { content, stars, order: item.order, shown_name: shownName }
    const { is_held } = await browserCall('POST /api/v1/products/:id/add-comment/', { params: { id: item.product }, body })
    toast.success(is_held ? texts.sentHeld : texts.sent)
    onSent()
  })
  const trySending = async () => {
    setTried(true)
    // Specification §5: a review without stars or without text is not sent.
    if (isReviewComplete(stars, content)) await send()
  }
  return (
    <Form onSend={trySending}>
      <Stack>
        <p>{item.name}</p>
        <ErrorNote>{error}</ErrorNote>
        <StarsField stars={stars} error={isTried && stars === 0 ? texts.chooseStars : undefined} onStars={setStars} />
        <TextArea
          label={texts.text}
          required
          rows={4}
          maxLength={REVIEW_MAX}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        <Select
          label={texts.name}
          value={shownName}
          onChange={(event) => setShownName(shownNames.find((name) => name === event.currentTarget.value) ?? 'short')}
        >
          {shownNames.map((name) => (
            <option key={name} value={name}>
              {texts.names[name]}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary" size="large" full busy={busy} disabled={content.trim() === ''}>
          {texts.send}
        </Button>
      </Stack>
    </Form>
  )
}
