// Plans that companies pay by invoice: one invoice is issued, staff enter its payment once, the plan starts as after a card payment, and each month
// gets an act («акт», the certificate of rendered services).
import { getMe } from '@sverka/contract/auth/auth'
import { downloadInvoice, getInvoice, sendInvoice } from '@sverka/contract/payments/invoices'
import { paySandboxPayment } from '@sverka/contract/payments/payments'
import {
  downloadPlanAct,
  downloadPlanInvoice,
  getPlanInvoice,
  invoicePlan,
  listPlanDocuments,
  sendPlanInvoice,
} from '@sverka/contract/plans/plan-invoices'
import { listPlanInvoices, payPlanInvoice } from '@sverka/contract/plans/plan-invoices.staff'
import { getSubscription, listPlans, orderPlan } from '@sverka/contract/plans/plans'
import { copyOwnData, deleteAccount } from '@sverka/contract/profile/profile'
import { setRequisites } from '@sverka/contract/site-pages/site-pages'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'
import { createActs } from './acts.ts'

// Requests per seconds: limits that these tests never reach, except five e-mails with invoices a day.
const app = testApplication({ LIMIT_API: '9999/60', LIMIT_SEARCH: '9999/60', LIMIT_INVOICES: '9999/60', LIMIT_LETTERS: '5/86400' })
const as = createClient(() => app.server)
const world = new World(app)
const DAY = 24 * 3_600_000

/** The site's owner, who sells plans. All numbers are invented and have right check digits. */
const owner = {
  name: 'ООО «Владелец»',
  inn: '7799000012',
  kpp: '779901001',
  ogrn: '1267799000017',
  address: 'г. Образцов, ул. Примерная, д. 1',
  email: 'hello@example.test',
  phone: null,
  bank: { name: 'АО «Банк Небыль»', bic: '049912741', account: '40702810300000004821', correspondent_account: '30101810900000000741' },
}

let staff: Person
beforeAll(async () => {
  staff = await world.staff()
  expect((await as(staff)(setRequisites, { body: owner })).status).toBe(204)
})

async function findPlan(word: string, type = 'monthly') {
  const found = (await as(null)(listPlans, {})).body.find((plan) => plan.word === word && plan.type === type)
  if (!found) throw new Error(`no plan ${word} is on sale`)
  return found
}

const requestInvoiceTo = async (person: Person, inn: string, type = 'monthly') =>
  as(person)(invoicePlan, { body: { plan: (await findPlan('business', type)).id, inn, email: 'buh@kolosok.test' } })

/** An unpaid invoice for the plan Business, 490 rubles a month or 5880 a year. */
async function requestInvoice(type?: string) {
  const [person, { inn }] = [await world.person(), await world.company()]
  const { status, body } = await requestInvoiceTo(person, inn, type)
  expect(status).toBe(201)
  const row = await app.db.selectFrom('invoices').select('id').where('slug', '=', body.slug).executeTakeFirstOrThrow()
  return { person, inn, invoice: body, id: row.id }
}

/** Buys a plan for a month by card. */
async function buy(person: Person, word: string) {
  const { body } = await as(person)(orderPlan, { body: { plan: (await findPlan(word)).id } })
  const slug = body.order_url.split('/').at(-1) ?? ''
  await as(null)(paySandboxPayment, { params: { slug }, body: { card_number: '4111 1111 1111 1111', outcome: 'succeed' } })
}

/** A JSON file in the zip archive of a member's own data. */
const readCopy = (zip: Uint8Array, name: string): unknown => JSON.parse(strFromU8(unzipSync(zip)[name] ?? new Uint8Array()))
const today = () => app.clock.now().toISOString().slice(0, 10)
/** Staff enter the payment of the invoice. */
const pay = (id: number, more: { late?: boolean; paid_on?: string } = {}) =>
  as(staff)(payPlanInvoice, { params: { id }, body: { paid_on: today(), number: '117', ...more } })
const documents = async (person: Person) => (await as(person)(listPlanDocuments, {})).body
const readPlan = async (person: Person) => (await as(person)(getMe, {})).body.name_membership

