// Reviews on a public page: the first are loaded with the page, further ones by a button. Members also see their own unpublished reviews and the
// actions that they may take.
import { useCallback, useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { RuledList } from '../ui/list.tsx'
import { Note } from '../ui/note.tsx'
import { type FirstReviews, loadReviews, PAGE_SIZE, type ReviewScope } from './load-reviews.ts'
import { ReviewCard } from './review-card.tsx'
import { reviewsMessages } from './reviews.messages.ts'
import { useReviewSubmit } from './use-review-submit.ts'

interface ReviewsListProps {
  scope: ReviewScope
  first: FirstReviews
  /** Names the product of each review. */
  withProduct?: boolean
  /** Label of the button that brings more. */
  more: string
}

export function ReviewsList({ scope, first, withProduct, more }: ReviewsListProps) {
  const { reviews, reload, loadAtLeast, hasFailed } = useReviews(scope, first)
  const loadingMore = useReviewSubmit(() => loadAtLeast(reviews.result.length + PAGE_SIZE))
  return (
    <Stack gap={6}>
      {hasFailed && <ReviewsNotLoaded onRetry={reload} />}
      <RuledList>
        {reviews.result.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} withProduct={withProduct ?? false} onChanged={reload} />
          </li>
        ))}
      </RuledList>
      {loadingMore.error && <p role="alert">{loadingMore.error}</p>}
      {reviews.result.length < reviews.count && (
        <div>
          <Button busy={loadingMore.busy} onClick={() => void loadingMore.send()}>
            {more}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** Says that the member's own reviews or actions could not be loaded, so that the failure is not mistaken for having none. */
export function ReviewsNotLoaded({ onRetry }: { onRetry: () => void }) {
  const texts = useMessages(reviewsMessages)
  return (
    <Note tone="warning">
      {texts.loadFailed}{' '}
      <Button size="small" icon="refresh" onClick={onRetry}>
        {texts.again}
      </Button>
    </Note>
  )
}

/**
 * The reviews shown: at first those loaded with the page, as for a guest. They are reloaded for a signed-in member, since only that answer says which
 * actions the member may take.
 */
function useReviews(scope: ReviewScope, first: FirstReviews) {
  const [latest, setLatest] = useState<{ basedOn: FirstReviews; reviews: FirstReviews }>({ basedOn: first, reviews: first })
  const { status } = useAccount().state
  const reviews = latest.basedOn === first ? latest.reviews : first
  // Serialized, because callers pass a new object at each render, which would change the dependencies below.
  const scopeKey = JSON.stringify(scope)
  /** Loads at least `count` reviews, rounded up to whole pages. */
  const loadAtLeast = useCallback(
    async (count: number) => {
      const size = Math.max(PAGE_SIZE, Math.ceil(count / PAGE_SIZE) * PAGE_SIZE)
      setLatest({ basedOn: first, reviews: await loadReviews(browserCall, JSON.parse(scopeKey) as ReviewScope, size) })
    },
    [scopeKey, first],
  )
  const [hasFailed, setFailed] = useState(false)
  const loadOrReport = useCallback(
    (count: number) =>
      loadAtLeast(count).then(
        () => setFailed(false),
        (error: unknown) => {
          console.warn(error)
          setFailed(true)
        },
      ),
    [loadAtLeast],
  )
  const reload = () => void loadOrReport(reviews.result.length)
  useEffect(() => {
    if (status === 'member' && first.count > 0) void loadOrReport(first.result.length)
  }, [status, loadOrReport, first])
  return { reviews, reload, loadAtLeast, hasFailed }
}
