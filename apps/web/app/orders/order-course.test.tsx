// What an order waits for, and how far it may still go, while its money goes back.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentsMessages } from '../documents/documents.messages.ts'
import { cancelMessages } from './cancel.messages.ts'
import { claimsMessages } from './claims/claims.messages.ts'
import { OrderCourse } from './order-course.tsx'
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

function drawn(order: Partial<OrderDetails>): string {
  const one = { ...paid, ...order }
  act(() =>
    root.render(
      <>
        <OrderMarks order={one} />
        <OrderProgress order={one} />
        <OrderCourse order={one} claims={[]} documents={[]} />
      </>,
    ),
  )
  return document.body.textContent ?? ''
}

test('a buyer who paid by card is told of the receipt, one who paid an invoice is not', () => {
  expect(drawn({ role: 'buyer', invoice: null })).toMatch(/Электронный чек/)
  const invoice = { slug: 'one', number: 1, status: 'paid' } as unknown as OrderDetails['invoice']
  expect(drawn({ role: 'buyer', invoice })).not.toMatch(/чек/i)
})

test('an order waits for its seller', () => {
  expect(drawn({})).toMatch(/Ждём отправки продавцом/)
})

test('an order with its full refund in progress waits only for it', () => {
  const text = drawn({ refunding: 1000 })
  expect(text).toMatch(/Ждём конца возврата/)
  expect(text).toMatch(/Возвращается/)
  expect(text).not.toMatch(/ждём(?! конца)/i)
  expect(text).not.toMatch(/Ждём отправки/)
})

test('an order with a partial refund in progress is still shipped', () => {
  expect(drawn({ refunding: 300 })).toMatch(/Ждём отправки продавцом/)
})

test('a shipped order with a partial refund in progress waits for it before the receipt', () => {
  expect(drawn({ status: 'in_progress', refunding: 300 })).toMatch(/Ждём конца возврата/)
})

test('a fully refunded order waits for nothing', () => {
  const text = drawn({ refunded: 1000 })
  expect(text).toMatch(/Возвращено/)
  expect(text).not.toMatch(/ждём/i)
})
