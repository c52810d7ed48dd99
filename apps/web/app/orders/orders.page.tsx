// `/profile/orders`: the member's orders as buyer («Покупаю», buying) or seller («Продаю», selling), filtered by status; received products can be
// reviewed here.
import type { OrderFilter } from '@sverka/contract/orders/orders.rules'
import { orderFilters } from '@sverka/contract/orders/orders.rules'
import type { Reviewable } from '@sverka/contract/reviews/reviews'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { ReviewModal } from '../reviews/review-modal.tsx'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/orders.page'
import { OrderCard } from './order-card.tsx'
import { ordersMessages } from './orders.messages.ts'
import styles from './orders.module.css'

/** Orders on one page. */
const PAGE_SIZE = 20

type Side = 'buyer' | 'seller'

/** Query parameters of the page; `status` is undefined for all orders. */
interface OrdersQuery {
  readonly side: Side
  readonly status: OrderFilter | undefined
  readonly page: number
}

/** Reads the page's URL; invalid values are ignored. */
function readQuery(url: string): OrdersQuery {
  const query = new URL(url).searchParams
  return {
    side: query.get('mode') === 'selling' ? 'seller' : 'buyer',
    status: orderFilters.find((filter) => filter === query.get('status')),
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  }
}

function ordersPath({ side, status, page }: OrdersQuery): string {
  const query = new URLSearchParams({
    ...(side === 'seller' ? { mode: 'selling' } : {}),
    ...(status ? { status } : {}),
    ...(page > 1 ? { page: `${page}` } : {}),
  })
  return query.size > 0 ? `/profile/orders?${query}` : '/profile/orders'
}

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(load(readQuery(request.url)))

/** `counts`: number of all orders as buyer and as seller; `toRate`: received products on this page that the buyer has not reviewed. */
async function load(request: OrdersQuery) {
  const { side, status, page } = request
  const query = { page, page_size: PAGE_SIZE, ...(status ? { status } : {}) }
  const [list, bought, sold] = await Promise.all([
    side === 'buyer' ? browserCall('GET /api/v1/products-order/', { query }) : browserCall('GET /api/v1/seller-order/', { query }),
    browserCall('GET /api/v1/products-order/', { query: { page_size: 1 } }),
    browserCall('GET /api/v1/seller-order/', { query: { page_size: 1 } }),
  ])
  const received = side === 'buyer' ? list.result.filter((order) => order.status === 'completed').map(({ id }) => id) : []
  const reviewable =
    received.length > 0 ? await browserCall('GET /api/v1/comments/reviewable/', { query: { order__in: received, page_size: 200 } }) : null
  return { request, list, counts: { buyer: bought.count, seller: sold.count }, toRate: reviewable?.result ?? [] }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function OrdersPage({ loaderData: { request, list, counts, toRate } }: Route.ComponentProps) {
  const texts = useMessages(ordersMessages)
  const { revalidate } = useRevalidator()
  const [rated, setRated] = useState<Reviewable | null>(null)
  const onReviewSent = () => {
    setRated(null)
    void revalidate()
  }
  return (
    <Stack gap={4}>
      <PrivateHead title={texts.title} />
      <Choice request={request} counts={counts} />
      {list.result.length === 0 ? (
        <NoOrders side={request.side} />
      ) : (
        <ul className={styles.list}>
          {list.result.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              side={request.side}
              toRate={toRate.find((item) => item.order === order.id)}
              onRate={setRated}
            />
          ))}
        </ul>
      )}
      <Pager current={request.page} last={Math.ceil(list.count / PAGE_SIZE)} pageHref={(page) => ordersPath({ ...request, page })} />
      <ReviewModal item={rated} onClose={() => setRated(null)} onSent={onReviewSent} />
    </Stack>
  )
}

function Choice({ request, counts }: { request: OrdersQuery; counts: Record<Side, number> }) {
  const texts = useMessages(ordersMessages)
  const navigate = useNavigate()
  const to = (change: Partial<OrdersQuery>) => ordersPath({ ...request, page: 1, ...change })
  return (
    <div className={styles.choice}>
      <Segmented
        label={texts.modes}
        chosen={request.side}
        segments={[
          { value: 'buyer', label: texts.buying, count: counts.buyer, to: to({ side: 'buyer' }) },
          { value: 'seller', label: texts.selling, count: counts.seller, to: to({ side: 'seller' }) },
        ]}
      />
      <Select
        label={texts.status}
        value={request.status ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          void navigate(to({ status: orderFilters.find((filter) => filter === chosen) }))
        }}
      >
        <option value="">{texts.all}</option>
        {orderFilters.map((filter) => (
          <option key={filter} value={filter}>
            {texts.states[filter]}
          </option>
        ))}
      </Select>
    </div>
  )
}

function NoOrders({ side }: { side: Side }) {
  const texts = useMessages(ordersMessages)
  const action =
    side === 'buyer' ? (
      <ButtonLink variant="soft" to="/marketplace">
        {texts.toMarket}
      </ButtonLink>
    ) : undefined
  return (
    <Panel>
      <EmptyState icon="list" title={texts.none} action={action}>
        {side === 'buyer' ? texts.noneBuying : texts.noneSelling}
      </EmptyState>
    </Panel>
  )
}
