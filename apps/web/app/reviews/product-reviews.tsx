// Reviews on a product's page; a buyer who received it can review it there.
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
import { NotLoaded, ReviewsList } from './reviews-list.tsx'

interface ProductReviewsProps {
  product: number
  /** The reviews loaded with the page, as a guest sees them. */
  first: FirstReviews
}

export function ProductReviews({ product, first }: ProductReviewsProps) {
  const texts = useMessages(reviewsMessages)
  const [fresh, setFresh] = useState<{ of: FirstReviews; reviews: FirstReviews } | null>(null)
  const reviews = fresh?.of === first ? fresh.reviews : first
  const of = { product__in: [product] }
  const [hasFailed, setFailed] = useState(false)
  const sent = () =>
    loadReviews(browserCall, of).then(
      (loaded) => {
        setFresh({ of: first, reviews: loaded })
        setFailed(false)
      },
      (error: unknown) => {
        console.warn(error)
        setFailed(true)
      },
    )
  return (
    <Stack gap={6}>
      <RateButton product={product} onSent={() => void sent()} />
      {hasFailed && <NotLoaded onAgain={() => void sent()} />}
      {reviews.count === 0 ? (
        <Text as="p" tone="secondary">
          {texts.noneHere}
        </Text>
      ) : (
        <ReviewsList of={of} first={reviews} more={texts.more} />
      )}
    </Stack>
  )
}

/** Shown to members with a completed order of it and no review yet. */
function RateButton({ product, onSent }: { product: number; onSent: () => void }) {
  const texts = useMessages(reviewsMessages)
  const { status } = useAccount().state
  const [item, setItem] = useState<Reviewable | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const look = useCallback(async () => {
    setFailed(false)
    try {
      const { result } = await browserCall('GET /api/v1/comments/reviewable/', { query: { product__in: [product], page_size: 1 } })
      setItem(result[0] ?? null)
    } catch (error) {
      console.warn(error)
      setFailed(true)
    }
  }, [product])
  useEffect(() => {
    if (status === 'member') void look()
  }, [status, look])
  if (hasFailed) return <NotLoaded onAgain={() => void look()} />
  if (!item || status !== 'member') return null
  const sent = () => {
    setOpen(false)
    onSent()
    void look()
  }
  return (
    <div>
      <Button variant="primary" icon="star" onClick={() => setOpen(true)}>
        {texts.rate}
      </Button>
      <ReviewModal item={isOpen ? item : null} onClose={() => setOpen(false)} onSent={sent} />
    </div>
  )
}
