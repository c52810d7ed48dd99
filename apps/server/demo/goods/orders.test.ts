// The demo's orders: in every state, in the past, the same on every machine, and created once.
import { orderStates } from '@sverka/contract/orders/orders.rules'
import { expect, test } from 'vitest'
import { ledgerReport } from '../../src/payments/payments.ts'
import { readOnly } from '../../src/platform/db/connect.ts'
import { testApplication } from '../../test/application.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)

test('the demo has past orders in every state, and a restart adds none', async () => {
  // The demo's sellers can represent only companies that are marked as examples.
  for (let count = 0; count < 6; count++) await world.company()
  await app.db.updateTable('companies').set({ example: true }).execute()
  // The machine's clock is later than the day of the invented register.
  app.clock.advance(100 * 24 * 3_600_000)
  await app.seedDemo()
  const rows = () =>
    app.db.selectFrom('orders').select(['id', 'status', 'created_at as at', 'total_kopecks as total']).orderBy('id').execute()
  const first = await rows()
  await app.seedDemo()
  expect(await rows()).toEqual(first)
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set(orderStates))
  expect(first.filter(({ status }) => status === 'completed').length).toBeGreaterThanOrEqual(5)
  // 21:00 UTC is midnight in Moscow.
  expect(first.every(({ at, total }) => at < new Date(`${app.services.today()}T21:00:00Z`) && total > 0)).toBe(true)
  const lines = await app.db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .innerJoin('products', 'products.id', 'line.product_id')
    .select(['orders.created_at as ordered', 'products.created_at as offered'])
    .execute()
  expect(lines.every(({ ordered, offered }) => offered < ordered)).toBe(true)
  const paid = first.filter(({ status }) => status !== 'not_paid')
  // The ledger has a negative balance for each seller: money that the site owes them, together the sum of all paid orders.
  const { lines: balances, isBalanced } = await ledgerReport(readOnly(app.db))
  const sum = paid.reduce((total, order) => total + order.total, 0)
  const owed = balances.filter((line) => line.startsWith('seller:')).map((line) => Number(line.split('\t')[1]))
  expect([isBalanced, owed.reduce((total, balance) => total - Math.round(balance * 100), 0)]).toEqual([true, sum])
  const steps = await app.db.selectFrom('order_steps').select(['order_id', 'happened_at as at']).orderBy('order_id').orderBy('id').execute()
  for (const { id } of first) {
    const times = steps.filter((step) => step.order_id === id).map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(app.clock.now().getTime())
  }
})
