// One order in the list of orders: number, day, state, pictures, first product, the other side's name, the sum, and buttons to pay and to review.
import type { Order } from '@sverka/contract/orders/orders'
import type { Reviewable } from '@sverka/contract/reviews/reviews'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { correctedMessages } from './corrected.messages.ts'
import { correctedTotal } from './corrected-total.ts'
import { LinePicture } from './line-picture.tsx'
import { OrderMarks } from './order-marks.tsx'
import { ordersMessages } from './orders.messages.ts'
import styles from './orders.module.css'
import { openPaymentPage, useOrderAction } from './use-order-action.ts'

/** The most pictures shown for one order. */
const PICTURES_MAX = 3

interface OrderCardProps {
  order: Order
  /** The reader's side. */
  side: 'buyer' | 'seller'
  /** The first product of the order that the buyer has not reviewed yet. */
  toRate: Reviewable | undefined
  onRate: (item: Reviewable) => void
}

export function OrderCard({ order, side, toRate, onRate }: OrderCardProps) {
  const texts = useMessages(ordersMessages)
  const format = useFormat()
  const { busy, run } = useOrderAction()
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          <Link to={`/profile/orders/${order.id}`}>{texts.number(order.id)}</Link>
        </h2>
        <Text tone="secondary">{format.dateOfTime(order.create_at)}</Text>
        <span className={styles.marks}>
          <OrderMarks order={order} />
        </span>
      </div>
      <div className={styles.body}>
        <span className={styles.pictures}>
          {order.lines.slice(0, PICTURES_MAX).map(({ id, product }) => (
            <LinePicture key={id} image={product.image} />
          ))}
        </span>
        <FirstProduct order={order} side={side} />
        <Sum order={order} />
        {toRate && (
          <Button icon="star" onClick={() => onRate(toRate)}>
            {texts.rate}
          </Button>
        )}
        {side === 'buyer' && order.status === 'not_paid' && order.invoice?.status === 'waiting' && (
          <ButtonLink icon="file" to={`/invoice/${order.invoice.slug}`}>
            {texts.billOpen}
          </ButtonLink>
        )}
        {side === 'buyer' && order.status === 'not_paid' && !order.cancelled && order.invoice?.status !== 'waiting' && (
          <Button icon="card" busy={busy} onClick={() => void run(() => openPaymentPage(order.id))}>
            {texts.pay}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The total. If the seller's correction documents (УКД) lowered it, the lower total with the original one below. */
function Sum({ order }: Pick<OrderCardProps, 'order'>) {
  const texts = useMessages(correctedMessages)
  const format = useFormat()
  return (
    <div className={styles.sums}>
      <b className={styles.sum}>{format.price(correctedTotal(order))}</b>
      {order.lowered > 0 && (
        <Text as="p" size="caption" tone="secondary">
          {texts.before(format.price(order.total))}
        </Text>
      )}
    </div>
  )
}

function FirstProduct({ order, side }: Pick<OrderCardProps, 'order' | 'side'>) {
  const texts = useMessages(ordersMessages)
  const [first, ...others] = order.lines
  return (
    <div className={styles.what}>
      <b>
        {first?.product.name}
        {others.length > 0 && texts.more(others.length)}
      </b>
      <Text as="p" size="ui" tone="secondary">
        {side === 'buyer' ? order.company.name : (order.buyer?.full_name ?? texts.noBuyer)}
      </Text>
    </div>
  )
}
