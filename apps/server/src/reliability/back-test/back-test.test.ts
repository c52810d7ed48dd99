// The back-test over invented companies: its counts and shares agree, and without companies nothing is stored.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { loadDemo } from '../../../test/demo-register.ts'
import { backTests, runBackTest } from './back-test.ts'

const app = testApplication()

beforeAll(async () => {
  await loadDemo(app, { companies: 150, traders: 1 })
})

test('counts of firms, flags and lift agree, and a share is flags divided by firms', async () => {
  const { firms } = await runBackTest(app.db, app.clock.now())
  expect(firms).toBeGreaterThan(0)
  const shown = await backTests(app.db as never)
  expect(shown.size).toBeGreaterThan(20)
  for (const { firms: tried, flagged, share, lift } of shown.values()) {
    expect(flagged).toBeLessThanOrEqual(tried)
    expect(share).toBeCloseTo(tried === 0 ? 0 : flagged / tried, 10)
    if (lift !== null) expect(lift).toBeGreaterThanOrEqual(0)
  }
})

test('nothing is stored without companies that have accounts', async () => {
  const longAgo = new Date('2010-01-01T00:00:00Z')
  await app.db.deleteFrom('company_facts').where('source', 'like', 'accounts%').execute()
  await app.db.deleteFrom('taxpayer_facts').where('source', 'like', 'accounts%').execute()
  expect(await runBackTest(app.db, longAgo)).toEqual({ firms: 0, bankrupt: 0 })
  expect((await backTests(app.db as never)).size).toBe(0)
})
