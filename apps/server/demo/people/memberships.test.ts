// The demo's buyer and seller have a plan (subscription) and are in the middle of a paid month; another start of the server changes nothing.
import { getSubscription, listMemberships } from '@sverka/contract/plans/plans'
import { expect, test } from 'vitest'
import { ledgerReport } from '../../src/payments/payments.ts'
import { readOnly } from '../../src/platform/db/connect.ts'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { seedMemberships } from './memberships.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('the demo’s buyer gets Business and its seller Premium, once', async () => {
  // The test clock stands at 20 November 2026; the plans were paid 9 and 4 days before, for a month.
  const buyer = await world.person({ email: 'buyer@demo.test' })
  const seller = await world.person({ email: 'seller@demo.test' })
  await world.db.updateTable('users').set({ is_demo: true }).where('id', 'in', [buyer.id, seller.id]).execute()
  for (let times = 0; times < 2; times += 1) await app.db.transaction().execute((tx) => seedMemberships(tx, app.services))
  const listPlans = async (person: typeof buyer) =>
    (await as(person)(listMemberships, {})).body.map(({ plan, ends_at: end }) => [plan.name, end])
  expect(await listPlans(buyer)).toEqual([['Business', '2026-12-11T09:30:00.000Z']])
  expect(await listPlans(seller)).toEqual([['Premium', '2026-12-16T09:30:00.000Z']])
  const { payments } = (await as(buyer)(getSubscription, {})).body
  expect(payments).toMatchObject([{ name: 'Business', amount: 490 }])
  const paid = await world.db.selectFrom('payments').select(['amount_kopecks as kopecks', 'status']).orderBy('kopecks').execute()
  expect(paid).toEqual([
    { kopecks: 490_00, status: 'succeeded' },
    { kopecks: 2500_00, status: 'succeeded' },
  ])
  expect((await ledgerReport(readOnly(app.db))).lines).toContain('plans\t-2990.00\t2 entries')
})
