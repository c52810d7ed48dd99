// One product under review by staff: its flags, the published version beside the submitted one, and the decision.
import type { StaffProduct } from '@sverka/contract/products/products.staff'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useRegisterWords } from '../shell/register-words.ts'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Heading, Text } from '../ui/text.tsx'
import styles from './back-office.module.css'
import { Decision, type Decisions } from './decision.tsx'
import { ProductComparison } from './product-comparison.tsx'
import { productsQueueMessages } from './products-queue.messages.ts'
import type { QueueNavigation } from './queue-navigation.ts'

interface ProductReviewProps {
  product: StaffProduct
  /** Names of categories by id. */
  categories: ReadonlyMap<number, string>
  navigation: QueueNavigation
}

export function ProductReview({ product, categories, navigation }: ProductReviewProps) {
  const texts = useMessages(productsQueueMessages)
  const format = useFormat()
  const registerWords = useRegisterWords()
  return (
    <>
      <Heading level={2} look="h3">
        {product.revision?.name ?? product.name}
      </Heading>
      <Text as="p" tone="secondary" className={styles.seller}>
        <Link to={`/counter-parties/${product.seller.ogrn}`}>{product.seller.name}</Link>, {registerWords.status(product.seller.status)}
        {'. '}
        <Link to={`/back-office/products?user=${product.user}`}>{texts.ofThisSeller}</Link>.{' '}
        {texts.sentAt(format.dateTime(product.revision?.submitted_at ?? product.created_at))}
      </Text>
      <ProductFlags product={product} />
      <ProductComparison product={product} categories={categories} />
      <Decision navigation={navigation} {...useProductDecisions()(product)} keys={texts.keys} />
    </>
  )
}

/** Why a product needs special care: its category is flagged, its price jumped, or its texts have links or words of the staff's stop list. */
export function ProductFlags({ product }: Pick<ProductReviewProps, 'product'>) {
  const texts = useMessages(productsQueueMessages)
  const format = useFormat()
  const { attention, price_before: before, sale_price: sale, price, links, stop_words: stopWords } = product
  const flags = [
    [texts.attention, attention],
    [texts.jumpMark, before !== null && texts.priceJump(format.price(before), format.price(sale ?? price))],
    [texts.links, links.join(', ')],
    [texts.stopWords, stopWords.map(({ word, note }) => (note ? `${word} (${note})` : word)).join(', ')],
  ] as const
  return flags.map(
    ([title, text]) =>
      text && (
        <Note key={title} tone="warning" title={title}>
          {text}
        </Note>
      ),
  )
}

/** Publish or return. Each call names the version that was read: if the seller has changed the product since, the server refuses the decision. */
export function useProductDecisions(): (product: StaffProduct) => Decisions {
  const texts = useMessages(productsQueueMessages)
  return ({ id, version }) => ({
    agree: {
      text: texts.publish,
      done: texts.publishedToast,
      act: () => browserCall('POST /api/v1/admin/products/:id/publish/', { params: { id }, body: { version } }),
    },
    refuse: {
      title: texts.rejectTitle,
      lead: texts.rejectLead,
      reasons: texts.reasons,
      submit: texts.reject,
      done: texts.rejectedToast,
      act: (reason) => browserCall('POST /api/v1/admin/products/:id/reject/', { params: { id }, body: { version, reason } }),
    },
  })
}
