// Products are hidden as soon as their seller may no longer sell, by an import or the end of a plan, and shown again when the seller may.
import { blockUser, unblockUser } from '@sverka/contract/auth/auth.staff'
import { unbindCompany } from '@sverka/contract/company-binding/company-binding'
import { getProduct } from '@sverka/contract/products/products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { loadAndAnnounce } from '../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import { World } from '../../test/world.ts'
import { companiesChanged, planChanged, representativeBound } from '../events.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const isVisible = async (id: number) => (await as(null)(getProduct, { params: { id } })).status === 200
/** The reason for which the seller sees that a product is hidden; null if it is not. */
const hidden = async (seller: Seller, id: number) => (await as(seller)(getProduct, { params: { id } })).body.hidden
/** Announces that the member's plan has these features from now on; `can_open_product` allows selling. */
const plan = (userId: number, flags: readonly 'can_open_product'[]) =>
  app.db.transaction().execute((tx) => app.services.announce(tx, planChanged, { userId, flags: new Set(flags) }))
const readNotices = (seller: Seller) =>
  app.db.selectFrom('notices').select(['kind', 'params']).where('user_id', '=', seller.id).where('kind', '=', 'products_hidden').execute()

test('an import of a liquidation hides the company’s products and notifies their seller', async () => {
  const company = legalEntity({ asOf: '2026-10-01' })
  const announce: Parameters<typeof loadAndAnnounce>[2][number] = (tx, ids) => app.services.announce(tx, companiesChanged, ids)
  await loadAndAnnounce(app, [egrulFile([company])], [announce])
  const { id: companyId } = await app.db.selectFrom('companies').select('id').where('inn', '=', company.inn).executeTakeFirstOrThrow()
  const person = await world.person({ plan: 'pro' })
  await world.represent(person, companyId)
  const seller = { ...person, companyId }
  const id = await goods.published(seller)
  expect(await isVisible(id)).toBe(true)
  // The element of an extract of ЕГРЮЛ, the register of legal entities, that says that the company has ended; code 201 is a liquidation.
  const end = '<СвПрекрЮЛ ДатаПрекрЮЛ="2026-11-18"><СпПрекрЮЛ КодСпПрекрЮЛ="201" НаимСпПрекрЮЛ="Ликвидация" /></СвПрекрЮЛ>'
  await loadAndAnnounce(app, [egrulFile([{ ...company, asOf: '2026-11-19', more: end }])], [announce])
  expect([await isVisible(id), await hidden(seller, id)]).toEqual([false, 'seller_ended'])
  expect(await readNotices(seller)).toEqual([{ kind: 'products_hidden', params: { count: 1, reason: 'seller_ended' } }])
})

test('an ended plan hides every product until there is a plan again', async () => {
  const seller = await goods.seller()
  const ids = [await goods.published(seller), await goods.published(seller)]
  await plan(seller.id, [])
  expect(await Promise.all(ids.map(isVisible))).toEqual([false, false])
  expect(await readNotices(seller)).toEqual([{ kind: 'products_hidden', params: { count: 2, reason: 'plan' } }])
  await as(seller)(unbindCompany, { params: { id: seller.companyId } })
  expect(await hidden(seller, ids[0] ?? 0)).toBe('unbound')
  await world.represent(seller, seller.companyId)
  const link = { companyId: seller.companyId, userId: seller.id }
  await app.db.transaction().execute((tx) => app.services.announce(tx, representativeBound, link))
  expect(await hidden(seller, ids[0] ?? 0)).toBe('plan')
  await plan(seller.id, ['can_open_product'])
  expect(await Promise.all(ids.map(isVisible))).toEqual([true, true])
})

test('the products of a blocked seller are hidden until the seller is unblocked', async () => {
  const [staff, seller, other] = [await world.staff(), await goods.seller(), await goods.seller()]
  const [first, second, foreign] = [await goods.published(seller), await goods.published(seller), await goods.published(other)]
  expect((await as(staff)(blockUser, { params: { id: seller.id }, body: {} })).status).toBe(204)
  expect(await Promise.all([first, second, foreign].map(isVisible))).toEqual([false, false, true])
  expect((await as(staff)(unblockUser, { params: { id: seller.id } })).status).toBe(204)
  expect(await Promise.all([first, second].map(isVisible))).toEqual([true, true])
})
