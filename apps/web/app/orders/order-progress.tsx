// The panel of an order's progress: all its states in order, those that were reached with their day.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { orderStates } from '@sverka/contract/orders/orders.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { ordersMessages } from './orders.messages.ts'
import styles from './orders.module.css'
import { isBeingGivenBack } from './refund-state.ts'

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
