// The demo's request for quotes (prices) of its buyer: open, with offers of two sellers, marked as invented, and created once.
import { expect, test } from 'vitest'
import { readOnly } from '../../src/platform/db/connect.ts'
import { quotesPage, readQuote } from '../../src/quotes/asking.ts'
import { testApplication } from '../../test/application.ts'
import { World } from '../../test/world.ts'
import { findDemoAccount } from '../people/sellers.ts'

const app = testApplication()
const world = new World(app)

test('the demo’s buyer has one open request with two invented offers, also after a restart', async () => {
  // The demo's sellers can represent only companies that are marked as examples.
  for (let count = 0; count < 6; count++) await world.company()
  await app.db.updateTable('companies').set({ example: true }).execute()
  await app.seedDemo()
  await app.seedDemo()
  const db = readOnly(app.db)
  const userId = (await findDemoAccount(db, 'buyer@demo.test')) ?? 0
  const { result } = await quotesPage(db, app.services, userId, {})
  expect(result).toMatchObject([{ state: 'open', asked: 2, seen: 2, open_offers: 2, details: expect.stringContaining('Вымышленный') }])
  const { offers } = await readQuote(db, app.services, { userId, id: result[0]?.id ?? 0 })
  expect(offers.every(({ comment, total }) => comment.includes('Вымышленное') && total > 0)).toBe(true)
  expect(new Set(offers.map((offer) => offer.seller_user)).size).toBe(2)
})
