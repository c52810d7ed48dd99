// Tags of an order: its state, whether it is paid, cancelled, has an open claim or an expired invoice, and a refund in progress or done.

import { isClaimOpen } from '@sverka/contract/orders/claims.rules'
import type { Order } from '@sverka/contract/orders/orders'
import type { OrderState } from '@sverka/contract/orders/orders.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'
import { cancelMessages } from './cancel.messages.ts'
import { claimsMessages } from './claims/claims.messages.ts'
import { ordersMessages } from './orders.messages.ts'
import { isGivenBack } from './refund-state.ts'

/** Colour and icon of each state: paid and not shipped, shipped, not paid, received. */
const looks: Record<OrderState, { tone: 'warning' | 'accent' | 'bad' | 'good'; icon: IconName }> = {
  pending: { tone: 'warning', icon: 'clock' },
  in_progress: { tone: 'accent', icon: 'truck' },
  not_paid: { tone: 'bad', icon: 'alert' },
  completed: { tone: 'good', icon: 'check' },
}

export function OrderMarks({
  order,
}: {
  order: Pick<Order, 'status' | 'paid' | 'total' | 'refunded' | 'refunding' | 'invoice' | 'cancelled' | 'claim'>
}) {
  const { status, paid, refunding } = order
  const texts = useMessages(ordersMessages)
  const { mark } = useMessages(cancelMessages)
  const claims = useMessages(claimsMessages)
  return (
    <>
      <Tag {...looks[status]}>{texts.states[status]}</Tag>
      <Tag tone={paid ? 'good' : 'neutral'} icon={paid ? 'check' : 'close'}>
        {paid ? texts.paid : texts.notPaid}
      </Tag>
      {order.cancelled && (
        <Tag tone="neutral" icon="close">
          {mark}
        </Tag>
      )}
      {order.claim && isClaimOpen(order.claim.state) && (
        <Tag tone="warning" icon="alert">
          {claims.mark}
        </Tag>
      )}
      {!paid && order.invoice?.status === 'expired' && (
        <Tag tone="warning" icon="history">
          {texts.billStates.expired}
        </Tag>
      )}
      {(refunding > 0 || isGivenBack(order)) && (
        <Tag tone={refunding > 0 ? 'warning' : 'neutral'} icon="undo">
          {refunding > 0 ? texts.goingBack : texts.givenBack}
        </Tag>
      )}
    </>
  )
}
