// Notices by e-mail: at once, in a digest or not at all, depending on the member's plan (subscription) and settings; unsubscribing with one click.
// Digests are sent at 9:00 Moscow time on workdays unless the member chooses otherwise.
import { createTokens } from '@sverka/contract/auth/auth'
import { listNotices } from '@sverka/contract/notifications/notifications'
import { type NoticeKind, noticeTopics } from '@sverka/contract/notifications/notifications.rules'
import { getNoticeSettings, stopEmails, updateNoticeSettings } from '@sverka/contract/notifications/settings'
import { answerSupportRequest, createSupportRequest } from '@sverka/contract/support/support'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { raiseNotice, renewNotice } from '../platform/notices/notices.ts'
import { lastDigestTime } from './digest-times.ts'
import { sendWaitingEmails } from './mailing.ts'
import { readNoticeChoices } from './settings.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'

/** The tests sign in often. */
const app = testApplication({ LIMIT_LOGIN: '1000/60', LIMIT_LOGIN_HOUR: '1000/60' })
const as = createClient(() => app.server)
const world = new World(app)

/** A Wednesday afternoon. */
const WEDNESDAY = new Date('2026-11-18T13:30:00Z')
beforeEach(() => {
  app.clock.moment = WEDNESDAY
})

const notify = (who: Person, kind: NoticeKind, params: Record<string, string | number> = {}) =>
  app.db.transaction().execute((tx) => raiseNotice(tx, app.clock, { userId: who.id, kind, params, path: '/profile/orders' }))
/** E-mails about notices, recognized by their link to the page of notices or their settings. */
const listEmails = async (who: Person) => (await world.emailsTo(who.email)).filter(({ text }) => text.includes('/profile/notifications'))
/** A member on the plan «Business», which includes e-mails about notices. */
const business = () => world.person({ plan: 'business' })
/** Sets the clock to a day of November 2026, Moscow time, and runs the mailing. The 23rd and the 30th are Mondays. */
const goTo = async (day: string, time: string) => {
  app.clock.moment = new Date(`2026-11-${day}T${time}:00+03:00`)
  await sendWaitingEmails(app.services)
}

test('urgent notices are sent at once, the others with the digest of the next workday', async () => {
  const person = await business()
  await notify(person, 'order_shipped', { order: 7 })
  await notify(person, 'review_added', { product: 'Бетон' })
  await sendWaitingEmails(app.services)
  await sendWaitingEmails(app.services)
  const [first, ...others] = await listEmails(person)
  expect(others).toEqual([])
  expect(first).toMatchObject({ subject: 'Ваши покупки', text: expect.stringContaining('Заказ № 7 отправлен') })
  await goTo('19', '08:58')
  expect(await listEmails(person)).toHaveLength(1)
  await goTo('19', '09:01')
  const digest = (await listEmails(person))[1]
  expect(digest).toMatchObject({ subject: 'Что нового в Сверке', text: expect.stringContaining('Новый отзыв на «Бетон»') })
  expect(digest?.text).not.toContain('Заказ № 7')
  await goTo('20', '09:01')
  expect(await listEmails(person)).toHaveLength(2)
})

test('a weekly digest of what matters leaves out the other changes of watched companies', async () => {
  // A new head of a watched company is important, new government contracts are not.
  const person = await business()
  await as(person)(updateNoticeSettings, { body: { digest: { frequency: 'weekly', important_only: true } } })
  for (const [field, change] of [
    ['head', 'новый руководитель'],
    ['contracts', 'новые госконтракты'],
  ] as const)
    await notify(person, 'company_changed', { company: 'ООО «Лунный Карьер»', change, field, ogrn: '1167746000015' })
  await notify(person, 'review_added', { product: 'Бетон' })
  await goTo('19', '09:01')
  expect(await listEmails(person)).toEqual([])
  await goTo('23', '09:01')
  const [digest, ...others] = await listEmails(person)
  expect(others).toEqual([])
  expect(digest?.text).toContain('новый руководитель')
  expect(digest?.text).toContain('Бетон')
  expect(digest?.text).not.toContain('госконтракты')
})

test('a weekly digest is not sent after a week in which nothing that matters has happened', async () => {
  const person = await business()
  await as(person)(updateNoticeSettings, { body: { digest: { frequency: 'weekly', important_only: true } } })
  const change = (field: string) => ({ company: 'ООО «Лунный Карьер»', change: 'что-то новое', field, ogrn: '1167746000015' })
  await notify(person, 'company_changed', change('contracts'))
  await goTo('23', '09:01')
  expect(await listEmails(person)).toEqual([])
  await notify(person, 'company_changed', change('head'))
  await goTo('30', '09:01')
  expect(await listEmails(person)).toHaveLength(1)
})

