// `/profile/reviews`: purchases to review, one's own reviews, and those of one's goods.
import type { Comment, Reviewable } from '@sverka/contract/reviews/reviews'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Stack } from '../ui/layout.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/reviews.page'
import { ReviewCard } from './review-card.tsx'
import { ReviewModal } from './review-modal.tsx'
import { reviewsMessages } from './reviews.messages.ts'
import styles from './reviews.module.css'

/** Reviews on a page, and the most products shown as waiting for a review. */
const PAGE_SIZE = 20

/** Private page: the server renders pages as for a guest, so only the browser loads it. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(load(new URL(request.url).searchParams))

async function load(params: URLSearchParams) {
  const { id } = await browserCall('GET /auth/users/me/', {})
  const which = (['mine', 'goods'] as const).find((side) => side === params.get('of')) ?? (await findSide(id))
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const whose = which === 'goods' ? { seller__in: [id] } : { user__in: [id] }
  const [{ result, count }, waiting] = await Promise.all([
    browserCall('GET /api/v1/comments/', { query: { ...whose, page, page_size: PAGE_SIZE } }),
    browserCall('GET /api/v1/comments/reviewable/', { query: { page_size: PAGE_SIZE } }),
  ])
  return { which, page, count, reviews: result, waiting: waiting.result } as const
}

/** Which list opens first. A seller whose goods have reviews sees those, because they may need a reply. Everybody else sees their own reviews. */
async function findSide(id: number): Promise<'mine' | 'goods'> {
  const { count } = await browserCall('GET /api/v1/comments/', { query: { seller__in: [id], page_size: 1 } })
  return count > 0 ? 'goods' : 'mine'
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

const reviewsPath = (which: 'mine' | 'goods', page = 1): string => {
  const query = new URLSearchParams({ of: which, ...(page > 1 ? { page: String(page) } : {}) })
  return `/profile/reviews?${query}`
}

export default function ReviewsPage({ loaderData: { which, page, count, reviews, waiting } }: Route.ComponentProps) {
  const texts = useMessages(reviewsMessages)
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title} />
      {waiting.length > 0 && <Waiting items={waiting} />}
      <div>
        <Segmented
          label={texts.which}
          chosen={which}
          segments={[
            { value: 'mine', label: texts.mine, to: reviewsPath('mine') },
            { value: 'goods', label: texts.aboutMine, to: reviewsPath('goods') },
          ]}
        />
      </div>
      <Panel>
        <Stack gap={6}>
          <List reviews={reviews} which={which} />
          <Pager current={page} last={Math.ceil(count / PAGE_SIZE)} pageHref={(to) => reviewsPath(which, to)} />
        </Stack>
      </Panel>
    </Stack>
  )
}

function List({ reviews, which }: { reviews: readonly Comment[]; which: 'mine' | 'goods' }) {
  const texts = useMessages(reviewsMessages)
  const { revalidate } = useRevalidator()
  if (reviews.length === 0)
    return (
      <EmptyState icon="star" title={texts.none}>
        {which === 'mine' ? texts.noneHint : texts.noneAboutMine}
      </EmptyState>
    )
  return (
    <RuledList>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} withProduct onChanged={() => void revalidate()} />
        </li>
      ))}
    </RuledList>
  )
}

function Waiting({ items }: { items: readonly Reviewable[] }) {
  const texts = useMessages(reviewsMessages)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Reviewable | null>(null)
  const sent = () => {
    setOpen(null)
    void revalidate()
  }
  return (
    <Panel title={texts.waiting} count={items.length}>
      <RuledList>
        {items.map((item) => (
          <li key={`${item.order}/${item.product}`} className={styles.waiting}>
            <span className={styles.item}>
              {item.image && <img className={styles.picture} src={item.image} alt="" loading="lazy" />}
              {item.name}
            </span>
            <Button size="small" icon="star" aria-label={texts.rateLabel(item.name)} onClick={() => setOpen(item)}>
              {texts.rate}
            </Button>
          </li>
        ))}
      </RuledList>
      <ReviewModal item={open} onClose={() => setOpen(null)} onSent={sent} />
    </Panel>
  )
}
