// Plans: what is on sale, how one is paid, started, extended and ended, and what it gives meanwhile.
import { getMe } from '@sverka/contract/auth'
import { getSandboxPayment, paySandboxPayment } from '@sverka/contract/payments'
import { getSubscription, listMemberships, listPlans, orderPlan } from '@sverka/contract/plans'
import { getProduct } from '@sverka/contract/products'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { clientOf } from '../../test/client.ts'
import { Goods } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'
import { settlePayment } from '../payments/payments.ts'
import { handleEnds } from './ending.ts'

const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '9999/60' })
const as = clientOf(() => app.server)
const world = new World(app)
const goods = new Goods(app, world)
const DAY = 24 * 3_600_000
const CARD = '4111 1111 1111 1111'

const planId = async (word: string, type = 'monthly') =>
  (await as(null)(listPlans, {})).body.find((plan) => plan.word === word && plan.type === type)?.id ?? 0
const order = async (person: Person, word: string, type?: string) => as(person)(orderPlan, { body: { plan: await planId(word, type) } })
const slugOf = (url: string) => url.split('/').at(-1) ?? ''
const pay = (url: string, outcome: 'succeed' | 'fail' = 'succeed') =>
  as(null)(paySandboxPayment, { params: { slug: slugOf(url) }, body: { card_number: CARD, outcome } })
const buy = async (person: Person, word: string, type?: string) => pay((await order(person, word, type)).body.order_url)
const me = async (person: Person) => (await as(person)(getMe, {})).body
const notices = async (person: Person) =>
  (await world.db.selectFrom('notices').select('kind').where('user_id', '=', person.id).orderBy('id').execute()).map(({ kind }) => kind)

test('the plans are those of the specification, by month and by year', async () => {
  const plans = (await as(null)(listPlans, {})).body
  expect(plans.map(({ name, price, type, plan_features: gives }) => [name, price, type, gives.full_checks_per_month])).toEqual([
    ['Free', 0, 'monthly', 5],
    ['Business', 490, 'monthly', 100],
    ['Premium', 2500, 'monthly', 500],
    ['Business', 5880, 'yearly', 100],
    ['Premium', 30_000, 'yearly', 500],
  ])
})

test('a paid plan starts when its payment succeeds, with a receipt and a notice', async () => {
  const person = await world.person()
  expect(await me(person)).toMatchObject({ membership_exists: false, name_membership: 'Free', checks_limit: 5, checks_reset_at: null })
  const { status, body } = await order(person, 'business')
  expect([status, body.order_url]).toEqual([201, expect.stringContaining('http://sverka.test/sandbox-payment/')])
  expect((await as(null)(getSandboxPayment, { params: { slug: slugOf(body.order_url) } })).body).toMatchObject({
    amount: 490,
    status: 'pending',
    description: 'Тариф Business, месяц',
  })
  expect(await me(person)).toMatchObject({ name_membership: 'Free' })
  expect((await pay(body.order_url)).body.status).toBe('succeeded')
  expect(await me(person)).toMatchObject({
    membership_exists: true,
    name_membership: 'Business',
    plan_features: { notifications_enabled: true, showcase_enabled: false },
    checks_limit: 100,
    checks_reset_at: '2026-12-20T09:30:00.000Z',
  })
  expect(await notices(person)).toEqual(['plan_started'])
  const [receipt] = await world.emailsTo(person.email)
  expect(receipt?.text).toContain('Тариф Business, месяц: 1 × 490,00 ₽ = 490,00 ₽, без НДС')
  expect((await as(person)(getSubscription, {})).body).toMatchObject({
    paid_until: '2026-12-20T09:30:00.000Z',
    next_until: '2027-01-20T09:30:00.000Z',
    payments: [{ name: 'Business', type: 'monthly', amount: 490 }],
  })
  expect((await as(person)(orderPlan, { body: { plan: await planId('free') } })).code).toBe('plan_free')
  expect((await as(person)(orderPlan, { body: { plan: 999_999 } })).code).toBe('not_found')
})

