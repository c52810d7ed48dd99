// `/profile/orders/:id`: one order, for its buyer and for its seller: progress, content, payment, delivery, claims, and the reader's next step.
import type { Reviewable } from '@sverka/contract/reviews/reviews'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { OrderDocuments } from '../documents/order-documents.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { ReviewModal } from '../reviews/review-modal.tsx'
import { isCompanyStopped } from '../shell/company-stop.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading } from '../ui/text.tsx'
import type { Route } from './+types/order.page'
import { AskInvoice } from './ask-invoice.tsx'
import { CancelledNote, CancelOrder } from './cancel-order.tsx'
import { ClaimButton } from './claims/claim-button.tsx'
import { ClaimPanel } from './claims/claim-panel.tsx'
import { Download, Repeat, Step } from './order-actions.tsx'
import { OrderContent } from './order-content.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderInvoice } from './order-invoice.tsx'
import { OrderMarks } from './order-marks.tsx'
import { OrderProgress } from './order-progress.tsx'
import { Delivery, OtherSide } from './order-sides.tsx'
import { ordersMessages } from './orders.messages.ts'
import styles from './orders.module.css'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => pageData(load(Number(params.id)))

/** `toRate`: received products that the buyer has not reviewed; `stopped`: the seller has a stop factor, a fact that alone rules out a deal. */
async function load(id: number) {
  const order = await browserCall('GET /api/v1/orders/:id/', { params: { id } })
  // Not awaited here, so that it is loaded at the same time as the rest.
  const stopRequest = order.role === 'buyer' ? isCompanyStopped(order.seller.inn ?? order.seller.ogrn) : false
  const isReceived = order.role === 'buyer' && order.status === 'completed'
  const reviewable = isReceived
    ? await browserCall('GET /api/v1/comments/reviewable/', { query: { order__in: [id], page_size: 100 } })
    : null
  const toRate = reviewable?.result ?? []
  const claims = order.paid ? await browserCall('GET /api/v1/orders/:id/claims/', { params: { id } }) : { claims: [], claimable: [] }
  if (!order.invoice) return { order, toRate, claims, payments: [], documents: null, stopped: await stopRequest }
  const [{ payments }, documents, stopped] = await Promise.all([
    browserCall('GET /api/v1/orders/:id/invoice-payments/', { params: { id } }),
    browserCall('GET /api/v1/orders/:id/documents/', { params: { id } }),
    stopRequest,
  ])
  return { order, toRate, claims, payments, documents, stopped }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function OrderPage({
  loaderData: {
    order,
    toRate,
    claims: { claims, claimable },
    payments,
    documents,
    stopped,
  },
}: Route.ComponentProps) {
  const texts = useMessages(ordersMessages)
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const [rated, setRated] = useState<Reviewable | null>(null)
  const onReviewSent = () => {
    setRated(null)
    void revalidate()
  }
  const mode =
    order.role === 'buyer' ? { label: texts.buying, to: '/profile/orders' } : { label: texts.selling, to: '/profile/orders?mode=selling' }
  return (
    <Stack gap={4}>
      <PageHead title={texts.number(order.id)} noindex />
      <Breadcrumbs label={texts.way} crumbs={[{ label: texts.title, to: '/profile/orders' }, mode, { label: texts.number(order.id) }]} />
      <Row wrap>
        <Heading level={1} look="h2">
          {texts.number(order.id)}
        </Heading>
        <Row wrap>
          <OrderMarks order={order} />
        </Row>
        <Row wrap>
          <Step order={order} />
          <AskInvoice order={order} />
          {order.role === 'buyer' && order.status !== 'not_paid' && <Repeat id={order.id} />}
          <Download id={order.id} />
          <ClaimButton order={order.id} claimable={claimable} />
          <CancelOrder order={order} />
        </Row>
      </Row>
      <CancelledNote order={order} />
      {order.refunded > 0 && (
        <Note tone="info" title={texts.refunded(format.price(order.refunded))}>
          <p>{order.refunded === order.total ? texts.refundedAll : texts.refundedHint}</p>
        </Note>
      )}
      {order.refunding > 0 && (
        <Note tone="warning" title={texts.refunding(format.price(order.refunding))}>
          <p>{order.refunded + order.refunding === order.total ? texts.refundingAll : texts.refundingHint}</p>
        </Note>
      )}
      {claims.map((claim) => (
        <ClaimPanel key={claim.id} claim={claim} role={order.role} />
      ))}
      <OrderProgress order={order} />
      <div className={styles.columns}>
        <Stack>
          <OrderContent order={order} toRate={toRate} onRate={setRated} />
          <OrderInvoice order={order} payments={payments} />
          {documents && <OrderDocuments order={order.id} read={documents} />}
          <Delivery order={order} />
        </Stack>
        <Stack>
          <OrderHistory order={order} claims={claims} documents={documents?.documents ?? []} />
          <OtherSide order={order} stopped={stopped} />
        </Stack>
      </div>
      <ReviewModal item={rated} onClose={() => setRated(null)} onSent={onReviewSent} />
    </Stack>
  )
}
