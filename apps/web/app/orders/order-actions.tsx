// Buttons on the page of an order: its next step, ordering the same goods again, and downloading the order as a file.
import type { OrderDetails, RepeatedOrder } from '@sverka/contract/orders/orders'
import { repeatProblems } from '@sverka/contract/orders/orders.rules'
import { useNavigate } from 'react-router'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import type { OrdersMessages } from './orders.messages.ts'
import { ordersMessages } from './orders.messages.ts'
import { openPaymentPage, useOrderAction } from './use-order-action.ts'

/** Adds the order's products to the cart and opens the cart. A message that stays until it is closed names the products that could not be added. */
export function Repeat({ id }: { id: number }) {
  const texts = useMessages(ordersMessages)
  const toast = useToast()
  const navigate = useNavigate()
  const { busy, run } = useOrderAction()
  const repeat = async () => {
    const { added, short } = await browserCall('POST /api/v1/products-order/:id/repeat/', { params: { id } })
    if (short.length > 0) toast.error(describeShortage(short, texts))
    if (added === 0) return null
    await navigate('/profile/basket')
    return texts.repeated(added)
  }
  return (
    <Button icon="refresh" busy={busy} onClick={() => void run(repeat)}>
      {texts.repeat}
    </Button>
  )
}

/** One sentence for each problem (such as too little stock), with the names of the products that have it. */
const describeShortage = (short: RepeatedOrder['short'], texts: OrdersMessages): string =>
  repeatProblems
    .flatMap((problem) => {
      const names = short.filter((line) => line.problem === problem).map(({ name }) => name)
      return names.length > 0 ? texts.short[problem](names.join(', ')) : []
    })
    .join(' ')

export function Download({ id }: { id: number }) {
  const texts = useMessages(ordersMessages)
  const { busy, run } = useOrderAction()
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

/** The button for the next step if it is the reader's turn: the buyer pays or confirms that the order was received, the seller ships it. */
export function Step({ order: { id, role, status, next, invoice, cancelled } }: { order: OrderDetails }) {
  const texts = useMessages(ordersMessages)
  const { busy, run } = useOrderAction()
  const params = { id }
  // An order whose invoice waits for payment can still be paid by card, which withdraws the invoice; the button is then not the primary one.
  const isInvoiced = invoice?.status === 'waiting'
  if (cancelled) return null
  // An invoice paid in part: the remaining sum must be paid by the same invoice, not by card.
  if (isInvoiced && invoice.paid > 0) return null
  if (role === 'buyer' && status === 'not_paid')
    return (
      <Button variant={isInvoiced ? 'secondary' : 'primary'} icon="card" busy={busy} onClick={() => void run(() => openPaymentPage(id))}>
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
