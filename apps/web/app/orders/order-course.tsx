// History of an order, and what it waits for.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { cancelMessages } from './cancel.messages.ts'
import { ordersMessages } from './orders.messages.ts'
import styles from './orders.module.css'
import { isGivenBack, waitsForRefund } from './refund-state.ts'

export function OrderCourse({ order }: { order: OrderDetails }) {
  const { steps, status, role, paid } = order
  const texts = useMessages(ordersMessages)
  const { mark } = useMessages(cancelMessages)
  const format = useFormat()
  const wait = isGivenBack(order) || order.cancelled ? '' : waitsForRefund(order) ? texts.waitForRefund : texts.wait[status]
  return (
    <Panel title={texts.course} foot={paid && role === 'buyer' && texts.receipt}>
      <ol className={styles.steps} reversed>
        {wait && (
          <li className={styles.wait}>
            <b>{wait}</b>
          </li>
        )}
        {order.cancelled && (
          <li>
            <b>{mark}</b>
            <Text as="p" size="caption" tone="muted">
              <time dateTime={order.cancelled.at}>{format.dateTime(order.cancelled.at)}</time>
            </Text>
          </li>
        )}
        {steps.toReversed().map((step) => (
          <li key={step.status}>
            <b>{texts.steps[step.status]}</b>
            <Text as="p" size="caption" tone="muted">
              <time dateTime={step.at}>{format.dateTime(step.at)}</time>
            </Text>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
