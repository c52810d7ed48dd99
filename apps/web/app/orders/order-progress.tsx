// The panel of an order's progress: the states from unpaid to received in order, each reached one with its day.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { orderStates } from '@sverka/contract/orders/orders.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { ordersMessages } from './orders.messages.ts'
import styles from './orders.module.css'
import { isBeingGivenBack } from './refund-state.ts'

/** A state not reached yet says so; if the order is cancelled or wholly refunded, it never will be, and a dash is shown. */
export function OrderProgress({ order }: { order: OrderDetails }) {
  const { status, steps } = order
  const texts = useMessages(ordersMessages)
  const format = useFormat()
  return (
    <Panel>
      <ol className={styles.progress} aria-label={texts.progress}>
        {orderStates.map((state) => {
          const step = steps.find((step) => step.status === state)
          return (
            <li key={state} className={step && styles.reached} aria-current={state === status ? 'step' : undefined}>
              <Text weight={state === status ? 'bold' : 'medium'}>{texts.reached[state]}</Text>
              <Text as="p" size="caption" tone="muted">
                {step ? (
                  <time dateTime={step.at}>{format.dateOfTime(step.at)}</time>
                ) : isBeingGivenBack(order) || order.cancelled ? (
                  MISSING
                ) : (
                  texts.notYet
                )}
              </Text>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
