// The demo's orders, some in each state. Completed ones were received in the past, so that the demo has reviews of them.
import { type OrderState, orderStates } from '@sverka/contract/orders/orders.rules'
import { priceForQuantity } from '@sverka/contract/products/trade-terms.rules'
import { insertLines, insertOrder, insertOrderPayments } from '../../src/orders/buying.sql.ts'
import { toOrderLine } from '../../src/orders/order-line.ts'
import { insertStep, setHoldsStock, setState } from '../../src/orders/orders.sql.ts'
import { toPayment } from '../../src/orders/paying.ts'
import { hasOrders, listDemoProducts } from '../../src/orders/seed.sql.ts'
import { recordPast } from '../../src/payments/payments.ts'
import { demoPastEnd } from '../../src/platform/clock.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import type { Services } from '../../src/platform/services.ts'
import { countSales, findShown, type ProductCard } from '../../src/products/products.ts'
import { findDemoAccount } from '../people/sellers.ts'

const DAY_MS = 24 * 3_600_000
const BUYER = 'buyer@demo.test'
const SELLER = 'seller@demo.test'

interface Planned {
  readonly buyer: string
  /** Index of the seller, in the order of ids; the demo's own seller is the first. */
  readonly seller: number
  readonly status: OrderState
  readonly daysAgo: number
  /** Quantities of the seller's first products, one line for each. */
  readonly quantities: readonly number[]
}

/**
 * Oldest first. Every order is younger than its goods (the first products of a seller are the oldest) and old enough for its state: `daysAgo` is more
 * than the days in `DAYS_TO`.
 */
const planned: readonly Planned[] = [
  { buyer: 'seller2@demo.test', seller: 0, status: 'completed', daysAgo: 96, quantities: [3, 1] },
  { buyer: BUYER, seller: 0, status: 'completed', daysAgo: 81, quantities: [2, 4, 1] },
  { buyer: 'seller3@demo.test', seller: 0, status: 'completed', daysAgo: 64, quantities: [1] },
  { buyer: BUYER, seller: 1, status: 'completed', daysAgo: 52, quantities: [10, 2] },
  { buyer: SELLER, seller: 2, status: 'completed', daysAgo: 47, quantities: [5] },
  { buyer: BUYER, seller: 3, status: 'completed', daysAgo: 33, quantities: [1, 1] },
  { buyer: 'seller4@demo.test', seller: 0, status: 'completed', daysAgo: 21, quantities: [6, 2] },
  { buyer: BUYER, seller: 2, status: 'in_progress', daysAgo: 9, quantities: [2] },
  { buyer: SELLER, seller: 1, status: 'in_progress', daysAgo: 6, quantities: [3] },
  { buyer: 'seller5@demo.test', seller: 0, status: 'pending', daysAgo: 3, quantities: [1, 2] },
  { buyer: BUYER, seller: 0, status: 'pending', daysAgo: 2, quantities: [1] },
  { buyer: BUYER, seller: 1, status: 'not_paid', daysAgo: 1, quantities: [2] },
]

/** Days from the order's creation to each state: paid (`pending`) after a quarter of an hour, shipped (`in_progress`), received (`completed`). */
const DAYS_TO: Record<OrderState, number> = { not_paid: 0, pending: 0.01, in_progress: 1.2, completed: 4.5 }

/** More than the demo has: its list of goods makes some 300. */
const PRODUCTS_MAX = 400

/** Creates the orders. Does nothing if there already is any order, or nothing to buy. */
export const seedOrders = (services: Services): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    if (await hasOrders(tx)) return
    const cards = [...(await findShown(tx, await listDemoProducts(tx, PRODUCTS_MAX))).values()].toSorted((one, other) => one.id - other.id)
    // By id, the first products of a seller are the oldest. The products of each seller, in the order of the sellers' ids.
    const shops = [...Map.groupBy(cards, ({ userId }) => userId).values()].toSorted(
      ([one], [other]) => (one?.userId ?? 0) - (other?.userId ?? 0),
    )
    for (const plan of planned) {
      const buyerId = await findDemoAccount(tx, plan.buyer)
      const goods = shops[plan.seller]?.slice(0, plan.quantities.length) ?? []
      if (buyerId !== null && goods.length > 0) await seedOrder(tx, services, { plan, buyerId, goods })
    }
  })

interface Seeded {
  readonly plan: Planned
  readonly buyerId: number
  readonly goods: readonly ProductCard[]
}

async function seedOrder(tx: Tx, services: Services, { plan, buyerId, goods }: Seeded): Promise<void> {
  const [first] = goods
  if (!first || first.userId === buyerId) return
  const made = demoPastEnd(services).getTime() - plan.daysAgo * DAY_MS
  const lines = goods.map((card, index) => ({ card, quantity: plan.quantities[index] ?? 1 }))
  const id = await insertOrder(tx, {
    buyer_id: buyerId,
    seller_id: first.userId,
    company_id: first.companyId,
    total_kopecks: lines.reduce((sum, { card, quantity }) => sum + priceForQuantity(card, quantity).total, 0),
    address: 'Московская область, г. Химки, ул. Нездешняя, д. 8',
    postal_code: '141400',
    phone_number: '74950001240',
    created_at: new Date(made),
  })
  await insertLines(
    tx,
    lines.map(({ card, quantity }) => toOrderLine(card, { order: id, quantity, priceKopecks: priceForQuantity(card, quantity).unit })),
  )
  for (const status of orderStates.slice(0, orderStates.indexOf(plan.status) + 1)) {
    await setState(tx, id, status)
    await insertStep(tx, { order_id: id, status, happened_at: new Date(made + DAYS_TO[status] * DAY_MS), actor_id: null })
  }
  if (plan.status !== 'not_paid') {
    const at = new Date(made + DAYS_TO.pending * DAY_MS)
    await seedPayment(tx, services, { id, buyerId, at })
    await countSales(
      tx,
      goods.map((card) => card.id),
      at,
    )
  }
  // Demo orders have not reduced the stock; `false` lets the payment of an unpaid one reduce it.
  await setHoldsStock(tx, [id], false)
}

/** Records the payment of a paid order, also in the ledger. */
async function seedPayment(tx: Tx, services: Services, { id, buyerId, at }: { id: number; buyerId: number; at: Date }): Promise<void> {
  const paymentId = await recordPast(tx, services, await toPayment(tx, { buyerId, orderIds: [id] }), at)
  await insertOrderPayments(tx, [{ order_id: id, payment_id: paymentId }])
}
