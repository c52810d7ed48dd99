// The back-test (did companies with a risk factor really go bankrupt more often?) over the invented companies of the demo: its counts agree, and
// without annual accounts nothing is stored.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { loadDemo } from '../../../test/demo-register.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { backTests, runBackTest } from './back-test.ts'

const app = testApplication()

beforeAll(async () => {
  await loadDemo(app, { companies: 150, traders: 1 })
})

test('the share of flagged companies is their number divided by all tested companies', async () => {
  const { firms } = await runBackTest(app.db, app.clock.now())
  expect(firms).toBeGreaterThan(0)
  const results = await backTests(readOnly(app.db))
  // One result for each factor over the accounts, and for each of three verdicts.
  expect(results.size).toBeGreaterThan(20)
  for (const { firms: tested, flagged, share, lift } of results.values()) {
    expect(flagged).toBeLessThanOrEqual(tested)
    expect(share).toBeCloseTo(tested === 0 ? 0 : flagged / tested, 10)
    // How many times more often flagged companies went bankrupt; null if it cannot be computed.
    if (lift !== null) expect(lift).toBeGreaterThanOrEqual(0)
  }
})

test('a run without annual accounts deletes the results of the run before', async () => {
  await app.db.deleteFrom('company_facts').where('source', 'like', 'accounts%').execute()
  await app.db.deleteFrom('taxpayer_facts').where('source', 'like', 'accounts%').execute()
  expect(await runBackTest(app.db, app.clock.now())).toEqual({ firms: 0, bankrupt: 0 })
  expect((await backTests(readOnly(app.db))).size).toBe(0)
})
