// The demo's orders: in every state, in the past, the same on every machine, and only once.
import { orderStates } from '@sverka/contract/orders.rules'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { World } from '../../test/world.ts'
import { ledgerReport } from '../payments/payments.ts'
import { readOnly } from '../platform/db/connect.ts'

const app = testApplication()
const world = new World(app)

test('the demo has orders in every state, received ones with something to review, and no more after a restart', async () => {
  for (let count = 0; count < 6; count++) await world.company()
  await app.db.updateTable('companies').set({ example: true }).execute()
  await app.seedDemo()
  const rows = () =>
    app.db.selectFrom('orders').select(['id', 'status', 'created_at as at', 'total_kopecks as total']).orderBy('id').execute()
  const first = await rows()
  await app.seedDemo()
  expect(await rows()).toEqual(first)
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set(orderStates))
  expect(first.filter(({ status }) => status === 'completed').length).toBeGreaterThanOrEqual(5)
  expect(first.every(({ at, total }) => at < app.clock.now() && total > 0)).toBe(true)
  const paid = first.filter(({ status }) => status !== 'not_paid')
  const { lines, isBalanced } = await ledgerReport(readOnly(app.db))
  const sum = paid.reduce((total, order) => total + order.total, 0)
  const owed = lines.filter((line) => line.startsWith('seller:')).map((line) => Number(line.split('\t')[1]))
  expect([isBalanced, owed.reduce((total, one) => total - Math.round(one * 100), 0)]).toEqual([true, sum])
  const steps = await app.db.selectFrom('order_steps').select(['order_id', 'happened_at as at']).orderBy('order_id').orderBy('id').execute()
  for (const { id } of first) {
    const times = steps.filter((step) => step.order_id === id).map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(app.clock.now().getTime())
  }
})
