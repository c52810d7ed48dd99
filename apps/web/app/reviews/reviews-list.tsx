// Reviews on a public page: the first come with it, others by a button; a member also sees their own actions.
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
  of: ReviewScope
  first: FirstReviews
  /** Names the product of each review. */
  withProduct?: boolean
  /** Label of the button that brings more. */
  more: string
}

export function ReviewsList({ of, first, withProduct, more }: ReviewsListProps) {
  const { reviews, reload, load, hasFailed } = useReviews(of, first)
  const sending = useReviewSubmit(() => load(reviews.result.length + PAGE_SIZE))
  return (
    <Stack gap={6}>
      {hasFailed && <NotLoaded onAgain={reload} />}
      <RuledList>
        {reviews.result.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} withProduct={withProduct ?? false} onChanged={reload} />
          </li>
        ))}
      </RuledList>
      {sending.error && <p role="alert">{sending.error}</p>}
      {reviews.result.length < reviews.count && (
        <div>
          <Button busy={sending.busy} onClick={() => void sending.send()}>
            {more}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** Shown when the member's actions could not be loaded, so that a failure does not look like having none. */
export function NotLoaded({ onAgain }: { onAgain: () => void }) {
  const texts = useMessages(reviewsMessages)
  return (
    <Note tone="warning">
      {texts.loadFailed}{' '}
      <Button size="small" icon="refresh" onClick={onAgain}>
        {texts.again}
      </Button>
    </Note>
  )
}

/** A member's own reviews and rights to reply: loaded again after signing in. */
function useReviews(of: ReviewScope, first: FirstReviews) {
  const [known, setKnown] = useState<{ of: FirstReviews; reviews: FirstReviews }>({ of: first, reviews: first })
  const { status } = useAccount().state
  const reviews = known.of === first ? known.reviews : first
  const scopeKey = JSON.stringify(of)
  const load = useCallback(
    async (count: number) => {
      const size = Math.max(PAGE_SIZE, Math.ceil(count / PAGE_SIZE) * PAGE_SIZE)
      setKnown({ of: first, reviews: await loadReviews(browserCall, JSON.parse(scopeKey) as ReviewScope, size) })
    },
    [scopeKey, first],
  )
  const [hasFailed, setFailed] = useState(false)
  const reloadReviews = useCallback(
    (count: number) =>
      load(count).then(
        () => setFailed(false),
        (error: unknown) => {
          console.warn(error)
          setFailed(true)
        },
      ),
    [load],
  )
  const reload = () => void reloadReviews(reviews.result.length)
  useEffect(() => {
    if (status === 'member' && first.count > 0) void reloadReviews(first.result.length)
  }, [status, reloadReviews, first])
  return { reviews, reload, load, hasFailed }
}