test('the e-mail about a message is sent after fifteen minutes, unless it was read meanwhile', async () => {
  const [reader, late] = [await business(), await business()]
  await as(late)(updateNoticeSettings, { body: { topics: [{ topic: 'messages', mail: true }] } })
  for (const recipient of [reader, late]) await notify(recipient, 'message_received', { name: 'Ольга' })
  await sendWaitingEmails(app.services)
  expect([await listEmails(reader), await listEmails(late)]).toEqual([[], []])
  await app.db.updateTable('notices').set({ read_at: WEDNESDAY }).where('user_id', '=', reader.id).execute()
  app.clock.advance(16 * 60_000)
  await sendWaitingEmails(app.services)
  expect(await listEmails(late)).toMatchObject([{ subject: 'Новые сообщения' }])
  await goTo('19', '09:01')
  expect(await listEmails(reader)).toEqual([])
})

test('decisions about products made one after another are sent in one e-mail', async () => {
  // Each decision renews one notice with the number of decisions; its e-mail waits for 5 minutes.
  const seller = await business()
  for (const published of [1, 2, 3]) {
    const notice = {
      userId: seller.id,
      kind: 'products_decided',
      params: { published, returned: 0 },
      dedupeKey: `products:one:${seller.id}`,
    } as const
    await app.db.transaction().execute((tx) => renewNotice(tx, app.clock, notice))
    await sendWaitingEmails(app.services)
  }
  expect(await listEmails(seller)).toEqual([])
  app.clock.advance(6 * 60_000)
  await sendWaitingEmails(app.services)
  await sendWaitingEmails(app.services)
  expect(await listEmails(seller)).toMatchObject([{ subject: 'Ваши карточки товаров', text: expect.stringContaining('опубликовано 3') }])
})

test('a plan without e-mails sends only mandatory ones, and the others cannot be switched on', async () => {
  const person = await world.person()
  await notify(person, 'order_shipped', { order: 1 })
  await notify(person, 'new_device', { device: 'Firefox, Linux' })
  await sendWaitingEmails(app.services)
  const emails = await listEmails(person)
  expect(emails).toMatchObject([{ subject: 'Вход с нового устройства', text: expect.stringContaining('Firefox, Linux') }])
  expect(emails[0]?.text).not.toContain('/unsubscribe/')
  expect(await as(person)(updateNoticeSettings, { body: { topics: [{ topic: 'sales', mail: true }] } })).toMatchObject({
    status: 403,
    code: 'plan_required',
  })
  expect((await as(person)(updateNoticeSettings, { body: { topics: [{ topic: 'sales', mail: false }] } })).status).toBe(200)
})

test('settings show every topic, and a topic switched off on the site is not listed', async () => {
  const person = await business()
  const before = (await as(person)(getNoticeSettings, {})).body
  expect(before).toMatchObject({ email: person.email, mail_included: true, digest: { frequency: 'workdays', hour: 9 } })
  // Only staff see `payment_alarms`.
  expect(before.topics.map(({ topic }) => topic)).toEqual(Object.keys(noticeTopics).filter((topic) => topic !== 'payment_alarms'))
  const { body: after } = await as(person)(updateNoticeSettings, {
    body: { topics: [{ topic: 'friends', site: false, digest: true }], digest: { frequency: 'weekly', hour: 18 } },
  })
  expect(after.topics.find(({ topic }) => topic === 'friends')).toMatchObject({ site: 'off', mail: 'off', digest: 'on' })
  expect(after.topics.find(({ topic }) => topic === 'access')).toMatchObject({ site: 'always', mail: 'always', digest: 'never' })
  await notify(person, 'friend_added', { name: 'Пётр', mutual: 0 })
  await notify(person, 'order_received', { order: 5 })
  const listShownKinds = async (query: object) => (await as(person)(listNotices, { query } as never)).body.result.map(({ kind }) => kind)
  expect(await listShownKinds({})).toEqual(['order_received'])
  expect(await listShownKinds({ group: 'people' })).toEqual([])
  expect(await listShownKinds({ group: 'orders' })).toEqual(['order_received'])
  // The next Monday, at the chosen hour.
  await goTo('20', '18:01')
  expect((await listEmails(person)).map(({ subject }) => subject)).toEqual(['Ваши продажи'])
  await goTo('23', '18:01')
  expect((await listEmails(person)).at(-1)?.text).toContain('Пётр: вас добавили в друзья')
})

