// `/back-office/products`: the queue of products that wait for a decision, the oldest first.
import type { StaffProduct } from '@sverka/contract/products/products.staff'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/products-queue.page'
import { categoryNames } from './category-names.ts'
import { readerLanguage } from './list-query.ts'
import { ProductReview, useProductDecisions } from './product-review.tsx'
import { productsQueueMessages } from './products-queue.messages.ts'
import { QUEUE_PAGE_SIZE, Queue, type Waiting } from './queue.tsx'
import { StaffPage, staffLoader } from './staff-page.tsx'
import { withPresences } from './use-presences.ts'

export const clientLoader = staffLoader(async ({ params }) => {
  /** Only this seller's cards are shown. */
  const user = Math.trunc(Number(params.get('user'))) || undefined
  const query = { is_published: false, page_size: QUEUE_PAGE_SIZE, lang: readerLanguage(), ...(user && { user }) }
  const [{ result, count, looks }, tree] = await Promise.all([
    withPresences('products', browserCall('GET /api/v1/admin/products/', { query })),
    browserCall('GET /api/v1/categories/', { query: { lang: readerLanguage() } }),
  ])
  return { waiting: result, count, looks, ofOne: user !== undefined, categories: categoryNames(tree) }
})

export default function ProductsQueuePage({ loaderData: { waiting, count, looks, ofOne, categories } }: Route.ComponentProps) {
  const texts = useMessages(productsQueueMessages)
  const listDecisions = useProductDecisions()
  const itemKind = ({ revision, price_before }: StaffProduct) =>
    revision ? texts.edit : price_before === null ? texts.newCard : texts.jumpMark
  const describe = (product: StaffProduct): Waiting => ({
    title: product.revision?.name ?? product.name,
    more: product.seller.name,
    since: product.revision?.submitted_at ?? product.updated_at,
    marks: (
      <>
        <Tag>{itemKind(product)}</Tag>
        {(product.attention || product.stop_words.length > 0 || product.links.length > 0) && <Tag tone="warning">{texts.attention}</Tag>}
      </>
    ),
  })
  return (
    <StaffPage
      title={ofOne ? texts.productsOfOne : texts.productsTitle}
      count={count}
      action={
        <Link to={ofOne ? '/back-office/products' : '/back-office/products/batches'}>{ofOne ? texts.productsOfAll : texts.bySeller}</Link>
      }
    >
      <Queue
        name="products"
        label={texts.productsTitle}
        items={waiting}
        total={count}
        looks={looks}
        describe={describe}
        many={{ itemKind, listDecisions, owner: ({ user }) => user }}
        rowKey={({ id, version }) => `${id} ${version}`}
        review={(product, walk) => <ProductReview product={product} categories={categories} walk={walk} />}
      />
    </StaffPage>
  )
}