test('an invoice for a plan names the owner’s account, the buyer and the plan, without VAT', async () => {
  const { person, inn, invoice } = await requestInvoice()
  expect((await as(null)(getPlanInvoice, { params: { slug: invoice.slug } })).body).toMatchObject({
    status: 'waiting',
    amount: 490,
    seller: { name: owner.name, inn: owner.inn, kpp: owner.kpp },
    bank: { bic: owner.bank.bic, account: owner.bank.account },
    buyer: { inn },
    lines: [{ name: 'Тариф Business, месяц', quantity: 1, vat_rate: null }],
    purpose: expect.stringContaining('без НДС'),
  })
  for (const format of ['pdf', 'xlsx'] as const) {
    expect((await as(null)(downloadPlanInvoice, { params: { slug: invoice.slug }, query: { format } })).status).toBe(200)
  }
  expect((await as(null)(getInvoice, { params: { slug: invoice.slug } })).status).toBe(404)
  expect((await as(null)(downloadInvoice, { params: { slug: invoice.slug }, query: {} })).status).toBe(404)
  expect(await documents(person)).toMatchObject({ offered: true, invoices: [{ slug: invoice.slug, status: 'waiting' }], acts: [] })
  expect((await world.emailsTo('buh@kolosok.test')).at(-1)?.text).not.toContain('товар')
})

test('only the buyer can have an open invoice for a plan e-mailed to an accountant', async () => {
  const { person, invoice, id } = await requestInvoice()
  const [params, other] = [{ slug: invoice.slug }, await world.person()]
  const send = (who: Person | null, email = 'third@kolosok.test') => as(who)(sendPlanInvoice, { params, body: { email } })
  const maySend = async (who: Person | null) => (await as(who)(getPlanInvoice, { params })).body.may_send
  expect([await maySend(person), await maySend(other), await maySend(null)]).toEqual([true, false, false])
  expect((await send(person)).status).toBe(204)
  expect((await world.emailsTo('third@kolosok.test')).at(-1)?.text).toContain(`/plan-invoice/${invoice.slug}`)
  expect([(await send(other)).status, (await send(null)).status, (await send(person, 'no address')).status]).toEqual([404, 401, 400])
  // An invoice of an order has an operation of its own.
  expect((await as(person)(sendInvoice, { params, body: { email: 'third@kolosok.test' } })).status).toBe(404)
  await pay(id)
  expect((await send(person)).code).toBe('invoice_settled')
  expect(await maySend(person)).toBe(false)
})

test('a member can have five e-mails with invoices for plans sent a day', async () => {
  const { person, invoice } = await requestInvoice()
  const params = { slug: invoice.slug }
  const send = async () => (await as(person)(sendPlanInvoice, { params, body: { email: 'other@kolosok.test' } })).status
  const replies = []
  for (let times = 0; times < 6; times += 1) replies.push(await send())
  expect(replies).toEqual([204, 204, 204, 204, 204, 429])
})

test('the copy of own data names the company and the address of the last invoice', async () => {
  const { person, inn } = await requestInvoice()
  const copy = await as(person)(copyOwnData, {})
  expect(readCopy(copy.body, 'invoice-buyer.json')).toMatchObject({ inn, email: 'buh@kolosok.test' })
})

test('a repeated request gives the same invoice, and one for another company replaces it', async () => {
  const { person, inn, invoice } = await requestInvoice()
  const replies = await Promise.all([requestInvoiceTo(person, inn), requestInvoiceTo(person, inn)])
  expect(replies.map(({ body }) => body.slug)).toEqual([invoice.slug, invoice.slug])
  const other = await requestInvoiceTo(person, (await world.company()).inn)
  expect(other.body.number).toBe(invoice.number + 1)
  expect((await documents(person)).invoices.map(({ status }) => status)).toEqual(['waiting', 'withdrawn'])
})

