// Plans through the API: the plans on sale, payment, start, extension, refund and end of a plan, and the features that it opens.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApiKey } from '@sverka/contract/api-access/api-access'
import { getMe } from '@sverka/contract/auth/auth'
import { getCart } from '@sverka/contract/cart/cart'
import { listRooms } from '@sverka/contract/chat/chat'
import { listFriends } from '@sverka/contract/friends/friends'
import { watchCompanies } from '@sverka/contract/monitoring/monitoring'
import { getSandboxPayment, paySandboxPayment } from '@sverka/contract/payments/payments'
import { refundPayment } from '@sverka/contract/payments/payments.staff'
import { getSubscription, listMemberships, listPlans, orderPlan } from '@sverka/contract/plans/plans'
import { createProduct, getProduct } from '@sverka/contract/products/products'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, picture } from '../../test/goods.ts'
import { type Person, World } from '../../test/world.ts'
import { settlePayment } from '../payments/payments.ts'
import { handleExpiringMemberships } from './ending.ts'

// Requests per seconds: limits that these tests never reach.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_API: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const DAY = 24 * 3_600_000
/** A test number that every payment page accepts. */
const CARD = '4111 1111 1111 1111'

const planId = async (word: string, type = 'monthly') =>
  (await as(null)(listPlans, {})).body.find((plan) => plan.word === word && plan.type === type)?.id ?? 0
/** Orders a plan; the reply has the URL of the payment page. */
const order = async (person: Person, word: string, type?: string) => as(person)(orderPlan, { body: { plan: await planId(word, type) } })
const toSlug = (url: string) => url.split('/').at(-1) ?? ''
const pay = (url: string, outcome: 'succeed' | 'fail' = 'succeed') =>
  as(null)(paySandboxPayment, { params: { slug: toSlug(url) }, body: { card_number: CARD, outcome } })
const buy = async (person: Person, word: string, type?: string) => pay((await order(person, word, type)).body.order_url)
const readProfile = async (person: Person) => (await as(person)(getMe, {})).body
const listNotices = async (person: Person) =>
  (await world.db.selectFrom('notices').select('kind').where('user_id', '=', person.id).orderBy('id').execute()).map(({ kind }) => kind)

test('the plans on sale are those of the specification, by month and by year', async () => {
  const plans = (await as(null)(listPlans, {})).body
  expect(plans.map(({ name, price, type, plan_features: features }) => [name, price, type, features.full_checks_per_month])).toEqual([
    ['Free', 0, 'monthly', 5],
    ['Business', 490, 'monthly', 100],
    ['Premium', 2500, 'monthly', 500],
    ['Business', 5880, 'yearly', 100],
    ['Premium', 30_000, 'yearly', 500],
  ])
})