test('fifty clicks are one order with one payment, and a hundred notifications extend once', async () => {
  const person = await world.person()
  const plan = await planId('pro')
  const replies = await Promise.all(Array.from({ length: 50 }, () => as(person)(orderPlan, { body: { plan } })))
  const urls = new Set(replies.map(({ body }) => body.order_url))
  expect([replies.every(({ status }) => status === 201), urls.size]).toEqual([true, 1])
  const payments = await world.db.selectFrom('payments').select('id').where('user_id', '=', person.id).execute()
  expect(payments).toHaveLength(1)
  await world.db
    .updateTable('sandbox_payments')
    .set({ status: 'succeeded' })
    .where('id', '=', slugOf([...urls][0] ?? ''))
    .execute()
  await Promise.all(Array.from({ length: 100 }, () => settlePayment(app.services, payments[0]?.id ?? 0)))
  expect((await as(person)(listMemberships, {})).body).toHaveLength(1)
  expect(await world.emailsTo(person.email)).toHaveLength(1)
  const booked = await world.db.selectFrom('ledger_transactions').selectAll().where('event', '=', `payment:${payments[0]?.id}`).execute()
  expect(booked).toHaveLength(1)
})

test('a payment that failed leaves the plan as it was, and the next click opens another', async () => {
  const person = await world.person()
  const first = (await order(person, 'business')).body.order_url
  expect((await pay(first, 'fail')).body.status).toBe('canceled')
  expect((await pay(first)).code).toBe('payment_settled')
  expect((await me(person)).name_membership).toBe('Free')
  const second = (await order(person, 'business')).body.order_url
  expect(second).not.toBe(first)
  const wrong = await as(null)(paySandboxPayment, {
    params: { slug: slugOf(second) },
    body: { card_number: '4111 1111 1111 1112', outcome: 'succeed' },
  })
  expect(wrong.body).toMatchObject({ errors: { card_number: [{ code: 'card_invalid' }] } })
})

test('the same plan is extended, a higher one starts at once and what is left of the lower goes on after it', async () => {
  const person = await world.person()
  await buy(person, 'business')
  await buy(person, 'business')
  app.clock.advance(10 * DAY)
  const later = await world.signInAgain(person)
  await buy(later, 'pro')
  expect((await me(later)).name_membership).toBe('Premium')
  const rows = (await as(later)(listMemberships, {})).body.map(({ plan, starts_at, ends_at }) => [plan.name, starts_at, ends_at])
  expect(rows.reverse()).toEqual([
    ['Business', '2026-11-20T09:30:00.000Z', '2026-11-30T09:30:00.000Z'],
    ['Premium', '2026-11-30T09:30:00.000Z', '2026-12-30T09:30:00.000Z'],
    ['Business', '2026-12-30T09:30:00.000Z', '2027-01-19T09:30:00.000Z'],
    ['Business', '2027-01-19T09:30:00.000Z', '2027-02-19T09:30:00.000Z'],
  ])
})

test('the end is told a week and a day before and hides what is sold; paying again shows it', async () => {
  const seller = await goods.seller()
  await world.db.updateTable('users').set({ plan: 'free' }).where('id', '=', seller.id).execute()
  await buy(seller, 'pro')
  const id = await goods.published(seller)
  const shown = async () => (await as(null)(getProduct, { params: { id } })).status === 200
  app.clock.advance(24 * DAY)
  for (let times = 0; times < 3; times += 1) await handleEnds(app.services)
  app.clock.advance(5.5 * DAY)
  for (let times = 0; times < 3; times += 1) await handleEnds(app.services)
  expect((await notices(seller)).sort()).toEqual(['plan_ends_in_day', 'plan_ends_in_week', 'plan_started', 'product_published'])
  expect(await shown()).toBe(true)
  app.clock.advance(3 * DAY)
  const later = await world.signInAgain(seller)
  expect((await me(later)).name_membership).toBe('Free')
  for (let times = 0; times < 3; times += 1) await handleEnds(app.services)
  expect([(await notices(seller)).filter((kind) => kind === 'plan_ended'), await shown()]).toEqual([['plan_ended'], false])
  await buy(later, 'pro')
  expect(await shown()).toBe(true)
})
