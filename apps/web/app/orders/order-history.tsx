// The panel of an order's history: its steps and the events of its claims and documents, newest first. Above them stands what the order waits for.
import type { OrderDocument } from '@sverka/contract/documents/documents'
import type { Claim } from '@sverka/contract/orders/claims'
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { useDocumentEvents } from '../documents/document-events.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { cancelMessages } from './cancel.messages.ts'
import { useClaimEvents } from './claims/claim-events.ts'
import { ordersMessages } from './orders.messages.ts'
import styles from './orders.module.css'
import { isGivenBack, waitsForRefund } from './refund-state.ts'

interface OrderHistoryProps {
  order: OrderDetails
  claims: readonly Claim[]
  documents: readonly OrderDocument[]
}

export function OrderHistory({ order, claims, documents }: OrderHistoryProps) {
  const { steps, status, role, paid, cancelled, invoice } = order
  const texts = useMessages(ordersMessages)
  const { mark } = useMessages(cancelMessages)
  const claimEvents = useClaimEvents()
  const documentEvents = useDocumentEvents()
  const format = useFormat()
  // Only for a payment by card the site issues a fiscal receipt («чек»); an invoice is paid to the seller directly.
  const isPaidByCard = paid && !invoice
  const wait = isGivenBack(order) || cancelled ? '' : waitsForRefund(order) ? texts.waitForRefund : texts.wait[status]
  const lines = [
    ...steps.map((step) => ({ key: step.status, text: texts.steps[step.status], at: step.at })),
    ...(cancelled ? [{ key: 'cancelled', text: mark, at: cancelled.at }] : []),
    ...claimEvents(claims),
    ...documentEvents(documents),
  ]
  const sorted = lines.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).reverse()
  return (
    <Panel title={texts.course} foot={isPaidByCard && role === 'buyer' && texts.receipt}>
      <ol className={styles.steps} reversed>
        {wait && (
          <li className={styles.wait}>
            <b>{wait}</b>
          </li>
        )}
        {sorted.map(({ key, text, at }) => (
          <li key={key}>
            <b>{text}</b>
            <Text as="p" size="caption" tone="muted">
              <time dateTime={at}>{format.dateTime(at)}</time>
            </Text>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
