// The page of an order names what the order waits for, also while a refund is in progress.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentsMessages } from '../documents/documents.messages.ts'
import { cancelMessages } from './cancel.messages.ts'
import { claimsMessages } from './claims/claims.messages.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderMarks } from './order-marks.tsx'
import { OrderProgress } from './order-progress.tsx'
import { ordersMessages } from './orders.messages.ts'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await Promise.all([ordersMessages.load('ru'), cancelMessages.load('ru'), claimsMessages.load('ru'), documentsMessages.load('ru')])
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

/** A paid order of 1,000 rubles that the seller has not shipped yet (`pending`), as its seller sees it. */
const paid = {
  status: 'pending',
  paid: true,
  role: 'seller',
  total: 1000,
  refunded: 0,
  refunding: 0,
  lowered: 0,
  steps: [{ status: 'not_paid', at: '2026-11-18T09:00:00Z' }],
} as unknown as OrderDetails

/** The text of the page's tags, progress and history for the order with some fields changed. */
function renderText(order: Partial<OrderDetails>): string {
  const fullOrder = { ...paid, ...order }
  act(() =>
    root.render(
      <>
        <OrderMarks order={fullOrder} />
        <OrderProgress order={fullOrder} />
        <OrderHistory order={fullOrder} claims={[]} documents={[]} />
      </>,
    ),
  )
  return document.body.textContent ?? ''
}

test('a buyer who paid by card sees a note about the fiscal receipt, one who paid an invoice does not', () => {
  expect(renderText({ role: 'buyer', invoice: null })).toMatch(/Электронный чек/)
  const invoice = { slug: 'one', number: 1, status: 'paid' } as unknown as OrderDetails['invoice']
  expect(renderText({ role: 'buyer', invoice })).not.toMatch(/чек/i)
})

test('an order waits for its seller', () => {
  expect(renderText({})).toMatch(/Ждём отправки продавцом/)
})

test('an order with its full refund in progress waits only for that refund', () => {
  const text = renderText({ refunding: 1000 })
  expect(text).toMatch(/Ждём конца возврата/)
  expect(text).toMatch(/Возвращается/)
  expect(text).not.toMatch(/ждём(?! конца)/i)
  expect(text).not.toMatch(/Ждём отправки/)
})

test('an order with a partial refund in progress is still shipped', () => {
  expect(renderText({ refunding: 300 })).toMatch(/Ждём отправки продавцом/)
})

test('a shipped order with a partial refund in progress waits for the refund before delivery is confirmed', () => {
  expect(renderText({ status: 'in_progress', refunding: 300 })).toMatch(/Ждём конца возврата/)
})

test('a fully refunded order waits for nothing', () => {
  const text = renderText({ refunded: 1000 })
  expect(text).toMatch(/Возвращено/)
  expect(text).not.toMatch(/ждём/i)
})
