// The staff's page of a person: data from all tables, the view recorded in the audit log, and access for staff only.
import { blockUser } from '@sverka/contract/auth/auth.staff'
import { getStaffPerson } from '@sverka/contract/back-office/person'
import { complainOfRoom, openProductRoom } from '@sverka/contract/chat/chat'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { insertOrder } from '../../test/orders.ts'
import { World } from '../../test/world.ts'

// Uploads per seconds: a limit that these tests, which upload a picture for each product, never reach.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

test('the page of a seller shows their company, order, sign-ins and complaint', async () => {
  const staff = await world.staff()
  const seller = await goods.seller()
  const buyer = await world.person()
  const product = await goods.published(seller)
  const order = await insertOrder(app, buyer, { productIds: [product] })
  const room = await as(buyer)(openProductRoom, { body: { product } })
  await as(buyer)(complainOfRoom, { params: { slug: room.body.slug }, body: { text: 'Грубит' } })
  const { body } = await as(staff)(getStaffPerson, { params: { id: seller.id } })
  // `side`: the seller of the order; `subject`: the person whom the complaint is about.
  expect(body).toMatchObject({ email: seller.email, full_name: seller.fullName, blocked_at: null })
  expect(body.companies).toMatchObject([{ state: 'represents' }])
  expect(body.orders).toMatchObject([{ id: order, side: 'seller' }])
  expect(body.sessions).toMatchObject([{ ended_at: null }])
  expect(body.complaints).toMatchObject([{ about: 'conversation', side: 'subject', text: 'Грубит', closed_at: null }])
  const other = await as(staff)(getStaffPerson, { params: { id: buyer.id } })
  expect(other.body.orders).toMatchObject([{ id: order, side: 'buyer' }])
  expect(other.body.complaints).toMatchObject([{ side: 'author' }])
})

test('the page names companies as every other page does', async () => {
  const seller = await goods.seller()
  // The register writes names in capitals and straight quotes; pages show them in normal case and Russian quotes.
  await app.db.updateTable('companies').set({ name: 'ООО "СВЕТОПУТЬ"' }).where('id', '=', seller.companyId).execute()
  await insertOrder(app, await world.person(), { productIds: [await goods.published(seller)] })
  const { body } = await as(await world.staff())(getStaffPerson, { params: { id: seller.id } })
  expect([body.companies[0]?.name, body.orders[0]?.company]).toEqual(['ООО «Светопуть»', 'ООО «Светопуть»'])
})

test('a decision about the account is shown with its reason, and each view is logged', async () => {
  const staff = await world.staff()
  const person = await world.person()
  await as(staff)(blockUser, { params: { id: person.id }, body: { reason: 'Спам' } })
  const { body } = await as(staff)(getStaffPerson, { params: { id: person.id } })
  expect(body.decisions).toMatchObject([{ action: 'auth.blocked', by: staff.fullName, reason: 'Спам' }])
  expect(body.sessions).toMatchObject([{ ended_at: expect.any(String) }])
  expect(await world.listActions(staff)).toEqual(expect.arrayContaining(['back-office.person_read']))
})

test('a member does not find the page, and staff find none of an unknown person', async () => {
  const member = await world.person()
  expect((await as(member)(getStaffPerson, { params: { id: member.id } })).status).toBe(404)
  expect((await as(await world.staff())(getStaffPerson, { params: { id: 2_000_000_000 } })).status).toBe(404)
})
