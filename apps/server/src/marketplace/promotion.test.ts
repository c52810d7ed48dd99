// The free promotion of the first hundred verified sellers (companies with a representative): numbers are unique also in parallel, the least shown
// come first, and impressions and clicks are counted until the promotion ends.
import { MAX_PROMOTED_SHOWN, PROMOTED_FIRST, PROMOTION_DAYS } from '@sverka/contract/marketplace/marketplace.rules'
import { countPromotedOpen, countPromotedShown, listPromotions, peekPromoted, showPromoted } from '@sverka/contract/marketplace/promotion'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadDemo } from '../../test/demo-register.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { World } from '../../test/world.ts'
import { promoteVerified } from './promotion.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

/** `PROMOTION_DAYS` after the time of the test clock. */
const ENDS_AT = '2027-02-18T09:30:00.000Z'
/** As in `promotion.sql.ts`: a company may have at most this many impressions more than those that are next in the rotation. */
const LEAD_MAX = 10
const UNKNOWN_COMPANY = 2_000_000_000

const promote = () => app.db.transaction().execute((tx) => promoteVerified(tx, app.clock.now()))
const numbers = async () =>
  (await app.db.selectFrom('marketplace_promotions').select('number').orderBy('number').execute()).map(({ number }) => number)

test('the first hundred verified sellers get a number each, even simultaneously, and the next none', async () => {
  await loadDemo(app, { companies: 120, traders: 0 })
  const seller = await world.person()
  const companies = await app.db.selectFrom('companies').select('id').orderBy('id').limit(105).execute()
  await Promise.all(
    companies.map(({ id }) =>
      app.db.transaction().execute(async (tx) => {
        await tx.insertInto('company_representatives').values({ company_id: id, user_id: seller.id, since: app.clock.now() }).execute()
        await promoteVerified(tx, app.clock.now())
      }),
    ),
  )
  await promote()
  expect(await numbers()).toEqual(Array.from({ length: PROMOTED_FIRST }, (_, place) => place + 1))
  const { body } = await as(seller)(listPromotions, {})
  expect(body).toMatchObject({ given: PROMOTED_FIRST, of: PROMOTED_FIRST })
  expect(body.result[0]).toMatchObject({ number: 1, shown: 0, opened: 0, is_over: false, ends_at: ENDS_AT })
  // A company without a representative keeps its number.
  await app.db.deleteFrom('company_representatives').execute()
  await promote()
  expect(await numbers()).toHaveLength(PROMOTED_FIRST)
  expect((await as(await world.person())(listPromotions, {})).body.result).toEqual([])
})

test('promoted sellers are shown in turn, the least shown first, and counted until the promotion ends', async () => {
  await app.db.deleteFrom('marketplace_promotions').execute()
  const shown = async () => (await as(null)(showPromoted, {})).body.result
  expect(await shown()).toEqual([])
  const goods = new GoodsFactory(app, world)
  const sellers: number[] = []
  for (let made = 0; made < 6; made++) {
    const seller = await goods.seller()
    await goods.published(seller)
    sellers.push(seller.companyId)
  }
  await promote()
  const first = await shown()
  const second = await shown()
  expect(first).toHaveLength(MAX_PROMOTED_SHOWN)
  expect(first.map(({ ends_at: ends }) => ends)).toEqual(Array(MAX_PROMOTED_SHOWN).fill(ENDS_AT))
  expect(new Set([...first, ...second].map(({ company_id: id }) => id))).toEqual(new Set(sellers))
  const opened = first[0]?.company_id ?? 0
  expect((await as(null)(countPromotedOpen, { params: { id: opened } })).status).toBe(204)
  const counts = await app.db
    .selectFrom('marketplace_promotions')
    .select(['shown', 'opened'])
    .where('company_id', '=', opened)
    .executeTakeFirst()
  expect(Number(counts?.opened)).toBe(1)
  const total = await app.db
    .selectFrom('marketplace_promotions')
    .select((of) => of.fn.sum<string>('shown').as('all'))
    .executeTakeFirst()
  expect(Number(total?.all)).toBe(2 * MAX_PROMOTED_SHOWN)
  await expectCountedByPixel()
  app.clock.advance((PROMOTION_DAYS + 1) * 86_400_000)
  expect(await shown()).toEqual([])
  expect((await as(null)(countPromotedOpen, { params: { id: opened } })).status).toBe(404)
})

/**
 * A page without scripts contains the next promoted companies (`peekPromoted`, which does not count) and a tracking pixel
 * (`countPromotedShown`), which counts each of them once and ignores other companies.
 */
async function expectCountedByPixel(): Promise<void> {
  const counts = async () =>
    new Map(
      (await app.db.selectFrom('marketplace_promotions').select(['company_id', 'shown']).execute()).map((row) => [
        row.company_id,
        Number(row.shown),
      ]),
    )
  const before = await counts()
  const next = (await as(null)(peekPromoted, {})).body.result
  expect((await as(null)(peekPromoted, {})).body.result).toEqual(next)
  expect(await counts()).toEqual(before)
  const shown = next.map(({ company_id: id }) => id)
  const pixel = await as(null)(countPromotedShown, { query: { company__in: [...shown, UNKNOWN_COMPANY] } })
  expect(pixel.status).toBe(200)
  expect(await counts()).toEqual(new Map([...before].map(([id, was]) => [id, was + (shown.includes(id) ? 1 : 0)])))
  // A visitor who loads it again and again for one company hardly pushes that company back in the rotation.
  const [victim = 0] = shown
  for (let time = 0; time < 3 * LEAD_MAX; time++) await as(null)(countPromotedShown, { query: { company__in: [victim] } })
  const after = await counts()
  const others = [...after].filter(([id]) => id !== victim).map(([, count]) => count)
  expect(after.get(victim)).toBeLessThanOrEqual(Math.max(...others) + LEAD_MAX)
}
