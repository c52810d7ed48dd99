// The two marks of an order: its state, and whether it is paid.
import type { OrderState } from '@sverka/contract/orders.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'
import { ordersMessages } from './orders.messages.ts'

const looks: Record<OrderState, { tone: 'warning' | 'accent' | 'bad' | 'good'; icon: IconName }> = {
  pending: { tone: 'warning', icon: 'clock' },
  in_progress: { tone: 'accent', icon: 'truck' },
  not_paid: { tone: 'bad', icon: 'alert' },
  completed: { tone: 'good', icon: 'check' },
}

export function OrderMarks({ order: { status, paid } }: { order: { status: OrderState; paid: boolean } }) {
  const texts = useMessages(ordersMessages)
  return (
    <>
      <Tag {...looks[status]}>{texts.states[status]}</Tag>
      <Tag tone={paid ? 'good' : 'neutral'} icon={paid ? 'check' : 'close'}>
        {paid ? texts.paid : texts.notPaid}
      </Tag>
    </>
  )
}