test('a digest is unsubscribed by one click of a mail program, and not by a forged link', async () => {
  const person = await business()
  await notify(person, 'review_added', { product: 'Кирпич' })
  await goTo('19', '09:01')
  const { unsubscribe_url: url } = await app.db
    .selectFrom('emails')
    .select('unsubscribe_url')
    .where('recipient', '=', person.email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const path = new URL(url ?? '').pathname
  expect((await listEmails(person)).at(-1)?.text).toContain(url)
  const post = (to: string, type: string, payload: string) =>
    app.server.inject({ method: 'POST', url: to, headers: { 'content-type': type }, payload })
  expect((await app.server.inject({ url: path })).statusCode).not.toBe(204)
  const frequency = async () => (await readNoticeChoices(readOnly(app.db), person.id)).digest.frequency
  expect(await frequency()).toBe('workdays')
  // The body that RFC 8058 prescribes for one-click unsubscribing, in both permitted encodings.
  const multipart = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  expect((await post(path, 'multipart/form-data; boundary=x', multipart)).statusCode).toBe(204)
  expect((await post(path, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).statusCode).toBe(204)
  expect(await frequency()).toBe('never')
  // The token of one member with the id of another: its signature does not match.
  const forged = path.replace(`/${person.id}.`, `/${(await business()).id}.`)
  expect((await post(forged, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).json()).toMatchObject({
    code: 'invalid_token',
  })
  await notify(person, 'review_added', { product: 'Блок' })
  await goTo('20', '09:01')
  expect(await listEmails(person)).toHaveLength(1)
})

test('unsubscribing from one kind of e-mails leaves the others on', async () => {
  const person = await business()
  const token = createUnsubscribeLinks(app.services.secret).token({ userId: person.id, kind: 'sales' })
  expect((await as(null)(stopEmails, { params: { token }, body: {} })).status).toBe(204)
  const { topics } = (await as(person)(getNoticeSettings, {})).body
  expect(topics.filter(({ mail }) => mail === 'on').map(({ topic }) => topic)).toEqual([
    'purchases',
    'product_batches',
    'products_hidden',
    'lists',
    'webhooks',
    'disputes',
    'team',
    'plan',
  ])
})

test('digests are due at the hour of Moscow, on workdays or on Mondays', () => {
  // 6:00 UTC is 9:00 in Moscow. 20 November 2026 is a Friday, the 22nd a Sunday.
  const at = (now: string, frequency: 'workdays' | 'weekly' | 'never', hour = 9) =>
    lastDigestTime(new Date(now), { frequency, hour })?.toISOString()
  expect(at('2026-11-20T05:59:00Z', 'workdays')).toBe('2026-11-19T06:00:00.000Z')
  expect(at('2026-11-20T06:00:00Z', 'workdays')).toBe('2026-11-20T06:00:00.000Z')
  expect(at('2026-11-22T20:00:00Z', 'workdays')).toBe('2026-11-20T06:00:00.000Z')
  expect(at('2026-11-22T21:30:00Z', 'workdays', 0)).toBe('2026-11-22T21:00:00.000Z')
  expect(at('2026-11-20T06:00:00Z', 'weekly')).toBe('2026-11-16T06:00:00.000Z')
  expect(at('2026-11-20T06:00:00Z', 'never')).toBeUndefined()
})

/** Kinds of the member's notices, newest first. */
const listKinds = async (who: Person) => (await as(who)(listNotices, { query: {} })).body.result.map(({ kind }) => kind)

test('a sign-in from another device is reported, and a newer version of the same browser is not', async () => {
  const [person, staff] = [await world.person(), await world.staff()]
  const { body } = await as(person)(createSupportRequest, { body: { support: 'Не вижу заказ' } })
  await as(staff)(answerSupportRequest, { params: { id: body.id }, body: { text: 'Видно' } })
  expect(await listKinds(person)).toEqual(['support_answered'])
  const signIn = (agent: string) =>
    as(null)(createTokens, { body: { email: person.email, password: person.password }, headers: { 'user-agent': agent } })
  await signIn('Mozilla/5.0 (Windows NT 10.0) Chrome/153.0.0.0')
  const kindsBefore = await listKinds(person)
  await signIn('Mozilla/5.0 (Windows NT 10.0) Chrome/154.0.1.2')
  expect(await listKinds(person)).toEqual(kindsBefore)
  await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')
  expect((await listKinds(person))[0]).toBe('new_device')
})
