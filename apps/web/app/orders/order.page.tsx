// `/profile/orders/:id`: one order with everything that its buyer and its seller need, and the step that is the reader's.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { OrderDocuments } from '../documents/order-documents.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading } from '../ui/text.tsx'
import type { Route } from './+types/order.page'
import { OrderBill } from './order-bill.tsx'
import { OrderContent } from './order-content.tsx'
import { OrderCourse } from './order-course.tsx'
import { OrderMarks } from './order-marks.tsx'
import { OrderProgress } from './order-progress.tsx'
import { Delivery, OtherSide } from './order-sides.tsx'
import { ordersMessages } from './orders.messages.ts'
import styles from './orders.module.css'
import { goAndPay, useOrderAct } from './use-order-act.ts'

/** Private: asked for by the browser alone. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => pageData(load(Number(params.id)))

async function load(id: number) {
  const order = await browserCall('GET /api/v1/orders/:id/', { params: { id } })
  if (!order.invoice) return { order, payments: [], documents: null }
  const [{ payments }, documents] = await Promise.all([
    browserCall('GET /api/v1/orders/:id/invoice-payments/', { params: { id } }),
    browserCall('GET /api/v1/orders/:id/documents/', { params: { id } }),
  ])
  return { order, payments, documents }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function OrderPage({ loaderData: { order, payments, documents } }: Route.ComponentProps) {
  const texts = useMessages(ordersMessages)
  const format = useFormat()
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
          <Act order={order} />
          <Download id={order.id} />
        </Row>
      </Row>
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
      <OrderProgress order={order} />
      <div className={styles.columns}>
        <Stack>
          <OrderContent order={order} />
          <OrderBill order={order} payments={payments} />
          {documents && <OrderDocuments order={order.id} read={documents} />}
          <Delivery order={order} />
        </Stack>
        <Stack>
          <OrderCourse order={order} />
          <OtherSide order={order} />
        </Stack>
      </div>
    </Stack>
  )
}

function Download({ id }: { id: number }) {
  const texts = useMessages(ordersMessages)
  const { busy, run } = useOrderAct()
  const save = async () => {
    await saveFile('GET /api/v1/orders/:id/file/', { params: { id } }, texts.fileName(id))
    return texts.downloaded
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void run(save)}>
      {texts.download}
    </Button>
  )
}

/** What the reader may do now. */
function Act({ order: { id, role, status, next, invoice } }: { order: OrderDetails }) {
  const texts = useMessages(ordersMessages)
  const { busy, run } = useOrderAct()
  const params = { id }
  // A card withdraws the invoice: that is said, and not the first thing to press.
  const isInvoiced = invoice?.status === 'waiting'
  if (role === 'buyer' && status === 'not_paid')
    return (
      <Button variant={isInvoiced ? 'secondary' : 'primary'} icon="card" busy={busy} onClick={() => void run(() => goAndPay(id))}>
        {isInvoiced ? texts.payByCard : texts.pay}
      </Button>
    )
  if (next === null) return null
  const step = async () => {
    if (role === 'seller') await browserCall('PATCH /api/v1/seller-order/:id/', { params, body: { status: next } })
    else await browserCall('PATCH /api/v1/products-order/:id/', { params, body: { status: next } })
    return role === 'seller' ? texts.shipped : texts.confirmed
  }
  return (
    <Button variant="primary" icon={role === 'seller' ? 'truck' : 'check'} busy={busy} onClick={() => void run(step)}>
      {role === 'seller' ? texts.ship : texts.confirm}
    </Button>
  )
}