test('a paid plan starts when its payment succeeds, with a receipt and a notice', async () => {
  const person = await world.person()
  expect(await readProfile(person)).toMatchObject({
    membership_exists: false,
    name_membership: 'Free',
    checks_limit: 5,
    checks_reset_at: null,
  })
  const { status, body } = await order(person, 'business')
  expect([status, body.order_url]).toEqual([201, expect.stringContaining('http://sverka.test/sandbox-payment/')])
  expect((await as(null)(getSandboxPayment, { params: { slug: toSlug(body.order_url) } })).body).toMatchObject({
    amount: 490,
    status: 'pending',
    description: 'Тариф Business, месяц',
  })
  expect(await readProfile(person)).toMatchObject({ name_membership: 'Free' })
  expect((await pay(body.order_url)).body.status).toBe('succeeded')
  expect(await readProfile(person)).toMatchObject({
    membership_exists: true,
    name_membership: 'Business',
    plan_features: { notifications_enabled: true, showcase_enabled: false },
    checks_limit: 100,
    checks_reset_at: '2026-12-20T09:30:00.000Z',
  })
  expect(await listNotices(person)).toEqual(['plan_started'])
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

test('fifty simultaneous orders are one payment, and settling it a hundred times starts one plan', async () => {
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
    .where('id', '=', toSlug([...urls][0] ?? ''))
    .execute()
  await Promise.all(Array.from({ length: 100 }, () => settlePayment(app.services, payments[0]?.id ?? 0)))
  expect((await as(person)(listMemberships, {})).body).toHaveLength(1)
  expect(await world.emailsTo(person.email)).toHaveLength(1)
  const booked = await world.db.selectFrom('ledger_transactions').selectAll().where('event', '=', `payment:${payments[0]?.id}`).execute()
  expect(booked).toHaveLength(1)
})

test('a failed payment leaves the plan as it was, and the next order opens another payment', async () => {
  const person = await world.person()
  const first = (await order(person, 'business')).body.order_url
  expect((await pay(first, 'fail')).body.status).toBe('canceled')
  expect((await pay(first)).code).toBe('payment_settled')
  expect((await readProfile(person)).name_membership).toBe('Free')
  const second = (await order(person, 'business')).body.order_url
  expect(second).not.toBe(first)
  const wrong = await as(null)(paySandboxPayment, {
    params: { slug: toSlug(second) },
    body: { card_number: '4111 1111 1111 1112', outcome: 'succeed' },
  })
  expect(wrong.body).toMatchObject({ errors: { card_number: [{ code: 'card_invalid' }] } })
})

test('an equal plan is extended, and a higher one starts at once and postpones the rest of the lower', async () => {
  const person = await world.person()
  await buy(person, 'business')
  await buy(person, 'business')
  app.clock.advance(10 * DAY)
  const later = await world.signInAgain(person)
  await buy(later, 'pro')
  expect((await readProfile(later)).name_membership).toBe('Premium')
  const rows = (await as(later)(listMemberships, {})).body.map(({ plan, starts_at, ends_at }) => [plan.name, starts_at, ends_at])
  // Premium (`pro`) splits the first month of Business after ten days.
  expect(rows.reverse()).toEqual([
    ['Business', '2026-11-20T09:30:00.000Z', '2026-11-30T09:30:00.000Z'],
    ['Premium', '2026-11-30T09:30:00.000Z', '2026-12-30T09:30:00.000Z'],
    ['Business', '2026-12-30T09:30:00.000Z', '2027-01-19T09:30:00.000Z'],
    ['Business', '2027-01-19T09:30:00.000Z', '2027-02-19T09:30:00.000Z'],
  ])
})

test('a plan’s end is announced a week and a day before, and hides products until it is renewed', async () => {
  const seller = await goods.seller()
  await world.db.updateTable('users').set({ plan: 'free' }).where('id', '=', seller.id).execute()
  await buy(seller, 'pro')
  const id = await goods.published(seller)
  const isShown = async () => (await as(null)(getProduct, { params: { id } })).status === 200
  app.clock.advance(24 * DAY)
  for (let times = 0; times < 3; times += 1) await handleExpiringMemberships(app.services)
  app.clock.advance(5.5 * DAY)
  for (let times = 0; times < 3; times += 1) await handleExpiringMemberships(app.services)
  expect((await listNotices(seller)).sort()).toEqual(['plan_ends_in_day', 'plan_ends_in_week', 'plan_started', 'product_published'])
  expect(await isShown()).toBe(true)
  app.clock.advance(3 * DAY)
  const later = await world.signInAgain(seller)
  expect((await readProfile(later)).name_membership).toBe('Free')
  for (let times = 0; times < 3; times += 1) await handleExpiringMemberships(app.services)
  expect([(await listNotices(seller)).filter((kind) => kind === 'plan_ended'), await isShown()]).toEqual([['plan_ended'], false])
  await buy(later, 'pro')
  expect(await isShown()).toBe(true)
})

/** For each feature a request that is refused without it. */
const gated = {
  basket_enabled: (person: Person) => as(person)(getCart, {}),
  messenger_enabled: (person: Person) => as(person)(listRooms, { query: {} }),
  friends_enabled: (person: Person) => as(person)(listFriends, { query: {} }),
  notifications_enabled: (person: Person) => as(person)(watchCompanies, { body: { numbers: ['7707083893'] } }),
  can_open_product: async (person: Person) =>
    as(person)(createProduct, { body: await goods.form(await goods.seller()), files: { images: [await picture()] } }),
  api_enabled: (person: Person) => as(person)(createApiKey, { body: { name: 'Склад' } }),
}

test.each([
  ['basket_enabled', 'business', 'Business'],
  ['messenger_enabled', 'business', 'Business'],
  ['friends_enabled', 'business', 'Business'],
  ['notifications_enabled', 'business', 'Business'],
  ['can_open_product', 'pro', 'Premium'],
  ['api_enabled', 'pro', 'Premium'],
] as const)('a member without %s reads which plan opens it', async (feature, word, name) => {
  const person = await world.person()
  const free = world.db.updateTable('plans').where('word', '=', 'free')
  const { [feature]: before } = await world.db.selectFrom('plans').select(feature).where('word', '=', 'free').executeTakeFirstOrThrow()
  await free.set({ [feature]: false }).execute()
  try {
    const { status, body } = await gated[feature](person)
    expect([status, body]).toMatchObject([
      403,
      { code: 'plan_required', detail: `Эту возможность открывает тариф «${name}».`, plan: { feature, word, name } },
    ])
  } finally {
    await free.set({ [feature]: before }).execute()
  }
})

/** Plan, start and end of the member's memberships, earliest first. */
const listTerms = async (person: Person) =>
  (await as(person)(listMemberships, {})).body.map(({ plan, starts_at, ends_at }) => [plan.name, starts_at, ends_at]).reverse()

/** Refunds rubles of one of the member's payments, by default its whole rest. `which` counts from 0, oldest first. Returns the HTTP status. */
async function refund(person: Person, which: number, amount?: number): Promise<number> {
  const payments = await world.db.selectFrom('payments').select('id').where('user_id', '=', person.id).orderBy('id').execute()
  const id = payments[which]?.id ?? 0
  const { plan_id: plan } = await world.db
    .selectFrom('plan_orders')
    .select('plan_id')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { ref: `plan:${plan}`, reason: 'По просьбе', ...(amount === undefined ? {} : { amount }) }
  return (await as(await world.staff())(refundPayment, { params: { id }, body })).status
}

test('a partial refund shortens the plan by its share, and a full one ends it at once', async () => {
  app.clock.moment = new Date('2027-04-01T00:00:00Z')
  const person = await world.person()
  await buy(person, 'business')
  await buy(person, 'business')
  // 147 of 490 rubles are 30 %, 9 of 30 days.
  expect(await refund(person, 0, 147)).toBe(201)
  expect(await listTerms(person)).toEqual([
    ['Business', '2027-04-01T00:00:00.000Z', '2027-04-22T00:00:00.000Z'],
    ['Business', '2027-04-22T00:00:00.000Z', '2027-05-23T00:00:00.000Z'],
  ])
  const reported = await world.db.selectFrom('notices').select('params').where('user_id', '=', person.id).orderBy('id', 'desc').execute()
  expect(reported[0]?.params).toMatchObject({ plan: 'Business', amount: '147,00 ₽', until: '2027-04-22T00:00:00.000Z' })
  app.clock.advance(10 * DAY)
  const later = await world.signInAgain(person)
  expect(await refund(later, 0)).toBe(201)
  expect(await listTerms(later)).toEqual([
    ['Business', '2027-04-01T00:00:00.000Z', '2027-04-11T00:00:00.000Z'],
    ['Business', '2027-04-11T00:00:00.000Z', '2027-05-12T00:00:00.000Z'],
  ])
  expect(await refund(later, 1)).toBe(201)
  expect((await readProfile(later)).name_membership).toBe('Free')
  expect(await refund(later, 1)).toBe(400)
})

/**
 * Makes the member's rows look like old ones, from before the continued rest of a membership stored its payment (`rest_of`), after the migration that
 * fills it in.
 */
async function makeRowsOld({ id }: Person): Promise<void> {
  await world.db.updateTable('memberships').set({ rest_of: null }).where('user_id', '=', id).execute()
  const migration = await readFile(join(import.meta.dirname, '../../migrations/2026-11-29-41-plans-older-rest.sql'), 'utf8')
  await sql.raw(migration).execute(world.db)
}

test.each([
  ['', async () => undefined],
  [', also in migrated rows', makeRowsOld],
] as const)('a refund of a lower plan shortens its postponed rest, not the higher plan%s', async (_when, changeRows) => {
  app.clock.moment = new Date('2028-06-01T00:00:00Z')
  const person = await world.person()
  await buy(person, 'business')
  app.clock.advance(10 * DAY)
  const later = await world.signInAgain(person)
  await buy(later, 'pro')
  await changeRows(later)
  const premium = ['Premium', '2028-06-11T00:00:00.000Z', '2028-07-11T00:00:00.000Z']
  const passed = ['Business', '2028-06-01T00:00:00.000Z', '2028-06-11T00:00:00.000Z']
  expect(await listTerms(later)).toEqual([passed, premium, ['Business', '2028-07-11T00:00:00.000Z', '2028-07-31T00:00:00.000Z']])
  // Half of the price takes back half of the month's 30 days.
  expect(await refund(later, 0, 245)).toBe(201)
  expect(await listTerms(later)).toEqual([passed, premium, ['Business', '2028-07-11T00:00:00.000Z', '2028-07-16T00:00:00.000Z']])
  expect(await refund(later, 0)).toBe(201)
  expect(await listTerms(later)).toEqual([passed, premium])
})
