// The panel with the content of an order: lines at the prices of the day of the order, delivery, the VAT contained in the total, and the total.
import type { OrderDetails, OrderLine } from '@sverka/contract/orders/orders'
import { vatWithin } from '@sverka/contract/orders/orders.rules'
import type { Reviewable } from '@sverka/contract/reviews/reviews'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useDeliveryWords } from '../shell/delivery-words.ts'
import { useUnitWord } from '../shell/unit-words.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { correctedMessages } from './corrected.messages.ts'
import { correctedTotal } from './corrected-total.ts'
import { LinePicture } from './line-picture.tsx'
import { ordersMessages } from './orders.messages.ts'
import styles from './orders.module.css'

interface OrderContentProps {
  order: OrderDetails
  /** Received products that the buyer has not reviewed yet. */
  toRate: readonly Reviewable[]
  onRate: (item: Reviewable) => void
}

export function OrderContent({ order, toRate, onRate }: OrderContentProps) {
  const texts = useMessages(ordersMessages)
  const format = useFormat()
  const { delivery_way: way } = order
  const taxed = [...order.lines, ...(way?.price ? [{ total: way.price, vat_rate: way.vat_rate }] : [])]
  const vat = vatWithin(taxed.map(({ total, vat_rate: rate }) => ({ kopecks: Math.round(total * 100), rate })))
  const frozen = (
    <Text size="caption" tone="muted">
      {texts.frozen}
    </Text>
  )
  return (
    <Panel title={texts.content} action={frozen}>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} toRate={toRate.find(({ product }) => product === line.product.id)} onRate={onRate} />
        ))}
      </ul>
      {way && <DeliverySum way={way} />}
      {vat > 0 && (
        <Text as="p" size="caption" tone="secondary" className={styles.aside}>
          <span>{texts.vatWithin}</span>
          <span>{format.price(vat / 100)}</span>
        </Text>
      )}
      <p className={styles.total}>
        <b>{texts.total}</b>
        <b className={styles.sum}>{format.price(order.total)}</b>
      </p>
      {order.lowered > 0 && <Corrected order={order} />}
    </Panel>
  )
}

/**
 * Shown below the original total: the sum by which correction documents (УКД: the seller corrects delivered quantities or prices) lowered it,
 * and the lower total.
 */
function Corrected({ order }: { order: OrderDetails }) {
  const texts = useMessages(correctedMessages)
  const format = useFormat()
  return (
    <>
      <p className={styles.aside}>
        <span>{texts.correctedBy}</span>
        <span>{texts.less(format.price(order.lowered))}</span>
      </p>
      <p className={styles.total}>
        <b>{texts.correctedTotal}</b>
        <b className={styles.sum}>{format.price(correctedTotal(order))}</b>
      </p>
    </>
  )
}

function DeliverySum({ way }: { way: NonNullable<OrderDetails['delivery_way']> }) {
  const { delivery } = useMessages(ordersMessages)
  const { price } = useDeliveryWords()(way, way.price)
  return (
    <p className={styles.aside}>
      <span>{delivery}</span>
      <span>{price}</span>
    </p>
  )
}

interface LineProps extends Pick<OrderContentProps, 'onRate'> {
  line: OrderLine
  toRate: Reviewable | undefined
}

function Line({ line, toRate, onRate }: LineProps) {
  const { product, article, quantity, unit_name: unit, price, total, vat_rate: rate, lead_days: days } = line
  const texts = useMessages(ordersMessages)
  const format = useFormat()
  const unitWord = useUnitWord()
  const facts = [
    article && texts.article(article),
    rate === null ? texts.withoutVat : texts.vat(rate),
    days !== null && texts.leadDays(days),
  ]
  return (
    <li className={styles.line}>
      <LinePicture image={product.image} />
      <div className={styles.what}>
        <Link to={`/marketplace/item/${product.id}`}>{product.name}</Link>
        <Text as="p" size="caption" tone="muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {toRate && (
          <Button icon="star" aria-label={texts.rateLabel(product.name)} onClick={() => onRate(toRate)}>
            {texts.rate}
          </Button>
        )}
      </div>
      <Text tone="secondary" numeric className={styles.price}>
        {format.integer(quantity)} {unitWord(unit)} × {format.price(price)}
      </Text>
      <b className={styles.lineSum}>{format.price(total)}</b>
    </li>
  )
}
