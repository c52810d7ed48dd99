// Reviews on a product's page; a buyer who has received the product can review it there.
import type { Reviewable } from '@sverka/contract/reviews/reviews'
import { useCallback, useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { type FirstReviews, loadReviews } from './load-reviews.ts'
import { ReviewModal } from './review-modal.tsx'
import { reviewsMessages } from './reviews.messages.ts'
import { ReviewsList, ReviewsNotLoaded } from './reviews-list.tsx'

interface ProductReviewsProps {
  /** Id of the product. */
  product: number
  /** The reviews loaded with the page, for a guest: without the member's own unpublished ones. */
  first: FirstReviews
}

export function ProductReviews({ product, first }: ProductReviewsProps) {
  const texts = useMessages(reviewsMessages)
  const [reloaded, setReloaded] = useState<{ basedOn: FirstReviews; reviews: FirstReviews } | null>(null)
  // Reloaded reviews are shown until the page loads others: those of another product, or of a later visit.
  const reviews = reloaded?.basedOn === first ? reloaded.reviews : first
  const scope = { product__in: [product] }
  const [hasFailed, setFailed] = useState(false)
  const reload = () =>
    loadReviews(browserCall, scope).then(
      (loaded) => {
        setReloaded({ basedOn: first, reviews: loaded })
        setFailed(false)
      },
      (error: unknown) => {
        console.warn(error)
        setFailed(true)
      },
    )
  return (
    <Stack gap={6}>
      <RateButton product={product} onSent={() => void reload()} />
      {hasFailed && <ReviewsNotLoaded onRetry={() => void reload()} />}
      {reviews.count === 0 ? (
        <Text as="p" tone="secondary">
          {texts.noneHere}
        </Text>
      ) : (
        <ReviewsList scope={scope} first={reviews} more={texts.more} />
      )}
    </Stack>
  )
}

/** Shown to members who have completed an order of this product and not reviewed it yet. */
function RateButton({ product, onSent }: { product: number; onSent: () => void }) {
  const texts = useMessages(reviewsMessages)
  const { status } = useAccount().state
  const [reviewable, setReviewable] = useState<Reviewable | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const loadReviewable = useCallback(async () => {
    setFailed(false)
    try {
      const { result } = await browserCall('GET /api/v1/comments/reviewable/', { query: { product__in: [product], page_size: 1 } })
      setReviewable(result[0] ?? null)
    } catch (error) {
      console.warn(error)
      setFailed(true)
    }
  }, [product])
  useEffect(() => {
    if (status === 'member') void loadReviewable()
  }, [status, loadReviewable])
  if (hasFailed) return <ReviewsNotLoaded onRetry={() => void loadReviewable()} />
  if (!reviewable || status !== 'member') return null
  const onReviewSent = () => {
    setOpen(false)
    onSent()
    void loadReviewable()
  }
  return (
    <div>
      <Button variant="primary" icon="star" onClick={() => setOpen(true)}>
        {texts.rate}
      </Button>
      <ReviewModal item={isOpen ? reviewable : null} onClose={() => setOpen(false)} onSent={onReviewSent} />
    </div>
  )
}
