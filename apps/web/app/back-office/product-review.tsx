// One card under review: what was approved beside what was sent, and the decision, by button or key.
import type { StaffProduct } from '@sverka/contract/products/products.staff'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import { Decision } from './decision.tsx'
import { ProductComparison } from './product-comparison.tsx'
import type { Walk } from './queue.tsx'

interface ProductReviewProps {
  product: StaffProduct
  categories: ReadonlyMap<number, string>
  walk: Walk
}

export function ProductReview({ product, categories, walk }: ProductReviewProps) {
  const texts = useMessages(backOfficeMessages)
  const format = useFormat()
  // A decision names the version that was read, so that nobody decides on what they have not seen.
  const { id, version } = product
  const params = { id }
  return (
    <>
      <Heading level={2} look="h3">
        {product.revision?.name ?? product.name}
      </Heading>
      <Text as="p" tone="secondary">
        <Link to={`/counter-parties/${product.seller.ogrn}`}>{product.seller.name}</Link>, {product.seller.status}
        {'. '}
        <Link to={`/back-office/products?user=${product.user}`}>{texts.ofThisSeller}</Link>.{' '}
        {texts.sentAt(format.dateTime(product.revision?.submitted_at ?? product.created_at))}
      </Text>
      {product.attention && (
        <Note tone="warning" title={texts.attention}>
          {product.attention}
        </Note>
      )}
      {product.price_before !== null && (
        <Note tone="warning" title={texts.jumpMark}>
          {texts.priceJump(format.price(product.price_before), format.price(product.sale_price ?? product.price))}
        </Note>
      )}
      {product.links.length > 0 && (
        <Note tone="warning" title={texts.links}>
          {product.links.join(', ')}
        </Note>
      )}
      {product.stop_words.length > 0 && (
        <Note tone="warning" title={texts.stopWords}>
          {product.stop_words.map(({ word, note }) => (note ? `${word} (${note})` : word)).join(', ')}
        </Note>
      )}
      <ProductComparison product={product} categories={categories} />
      <Decision
        walk={walk}
        agree={{
          text: texts.publish,
          done: texts.publishedToast,
          act: () => browserCall('POST /api/v1/admin/products/:id/publish/', { params, body: { version } }),
        }}
        refuse={{
          title: texts.rejectTitle,
          lead: texts.rejectLead,
          reasons: texts.reasons,
          submit: texts.reject,
          done: texts.rejectedToast,
          act: (reason) => browserCall('POST /api/v1/admin/products/:id/reject/', { params, body: { version, reason } }),
        }}
        keys={texts.keys}
      />
    </>
  )
}
