// Staff change prices, features and limits of plans, put plans on sale and withdraw them. Members keep plans and open orders as they are.
import { getMe } from '@sverka/contract/auth/auth'
import { getSandboxPayment, paySandboxPayment } from '@sverka/contract/payments/payments'
import { getSubscription, listPlans, orderPlan } from '@sverka/contract/plans/plans'
import { createPlan, deletePlan, listStaffPlans, updatePlan } from '@sverka/contract/plans/plans.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

/** The plan of this kind and period that is on sale. */
const findPlanOnSale = async (word: string, type = 'monthly') => {
  const found = (await as(null)(listPlans, {})).body.find((plan) => plan.word === word && plan.type === type)
  if (!found) throw new Error(`no plan ${word} is on sale`)
  return found
}

test('a price and a feature that staff change apply to everybody, to the kopeck', async () => {
  const [staff, person] = [await world.staff(), await world.person()]
  const { id } = await findPlanOnSale('free')
  expect((await as(person)(getMe, {})).body.plan_features).toMatchObject({ showcase_enabled: false, full_checks_per_month: 5 })
  const body = { showcase_enabled: true, full_checks_per_month: 7 }
  expect((await as(staff)(updatePlan, { params: { id }, body })).body.plan_features).toMatchObject(body)
  expect((await as(person)(getMe, {})).body.plan_features).toMatchObject(body)
  const business = await findPlanOnSale('business')
  await as(staff)(updatePlan, { params: { id: business.id }, body: { price: 490.29 } })
  expect((await findPlanOnSale('business')).price).toBe(490.29)
  expect(await world.findLastAudit(staff)).toMatchObject({
    action: 'plan.changed',
    subject: `plan:${business.id}`,
    details: { fields: 'price' },
  })
})

test('only one plan of a kind and period is on sale, and a withdrawn plan cannot be ordered', async () => {
  const [staff, person] = [await world.staff(), await world.person()]
  const draft = { name: 'Premium+', description: 'Ещё больше', price: 3000, full_checks_per_month: 900, showcase_enabled: true }
  const create = () => as(staff)(createPlan, { body: { ...draft, word: 'pro', type: 'monthly' } })
  expect(await create()).toMatchObject({ status: 409, code: 'plan_on_sale' })
  const old = await findPlanOnSale('pro')
  expect((await as(staff)(deletePlan, { params: { id: old.id } })).status).toBe(204)
  expect(await as(staff)(deletePlan, { params: { id: old.id } })).toMatchObject({ status: 409 })
  expect((await as(person)(orderPlan, { body: { plan: old.id } })).status).toBe(404)
  expect(await create()).toMatchObject({ status: 201, body: { price: 3000, holders: 0, withdrawn_at: null } })
  expect((await findPlanOnSale('pro')).name).toBe('Premium+')
  const listed = (await as(staff)(listStaffPlans, { query: {} })).body.result
  expect(listed.at(-1)).toMatchObject({ id: old.id, withdrawn_at: expect.any(String) })
  expect((await as(staff)(deletePlan, { params: { id: (await findPlanOnSale('free')).id } })).status).toBe(409)
})

test('fields that a plan does not have and negative prices are refused', async () => {
  const staff = await world.staff()
  const { id } = await findPlanOnSale('business')
  const change = (body: object) => as(staff)(updatePlan, { params: { id }, body })
  for (const body of [{}, { price: -1 }, { word: 'pro' }, { withdrawn_at: null }, { full_checks_per_month: 1.5 }, { name: ' ' }])
    expect((await change(body)).status, JSON.stringify(body)).toBe(400)
})

const slugParams = (url: string) => ({ params: { slug: url.split('/').at(-1) ?? '' } })
const pay = (url: string) =>
  as(null)(paySandboxPayment, { ...slugParams(url), body: { card_number: '4111 1111 1111 1111', outcome: 'succeed' } })

test('an order at an outdated price is refused, and an earlier order keeps its price', async () => {
  const [staff, person] = [await world.staff(), await world.person()]
  const plan = await findPlanOnSale('business')
  const order = (price: number) => as(person)(orderPlan, { body: { plan: plan.id, price } })
  const before = (await order(plan.price)).body.order_url
  expect((await order(plan.price)).body.order_url).toBe(before)
  const raised = plan.price + 200
  await as(staff)(updatePlan, { params: { id: plan.id }, body: { price: raised } })
  expect(await order(plan.price)).toMatchObject({ status: 409, code: 'plan_changed' })
  const after = (await order(raised)).body.order_url
  expect((await as(null)(getSandboxPayment, slugParams(after))).body).toMatchObject({ amount: raised, status: 'pending' })
  const listPaid = async () => (await as(person)(getSubscription, {})).body.payments.map(({ amount }) => amount)
  await pay(before)
  expect(await listPaid()).toEqual([plan.price])
  await pay(after)
  expect((await listPaid()).toSorted((first, second) => first - second)).toEqual([plan.price, raised])
  expect((await as(person)(getMe, {})).body.name_membership).toBe('Business')
  expect((await as(person)(getSubscription, {})).body.next_until).not.toBeNull()
  await as(staff)(deletePlan, { params: { id: plan.id } })
  expect((await as(person)(getSubscription, {})).body.next_until).toBeNull()
})

test('an ended payment is not offered again, and a price below one ruble is refused', async () => {
  const [staff, person] = [await world.staff(), await world.person()]
  const { id } = await findPlanOnSale('pro', 'yearly')
  const order = async () => (await as(person)(orderPlan, { body: { plan: id } })).body.order_url
  const first = await order()
  const { slug } = slugParams(first).params
  await world.db.updateTable('sandbox_payments').set({ status: 'canceled' }).where('id', '=', slug).execute()
  const second = await order()
  expect(second).not.toBe(first)
  expect((await as(null)(getSandboxPayment, slugParams(second))).body.status).toBe('pending')
  expect(await as(staff)(updatePlan, { params: { id }, body: { price: 0.5 } })).toMatchObject({ status: 409, code: 'payment_too_small' })
  // Less than half a kopeck is not rounded to a free plan.
  expect(await as(staff)(updatePlan, { params: { id }, body: { price: 0.001 } })).toMatchObject({ status: 409, code: 'payment_too_small' })
})
