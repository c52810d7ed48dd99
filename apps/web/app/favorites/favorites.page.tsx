// `/profile/favorites`: liked goods that are on sale, the latest like first. A product whose like is removed stays visible until the page is left.
import type { GoodsCard } from '@sverka/contract/marketplace/marketplace'
import type { Product } from '@sverka/contract/products/products'
import { smallestQuantity } from '@sverka/contract/products/trade-terms.rules'
import { isUsualUnit } from '@sverka/contract/products/units.rules'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { GoodsGrid } from '../marketplace/goods-card.tsx'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/favorites.page'
import { favoritesMessages } from './favorites.messages.ts'

const PAGE_SIZE = 24

/** Private page: the server renders pages as for a guest, so only the browser loads it. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(load(new URL(request.url).searchParams.get('page')))

async function load(pageParam: string | null) {
  const page = Math.max(1, Math.trunc(Number(pageParam)) || 1)
  const { result, count } = await browserCall('GET /api/v1/favorites/', { query: { page, page_size: PAGE_SIZE } })
  return { page, count, cards: result.map(toCard) }
}

/** The card shows the unit only if it is not the usual one (such as pieces for goods), and the smallest quantity only if it is above 1. */
const toCard = (product: Product): GoodsCard => ({
  id: product.id,
  name: product.name,
  product_type: product.product_type,
  price: product.price,
  sale_price: product.sale_price,
  unit_name: product.unit === null || isUsualUnit(product.unit, product.product_type) ? null : product.unit_name,
  min_quantity: smallestQuantity(product) > 1 ? smallestQuantity(product) : null,
  // Price steps are ordered by quantity, and the last is the cheapest.
  lowest_price: product.price_steps.at(-1)?.price ?? null,
  in_stock: product.in_stock,
  image: product.images[0] ? { card: product.images[0].card, page: product.images[0].image } : null,
  seller_name: product.seller.name,
  isVerified: product.isVerified,
  rating: product.rating,
  comments: product.comments,
})

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function FavoritesPage({ loaderData: { page, count, cards } }: Route.ComponentProps) {
  const texts = useMessages(favoritesMessages)
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title} />
      {cards.length === 0 ? (
        <Panel>
          <EmptyState
            icon="heart"
            title={texts.none}
            action={
              <ButtonLink variant="soft" to="/marketplace">
                {texts.toMarket}
              </ButtonLink>
            }
          >
            {texts.noneHint}
          </EmptyState>
        </Panel>
      ) : (
        <GoodsGrid cards={cards} label={texts.title} />
      )}
      <Pager current={page} last={Math.ceil(count / PAGE_SIZE)} pageHref={(to) => `/profile/favorites?page=${to}`} />
    </Stack>
  )
}