test('staff enter the payment once, and the plan starts as after a card', async () => {
  const { person, id } = await requestInvoice()
  expect(await readPlan(person)).toBe('Free')
  const replies = await Promise.all([pay(id), pay(id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await pay(id)).toMatchObject({ status: 409, code: 'invoice_settled' })
  expect(await readPlan(person)).toBe('Business')
  expect((await as(person)(getSubscription, {})).body.paid_until).toBe('2026-12-20T09:30:00.000Z')
  const notices = await world.db.selectFrom('notices').select('kind').where('user_id', '=', person.id).execute()
  expect(notices).toEqual([{ kind: 'plan_started' }])
  expect(await world.findLastAudit(staff)).toMatchObject({ action: 'plan-invoice.paid', subject: `plan-invoice:${id}` })
  expect((await documents(person)).invoices).toMatchObject([{ status: 'paid', paid: 490 }])
})

test('staff enter the payment of an overdue invoice only if they confirm that it is late', async () => {
  const { person, id } = await requestInvoice()
  await app.db.updateTable('invoices').set({ valid_until: app.clock.now() }).where('id', '=', id).execute()
  expect(await pay(id)).toMatchObject({ status: 409, code: 'invoice_overdue' })
  expect(await readPlan(person)).toBe('Free')
  expect((await pay(id, { late: true })).status).toBe(204)
  expect(await readPlan(person)).toBe('Business')
})

test('a confirmed late payment of a withdrawn invoice withdraws the newer one', async () => {
  const { person, id } = await requestInvoice()
  const { body: newer } = await requestInvoiceTo(person, (await world.company()).inn)
  expect(await pay(id)).toMatchObject({ status: 409, code: 'invoice_withdrawn' })
  const replies = await Promise.all([pay(id, { late: true }), pay(id, { late: true })])
  expect(replies.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await readPlan(person)).toBe('Business')
  expect((await documents(person)).invoices.map(({ number, status }) => [number, status])).toEqual([
    [newer.number, 'withdrawn'],
    [newer.number - 1, 'paid'],
  ])
})

test('the payments of a member’s plan include those by invoice and by card', async () => {
  const { person, invoice, id } = await requestInvoice()
  const payments = async () => (await as(person)(getSubscription, {})).body.payments
  expect(await payments()).toEqual([])
  await pay(id)
  await buy(person, 'business')
  expect((await payments()).map(({ invoice: number, amount, name }) => [number, amount, name]).sort()).toEqual([
    [null, 490, 'Business'],
    [invoice.number, 490, 'Business'],
  ])
})

test('a payment in the future or before the day of the invoice is refused', async () => {
  const { id } = await requestInvoice()
  for (const paid_on of ['2020-01-01', '2099-01-01']) expect((await pay(id, { paid_on })).status).toBe(400)
})

test('a late payment of an overdue invoice withdraws the newer one, so that nobody pays twice', async () => {
  const { person, inn, id } = await requestInvoice()
  await app.db.updateTable('invoices').set({ valid_until: app.clock.now() }).where('id', '=', id).execute()
  expect((await requestInvoiceTo(person, inn)).status).toBe(201)
  expect((await pay(id, { late: true })).status).toBe(204)
  expect((await documents(person)).invoices.map(({ status }) => status)).toEqual(['withdrawn', 'paid'])
})

test('a plan paid by invoice follows one paid by card, and its acts follow its postponed time', async () => {
  const { person, id } = await requestInvoice()
  await buy(person, 'business')
  expect((await pay(id)).status).toBe(204)
  expect((await as(person)(getSubscription, {})).body.paid_until).toBe('2027-01-20T09:30:00.000Z')
  // The higher plan starts at once and postpones the paid months of the lower one.
  await buy(person, 'pro')
  const start = app.clock.now()
  try {
    for (const days of [30, 60, 110]) {
      app.clock.moment = new Date(start.getTime() + days * DAY)
      await createActs(app.services)
    }
  } finally {
    app.clock.moment = start
  }
  const acts = await readActs(person)
  expect(acts.map(({ issued_on }) => issued_on)).toEqual(['2027-01-31', '2027-02-28'])
  expect(acts.reduce((sum, { amount_kopecks }) => sum + amount_kopecks, 0)).toBe(490_00)
})

test('after the deletion of an account its invoice is withdrawn and its acts end', async () => {
  const [waiting, { person, id }] = [await requestInvoice(), await requestInvoice('yearly')]
  expect((await pay(id)).status).toBe(204)
  const start = app.clock.now()
  try {
    app.clock.advance(15 * DAY)
    await createActs(app.services)
    const later = await world.signInAgain(person)
    const copy = await as(later)(copyOwnData, {})
    expect(readCopy(copy.body, 'plan-acts.json')).toMatchObject([{ service: 'Доступ к «Сверке» по тарифу Business за ноябрь 2026 г.' }])
    expect((await as(later)(deleteAccount, { body: { password: person.password } })).status).toBe(204)
    app.clock.advance(100 * DAY)
    await createActs(app.services)
  } finally {
    app.clock.moment = start
  }
  expect((await readActs(person)).map(({ issued_on }) => issued_on)).toEqual(['2026-11-30', '2026-12-31'])
  const owner = waiting.person
  expect((await as(owner)(deleteAccount, { body: { password: owner.password } })).status).toBe(204)
  expect(await pay(waiting.id, { late: true })).toMatchObject({ status: 409, code: 'invoice_settled' })
})

test('the monthly acts of a year add up to its price, however often they are created', async () => {
  const { person, id } = await requestInvoice('yearly')
  expect((await pay(id)).status).toBe(204)
  const start = app.clock.now()
  const other = await world.person()
  try {
    await createActs(app.services)
    expect((await documents(person)).acts).toEqual([])
    app.clock.advance(15 * DAY)
    await Promise.all([createActs(app.services), createActs(app.services)])
    const [act] = await readActs(person)
    expect(act).toMatchObject({ issued_on: '2026-11-30', service: 'Доступ к «Сверке» по тарифу Business за ноябрь 2026 г.' })
    app.clock.advance(385 * DAY)
    await createActs(app.services)
    await createActs(app.services)
    const all = await readActs(person)
    // From November to the next November; 5880 rubles.
    expect(all).toHaveLength(13)
    expect(all.reduce((sum, { amount_kopecks }) => sum + amount_kopecks, 0)).toBe(588_000)
  } finally {
    app.clock.moment = start
  }
  const [first] = (await documents(person)).acts
  const params = { id: first?.id ?? 0 }
  expect((await as(person)(downloadPlanAct, { params })).headers['content-type']).toBe('application/pdf')
  expect((await as(other)(downloadPlanAct, { params })).status).toBe(404)
  expect((await documents(other)).acts).toEqual([])
})

test('acts that are created months late are numbered in the order of their days', async () => {
  const both = [await requestInvoice('yearly'), await requestInvoice('yearly')]
  for (const { id } of both) expect((await pay(id)).status).toBe(204)
  const start = app.clock.now()
  try {
    app.clock.advance(100 * DAY)
    await Promise.all([createActs(app.services), createActs(app.services)])
  } finally {
    app.clock.moment = start
  }
  const ids = both.map(({ person }) => person.id)
  const rows = await app.db.selectFrom('plan_acts').select(['number', 'issued_on']).where('user_id', 'in', ids).orderBy('number').execute()
  const days = rows.map(({ issued_on }) => String(issued_on))
  expect(days).toEqual(['2026-11-30', '2026-11-30', '2026-12-31', '2026-12-31', '2027-01-31', '2027-01-31'])
})

const readActs = (person: Person) =>
  app.db.selectFrom('plan_acts').select(['issued_on', 'service', 'amount_kopecks']).where('user_id', '=', person.id).orderBy('id').execute()

test('staff find an invoice by its number and by the ИНН of the buyer', async () => {
  const { inn, invoice } = await requestInvoice()
  for (const search of [inn, String(invoice.number)]) {
    const { body } = await as(staff)(listPlanInvoices, { query: { search, status: 'waiting' } })
    expect(body.result.map(({ slug }) => slug)).toEqual([invoice.slug])
  }
})

test('without the owner’s bank account invoices are neither offered nor issued', async () => {
  const [person, { inn }] = [await world.person(), await world.company()]
  const storeOwner = (details: object) =>
    app.db
      .updateTable('site_requisites')
      .set({ details: JSON.stringify(details) })
      .execute()
  await storeOwner({ ...owner, bank: { ...owner.bank, account: '' } })
  try {
    expect((await documents(person)).offered).toBe(false)
    expect(await requestInvoiceTo(person, inn)).toMatchObject({ status: 409, code: 'owner_without_bank' })
  } finally {
    await storeOwner(owner)
  }
})
