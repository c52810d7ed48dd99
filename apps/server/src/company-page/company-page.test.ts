// A seller's public page: current register data, goods on sale and their filters. A company that no longer exists sells nothing.
// The card of a company links to the page while it has goods on sale.
import { getCompany } from '@sverka/contract/company-card/company-card'
import { getWholeCard } from '@sverka/contract/company-card/whole-card'
import { getShowcase } from '@sverka/contract/company-page/company-page'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { World } from '../../test/world.ts'
import { companiesChanged } from '../events.ts'
import { countReview } from '../products/products.ts'

// Uploads per seconds: a limit that these tests, which upload a picture for each product, never reach.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const page = async (id: number, query: object = {}) => (await as(null)(getShowcase, { params: { id }, query })).body

test('everybody sees the seller’s register data and goods on sale, filtered by words and category', async () => {
  const seller = await goods.seller()
  const top = await goods.category()
  const leaf = await goods.category({ parent: top, level: 2 })
  const bolt = await goods.published(seller, { name: 'Болт', category: leaf, price: 10 })
  const nut = await goods.published(seller, { name: 'Гайка', price: 5, vat_rate: 22 })
  await goods.pending(seller, { name: 'Ждёт' })
  await app.db.transaction().execute((tx) => countReview(tx, bolt, { stars: 4, by: 1 }))
  const sellerPage = await page(seller.companyId, { ordering: 'price' })
  expect(sellerPage.seller).toMatchObject({
    id: seller.companyId,
    status: { name: 'Действует' },
    is_ended: false,
    isVerified: true,
    website: null,
  })
  expect(sellerPage.seller).toMatchObject({
    rating: 4,
    comments: 1,
    as_of: '2026-11-01',
    selling_since: expect.stringMatching(/^2026-11-20/),
  })
  expect([sellerPage.on_sale, sellerPage.goods.result.map(({ id }) => id)]).toEqual([2, [nut, bolt]])
  expect(sellerPage.terms).toEqual({ vat_rates: [22, null], takes_payments: true })
  expect(sellerPage.categories.find(({ id }) => id === top)?.count).toBe(1)
  expect((await page(seller.companyId, { category: top })).goods.result.map(({ id }) => id)).toEqual([bolt])
  expect((await page(seller.companyId, { search: 'гайки' })).goods.result.map(({ id }) => id)).toEqual([nut])
  expect((await as(null)(getShowcase, { params: { id: 2_000_000_000 }, query: {} })).code).toBe('company_not_found')
})

test('the card links to the page while goods are on sale, and a closed seller has no page', async () => {
  const seller = await goods.seller()
  const { inn } = await app.db.selectFrom('companies').select('inn').where('id', '=', seller.companyId).executeTakeFirstOrThrow()
  const query = { inn: inn ?? '' }
  /** Whether the company's card, read in either of two ways, links to the page. */
  const hasLinks = async () => [
    (await as(null)(getCompany, { query })).body.has_showcase,
    (await as(null)(getWholeCard, { query })).body.company.has_showcase,
  ]
  expect(await hasLinks()).toEqual([false, false])
  await goods.published(seller)
  expect(await hasLinks()).toEqual([true, true])
  await world.endCompany(seller.companyId)
  await app.db.transaction().execute((tx) => app.services.announce(tx, companiesChanged, [seller.companyId]))
  expect(await hasLinks()).toEqual([false, false])
  const sellerPage = await page(seller.companyId)
  expect([sellerPage.seller.is_ended, sellerPage.on_sale, sellerPage.goods.count]).toEqual([true, 0, 0])
})
