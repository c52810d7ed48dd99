// The demo's people registered before they sold or bought anything, whatever the machine's clock shows.
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)

test('everybody registered and became a representative before their first product and order', async () => {
  // The demo's sellers can represent only companies that are marked as examples.
  for (let count = 0; count < 6; count++) await world.company()
  await app.db.updateTable('companies').set({ example: true }).execute()
  // The machine's clock is later than the day of the invented register.
  app.clock.advance(100 * 24 * 3_600_000)
  await app.seedDemo()
  const joined = await app.db.selectFrom('users').select(['id', 'created_at as at']).where('is_demo', '=', true).execute()
  const linked = await app.db.selectFrom('company_representatives').select(['user_id as id', 'since as at']).execute()
  const cards = await app.db.selectFrom('products').select(['user_id as id', 'created_at as at']).execute()
  const orders = await app.db.selectFrom('orders').select(['buyer_id as id', 'created_at as at']).execute()
  /** Actions that happened before their person's entry in `people`, or without one. */
  const early = (people: typeof joined, actions: typeof joined) => {
    const since = new Map(people.map(({ id, at }) => [id, at.getTime()]))
    return actions.filter(({ id, at }) => at.getTime() <= (since.get(id) ?? Number.NaN))
  }
  expect([joined, linked, cards, orders].every(({ length }) => length > 0)).toBe(true)
  expect(early(joined, [...linked, ...cards, ...orders])).toEqual([])
  expect(early(linked, cards)).toEqual([])
})
