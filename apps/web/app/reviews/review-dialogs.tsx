// Dialogs of a review: reply, complain about a review or reply, delete one's own. A text without `parent` is a review, with it a reply.
import type { Comment, Reply } from '@sverka/contract/reviews/reviews'
import { COMPLAINT_MAX, REVIEW_MAX } from '@sverka/contract/reviews/reviews.rules'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { useToast } from '../ui/toast.tsx'
import { reviewsMessages } from './reviews.messages.ts'
import { TextForm } from './text-form.tsx'
import { useReviewSubmit } from './use-review-submit.ts'

interface DialogProps {
  onClose: () => void
  onChanged: () => void
}

export function ReplyDialog({ review, onClose, onChanged }: DialogProps & { review: Comment }) {
  const texts = useMessages(reviewsMessages)
  const toast = useToast()
  const reply = async (content: string) => {
    const params = { id: review.product }
    const { is_held } = await browserCall('POST /api/v1/products/:id/add-comment/', { params, body: { content, parent: review.id } })
    toast.success(is_held ? texts.sentHeld : texts.replySent)
    onClose()
    onChanged()
  }
  return (
    <Dialog open title={texts.reply} closeLabel={texts.close} onClose={onClose}>
      <TextForm label={texts.replyText} send={texts.replySend} most={REVIEW_MAX} onText={reply} />
    </Dialog>
  )
}

export function ComplaintDialog({ target: { id, parent }, onClose }: Omit<DialogProps, 'onChanged'> & { target: Comment | Reply }) {
  const texts = useMessages(reviewsMessages)
  const toast = useToast()
  const complaintTexts = parent === null ? texts.complaintOfReview : texts.complaintOfReply
  const complain = async (reason: string) => {
    await browserCall('POST /api/v1/comments/:id/complain/', { params: { id }, body: { reason } })
    toast.success(complaintTexts.sent)
    onClose()
  }
  return (
    <Dialog open title={complaintTexts.title} closeLabel={texts.close} onClose={onClose}>
      <TextForm label={texts.complainText} send={texts.complainSend} most={COMPLAINT_MAX} onText={complain} />
    </Dialog>
  )
}

export function RemovalDialog({ target: { id, parent }, onClose, onChanged }: DialogProps & { target: Comment | Reply }) {
  const texts = useMessages(reviewsMessages)
  const removalTexts =
    parent === null
      ? { title: texts.removeTitle, hint: texts.removeHint, done: texts.removed }
      : { title: texts.removeReplyTitle, hint: texts.removeReplyHint, done: texts.replyRemoved }
  const toast = useToast()
  const { busy, error, send } = useReviewSubmit(async () => {
    await browserCall('DELETE /api/v1/comments/:id/', { params: { id } })
    toast.success(removalTexts.done)
    onClose()
    onChanged()
  })
  return (
    <Dialog open title={removalTexts.title} closeLabel={texts.close} onClose={onClose}>
      <Stack>
        <p role={error ? 'alert' : undefined}>{error || removalTexts.hint}</p>
        <Row gap={3}>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            {texts.remove}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
