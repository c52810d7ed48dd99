// Dialogs of a review: reply, complaint, deleting one's own.
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

export function ComplaintDialog({ of: { id, parent }, onClose }: Omit<DialogProps, 'onChanged'> & { of: Comment | Reply }) {
  const texts = useMessages(reviewsMessages)
  const toast = useToast()
  const title = parent === null ? texts.complaintOfReview : texts.complaintOfReply
  const complain = async (reason: string) => {
    await browserCall('POST /api/v1/comments/:id/complain/', { params: { id }, body: { reason } })
    toast.success(title.sent)
    onClose()
  }
  return (
    <Dialog open title={title.title} closeLabel={texts.close} onClose={onClose}>
      <TextForm label={texts.complainText} send={texts.complainSend} most={COMPLAINT_MAX} onText={complain} />
    </Dialog>
  )
}

export function RemovalDialog({ of: { id, parent }, onClose, onChanged }: DialogProps & { of: Comment | Reply }) {
  const texts = useMessages(reviewsMessages)
  const said =
    parent === null
      ? { title: texts.removeTitle, hint: texts.removeHint, done: texts.removed }
      : { title: texts.removeReplyTitle, hint: texts.removeReplyHint, done: texts.replyRemoved }
  const toast = useToast()
  const { busy, error, send } = useReviewSubmit(async () => {
    await browserCall('DELETE /api/v1/comments/:id/', { params: { id } })
    toast.success(said.done)
    onClose()
    onChanged()
  })
  return (
    <Dialog open title={said.title} closeLabel={texts.close} onClose={onClose}>
      <Stack>
        <p role={error ? 'alert' : undefined}>{error || said.hint}</p>
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
