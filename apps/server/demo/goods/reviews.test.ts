// The demo's reviews: of received goods, in the past, counted on their cards, and created once.
import { listComments } from '@sverka/contract/reviews/reviews'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('the demo has reviews with replies and something left to review, and a restart adds nothing', async () => {
  // The demo's sellers can represent only companies that are marked as examples.
  for (let count = 0; count < 6; count++) await world.company()
  await app.db.updateTable('companies').set({ example: true }).execute()
  await app.seedDemo()
  const rows = () => app.db.selectFrom('reviews').selectAll().orderBy('id').execute()
  const first = await rows()
  await app.seedDemo()
  expect(await rows()).toEqual(first)
  expect(first.every(({ created_at: at }) => at < app.clock.now())).toBe(true)
  const cards = await app.db.selectFrom('products').select(['id', 'reviews', 'stars']).where('reviews', '>', 0).execute()
  expect(cards.length).toBeGreaterThanOrEqual(3)
  for (const { id, reviews, stars } of cards) {
    const { count, result } = (await as(null)(listComments, { query: { product__in: [id] } })).body
    expect([count, result.reduce((sum, review) => sum + review.stars, 0)]).toEqual([reviews, stars])
  }
  expect(first.some(({ parent_id: parent }) => parent !== null)).toBe(true)
  const received = await app.db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .select('line.id')
    .where('status', '=', 'completed')
    .execute()
  expect(first.filter(({ parent_id: parent }) => parent === null).length).toBeLessThan(received.length)
})
