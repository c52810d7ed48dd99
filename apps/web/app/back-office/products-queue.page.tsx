// `/back-office/products`: the queue of product cards that wait for a decision of staff, the oldest first: new cards, edits of published ones, and
// published cards whose price jumped. With `?user=` only the cards of one seller.
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
  // Id of the seller whose cards are shown; undefined for all sellers.
  const user = Math.trunc(Number(params.get('user'))) || undefined
  // For the API `false` means every card that waits for a decision, also a published one with an edit or a jump of price; the oldest comes first.
  const query = { is_published: false, page_size: QUEUE_PAGE_SIZE, lang: readerLanguage(), ...(user && { user }) }
  const [{ result, count, presences }, tree] = await Promise.all([
    withPresences('products', browserCall('GET /api/v1/admin/products/', { query })),
    browserCall('GET /api/v1/categories/', { query: { lang: readerLanguage() } }),
  ])
  return { waiting: result, count, presences, isOneSeller: user !== undefined, categories: categoryNames(tree) }
})

export default function ProductsQueuePage({ loaderData: { waiting, count, presences, isOneSeller, categories } }: Route.ComponentProps) {
  const texts = useMessages(productsQueueMessages)
  const listDecisions = useProductDecisions()
  // An edit has a `revision`; a price that jumped has `price_before`, the price at the last decision of staff.
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
      title={isOneSeller ? texts.productsOfOne : texts.productsTitle}
      count={count}
      action={
        <Link to={isOneSeller ? '/back-office/products' : '/back-office/products/batches'}>
          {isOneSeller ? texts.productsOfAll : texts.bySeller}
        </Link>
      }
    >
      <Queue
        name="products"
        label={texts.productsTitle}
        items={waiting}
        total={count}
        presences={presences}
        describe={describe}
        // Cards of one kind and one seller may be decided together.
        batchOptions={{ itemKind, listDecisions, owner: ({ user }) => user }}
        rowKey={({ id, version }) => `${id} ${version}`}
        review={(product, navigation) => <ProductReview product={product} categories={categories} navigation={navigation} />}
      />
    </StaffPage>
  )
}
