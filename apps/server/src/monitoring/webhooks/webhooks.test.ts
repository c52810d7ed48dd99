// Tests webhooks (URLs to which members have changes sent) about watched companies: changes arrive once and signed, and are sent again when the
// receiver fails or hangs; limits, test deliveries and deletion. The receiver is a local HTTP server, which WEBHOOKS_INSIDE allows.
import { createHmac } from 'node:crypto'
import { watchCompanies } from '@sverka/contract/monitoring/monitoring'
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  tryWebhook,
  WebhookMessage,
} from '@sverka/contract/monitoring/webhooks'
import { afterEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../test/register-files.ts'
import { type ReceivedRequest, respondWith, webhookReceiver } from '../../../test/webhook-receiver.ts'
import { type Person, World } from '../../../test/world.ts'
import { sendDue } from './send.ts'
import { decryptSecret, encryptSecret, signatureHeaders } from './signature.ts'
import { deleteOldDeliveries } from './webhooks.sql.ts'

const app = testApplication({ WEBHOOKS_INSIDE: 'on', WEBHOOK_TIMEOUT_MS: '600000' })
const as = createClient(() => app.server)
const world = new World(app)
const receiver = webhookReceiver()
const MINUTE = 60_000

afterEach(() => app.db.deleteFrom('webhooks').execute())

const createHook = async (person: Person, body: object = {}) =>
  (await as(person)(createWebhook, { body: { url: receiver.url, ...body } })).body as { id: number; secret: string; mark: string }
const readDeliveries = async (person: Person) => (await as(person)(listDeliveries, { query: {} })).body.result
/** One round of the background job that sends deliveries; `totalMs` is the time limit of an attempt. */
const sendRound = (totalMs?: number) => sendDue(app.services, totalMs)

/** Makes the person watch a new company; `change` imports a register extract of it with another name and capital: two changes. */
async function watchCompany(person: Person) {
  const capital = (rubles: number) => `<СвУстКап НаимВидКап="УСТАВНЫЙ КАПИТАЛ" СумКап="${rubles}" />`
  const company = legalEntity({ asOf: '2026-11-01', more: capital(10_000) })
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  await as(person)(watchCompanies, { body: { numbers: [company.ogrn] } })
  const change = () =>
    loadRegister(app.database, app.clock, [egrulFile([{ ...company, asOf: '2026-11-10', name: 'НОВОЕ ИМЯ', more: capital(20_000) }])])
  return { company, change }
}

/** Types of the received messages. */
const listTypes = (all: readonly ReceivedRequest[]) => all.map(({ body }) => (JSON.parse(body) as { type: string }).type).toSorted()

function expectedSignature({ headers, body }: ReceivedRequest, secret: string): string {
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(text)
    .digest('base64')}`
}

test('the example of Standard Webhooks gets its signature, and a secret is stored encrypted', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const at = new Date(1_614_265_330_000)
  const headers = signatureHeaders(secret, { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body: '{"test": 2432232314}' })
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  const encrypted = encryptSecret('master key', secret, app.services.ids)
  expect(encrypted.toString('latin1')).not.toContain(secret)
  expect(decryptSecret('master key', encrypted)).toBe(secret)
  expect(decryptSecret('another key', encrypted)).toBeNull()
})

test('changes by an import arrive once, signed with the secret that was shown once', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id, secret, mark } = await createHook(person)
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { company, change } = await watchCompany(person)
  await change()
  expect(await sendRound()).toBe(2)
  expect(await sendRound()).toBe(0)
  expect(listTypes(receiver.received)).toEqual(['company.capital.changed', 'company.name.changed'])
  for (const request of receiver.received) expect(request.headers['webhook-signature']).toBe(expectedSignature(request, secret))
  expect(receiver.received[0]?.headers['webhook-timestamp']).toBe(String(app.clock.now().getTime() / 1000))
  const capital = receiver.received.map(({ body }) => JSON.parse(body)).find(({ type }) => type.includes('capital'))
  expect(capital.data).toMatchObject({
    company: { inn: company.inn },
    before: { sum: 10_000 },
    after: { sum: 20_000 },
    as_of: '2026-11-10',
    source: 'register',
  })
  const { body } = await as(person)(listWebhooks, {})
  expect(body.webhooks).toEqual([expect.objectContaining({ id, mark, failing_since: null, waiting: 0, failed: 0 })])
  expect(JSON.stringify(body)).not.toContain(secret)
  const [last] = await readDeliveries(person)
  expect(last).toMatchObject({ state: 'delivered', attempts: 1, status: 204, due_at: null })
  const opened = await as(person)(getDelivery, { params: { id: last?.id ?? 0 } })
  expect(receiver.received.map((request) => request.body)).toContain(opened.body.body)
})

test('only the chosen kinds of changes are sent, and none to a member whose plan has ended', async () => {
  // The plan «business» includes no webhooks.
  const person = await world.person({ plan: 'pro' })
  await createHook(person, { fields: ['name'] })
  const { change } = await watchCompany(person)
  await change()
  await app.db.updateTable('users').set({ plan: 'business' }).where('id', '=', person.id).execute()
  expect(await sendRound()).toBe(0)
  await app.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', person.id).execute()
  await sendRound()
  expect(listTypes(receiver.received)).toEqual(['company.name.changed'])
})

test('a delivery to a failing receiver is attempted eight times in three days, then its member is notified', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id } = await createHook(person, { fields: ['name'] })
  await (await watchCompany(person)).change()
  receiver.answers = respondWith(503)
  const startedAt = app.clock.now().getTime()
  const pauses: number[] = []
  for (let attempt = 1; attempt < 8; attempt++) {
    expect(await sendRound()).toBe(1)
    const { attempts, due_at: due } = await app.db.selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow()
    expect(attempts).toBe(attempt)
    const pause = due.getTime() - app.clock.now().getTime()
    pauses.push(pause / MINUTE)
    app.clock.advance(pause - 1)
    expect(await sendRound()).toBe(0)
    app.clock.advance(1)
  }
  expect(pauses).toEqual([1, 10, 60, 240, 720, 1440, 2160])
  expect(app.clock.now().getTime() - startedAt).toBeGreaterThan(3 * 24 * 60 * MINUTE)
  await sendRound()
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const again = await world.signInAgain(person)
  expect((await readDeliveries(again))[0]).toMatchObject({ state: 'failed', attempts: 8, status: 503, fault: 'status' })
  const notices = await app.db.selectFrom('notices').select('params').where('kind', '=', 'webhook_failed').execute()
  expect(notices).toEqual([{ params: { host: new URL(receiver.url).host } }])
  // Resent once the receiver works again.
  receiver.answers = respondWith(200)
  const failed = (await readDeliveries(again))[0]?.id ?? 0
  const resent = await as(again)(resendDelivery, { params: { id: failed } })
  expect(resent.body).toMatchObject({ state: 'delivered', status: 200, attempts: 1 })
  expect((await as(again)(listWebhooks, {})).body.webhooks).toEqual([expect.objectContaining({ id, failing_since: null, failed: 0 })])
})

test('a delivery to a receiver that hangs is attempted again with the same id and delays no other', async () => {
  const [slow, quick] = [await world.person({ plan: 'pro' }), await world.person({ plan: 'pro' })]
  await createHook(slow, { fields: ['name'] })
  await (await watchCompany(slow)).change()
  const lateAnswers: (() => void)[] = []
  receiver.answers = (response) => lateAnswers.push(() => respondWith(200)(response))
  expect(await sendRound(1000)).toBe(1)
  for (const answer of lateAnswers.splice(0)) answer()
  expect((await readDeliveries(slow))[0]).toMatchObject({ state: 'waiting', attempts: 1, status: null, fault: 'timeout' })
  app.clock.advance(MINUTE)
  receiver.answers = respondWith(200)
  await createHook(quick, { fields: ['name'] })
  await (await watchCompany(quick)).change()
  expect(await sendRound()).toBe(2)
  expect((await readDeliveries(slow))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
  expect((await readDeliveries(quick))[0]).toMatchObject({ state: 'delivered', attempts: 1 })
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(2)
})

test('a webhook whose secret cannot be decrypted is reported and delays no other', async () => {
  const [broken, working] = [await world.person({ plan: 'pro' }), await world.person({ plan: 'pro' })]
  const { id } = await createHook(broken, { fields: ['name'] })
  await (await watchCompany(broken)).change()
  await createHook(working, { fields: ['name'] })
  await (await watchCompany(working)).change()
  const secret = encryptSecret('another installation', 'whsec_AAAA', app.services.ids)
  await app.db.updateTable('webhooks').set({ secret }).where('id', '=', id).execute()
  expect(await sendRound()).toBe(2)
  expect((await readDeliveries(broken))[0]).toMatchObject({ state: 'waiting', attempts: 1, status: null, fault: 'secret' })
  expect((await readDeliveries(working))[0]).toMatchObject({ state: 'delivered' })
  expect((await as(broken)(tryWebhook, { params: { id } })).body).toMatchObject({ fault: 'secret' })
})

test('a redirect is not followed, and an unreachable receiver is reported', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id } = await createHook(person)
  receiver.answers = respondWith(307, { location: receiver.url })
  const tried = await as(person)(tryWebhook, { params: { id } })
  expect(tried.body).toMatchObject({ type: 'webhook.test', state: 'failed', due_at: null, fault: 'redirect', status: 307 })
  expect(receiver.received).toHaveLength(1)
  expect((await as(person)(listWebhooks, {})).body.webhooks[0]?.failing_since).not.toBeNull()
  const unreachable = await createHook(person, { url: 'http://127.0.0.1:1/in' })
  expect((await as(person)(tryWebhook, { params: { id: unreachable.id } })).body).toMatchObject({ fault: 'no_connection', status: null })
})

test('a member’s sixth webhook is refused, even simultaneously, and a plan without webhooks allows none', async () => {
  const person = await world.person({ plan: 'pro' })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => as(person)(createWebhook, { body: { url: `${receiver.url}?place=${index}` } })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ code }) => code === 'too_many_webhooks')).toHaveLength(3)
  const buyer = await world.person({ plan: 'business' })
  expect((await as(buyer)(createWebhook, { body: { url: receiver.url } })).code).toBe('plan_required')
})

test('a member has one webhook for a URL, even simultaneously, and may add it again after deletion', async () => {
  const [person, other] = [await world.person({ plan: 'pro' }), await world.person({ plan: 'pro' })]
  const create = (owner: Person) => as(owner)(createWebhook, { body: { url: receiver.url } })
  const answers = await Promise.all([create(person), create(person), create(person)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(answers.filter(({ code }) => code === 'webhook_taken')).toHaveLength(2)
  expect((await create(other)).status).toBe(201)
  const { id } = answers.find(({ status }) => status === 201)?.body ?? { id: 0 }
  await as(person)(deleteWebhook, { params: { id } })
  expect((await create(person)).status).toBe(201)
})

test('a test delivery has the fields of a real change', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id } = await createHook(person)
  await as(person)(tryWebhook, { params: { id } })
  const body = JSON.parse(String(receiver.received.at(-1)?.body)) as { type: string; data: { company: object } }
  const fields = WebhookMessage.properties.data.properties
  expect([body.type, Object.keys(body.data)]).toEqual(['webhook.test', Object.keys(fields)])
  expect(Object.keys(body.data.company)).toEqual(Object.keys(fields.company.properties))
})

test('a test delivery that failed is not retried and sends no notice', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id } = await createHook(person)
  receiver.answers = respondWith(500)
  await as(person)(tryWebhook, { params: { id } })
  receiver.received.length = 0
  await app.db
    .updateTable('webhook_deliveries')
    .set({ due_at: new Date(0) })
    .where('webhook_id', '=', id)
    .execute()
  await sendRound()
  expect(receiver.received).toEqual([])
  expect((await readDeliveries(person))[0]).toMatchObject({ state: 'failed', attempts: 1 })
  expect(await app.db.selectFrom('notices').select('kind').where('user_id', '=', person.id).execute()).toEqual([])
})

test('a deleted webhook gets nothing more, and deliveries are deleted after thirty days', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id } = await createHook(person)
  await as(person)(tryWebhook, { params: { id } })
  await app.db
    .updateTable('webhook_deliveries')
    .set({ created_at: new Date('2020-01-01') })
    .execute()
  await as(person)(tryWebhook, { params: { id } })
  expect(await deleteOldDeliveries(app.db, 500)).toBe(1)
  const { change } = await watchCompany(person)
  await change()
  expect((await as(person)(deleteWebhook, { params: { id } })).status).toBe(204)
  receiver.received.length = 0
  expect(await sendRound()).toBe(0)
  expect(receiver.received).toEqual([])
})
