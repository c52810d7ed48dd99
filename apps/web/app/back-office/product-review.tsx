// One card under review: what was approved beside what was sent, and the decision, by button or key.
import type { StaffProduct } from '@sverka/contract/products/products.staff'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import { ProductComparison } from './product-comparison.tsx'
import type { Walk } from './queue.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { ReviewActions } from './review-actions.tsx'
import { useDecision } from './use-decision.ts'
import { useKeys } from './use-keys.ts'

interface ProductReviewProps {
  product: StaffProduct
  categories: ReadonlyMap<number, string>
  walk: Walk
}

export function ProductReview({ product, categories, walk: { next, previous, onward } }: ProductReviewProps) {
  const texts = useMessages(backOfficeMessages)
  const format = useFormat()
  const [isRejecting, setRejecting] = useState(false)
  const { busy, publish, reject } = useDecisions(product, onward)
  const open = () => setRejecting(true)
  useKeys({ j: next, s: onward, k: previous, p: publish, r: open }, !isRejecting && !busy)
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
      <ReviewActions
        busy={busy}
        agree={{ text: texts.publish, act: publish }}
        refuse={{ text: texts.reject, act: open }}
        later={{ text: texts.next, act: onward }}
        keys={texts.keys}
      />
      <RejectDialog
        open={isRejecting}
        refusing={{ title: texts.rejectTitle, lead: texts.rejectLead, reasons: texts.reasons, submit: texts.reject }}
        onClose={() => setRejecting(false)}
        onReject={async (reason) => {
          await reject(reason)
          setRejecting(false)
        }}
      />
    </>
  )
}

/** A decision names the version that was read, so that nobody decides on what they have not seen. */
function useDecisions({ id, version }: StaffProduct, onNext: () => void) {
  const texts = useMessages(backOfficeMessages)
  const { busy, decide } = useDecision(onNext)
  return {
    busy,
    publish: () =>
      void decide(
        () => browserCall('POST /api/v1/admin/products/:id/publish/', { params: { id }, body: { version } }),
        texts.publishedToast,
      ),
    reject: (reason: string) =>
      decide(
        () => browserCall('POST /api/v1/admin/products/:id/reject/', { params: { id }, body: { version, reason } }),
        texts.rejectedToast,
      ),
  }
}
