// Forgotten passwords: the link in the e-mail (reset link) works once, within an hour, and the answer does not reveal who has an account.
import { confirmPasswordReset, createTokens, getMe, requestPasswordReset, setPassword } from '@sverka/contract/auth/auth'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const guest = as(null)
const NEW = 'Новый-пароль-2!'

/** Requests a reset link and reads it from the e-mail. `uid` names the account in the link. */
async function linkFor(person: Person, headers: Record<string, string> = {}): Promise<{ uid: string; token: string }> {
  expect((await guest(requestPasswordReset, { body: { email: person.email.toUpperCase() }, headers })).status).toBe(204)
  const email = (await world.emailsTo(person.email)).at(-1)
  const [, uid = '', token = ''] = /^.*: http:\/\/sverka\.test\/reset-password\/([\w-]+)\/([\w-]+)$/m.exec(email?.text ?? '') ?? []
  expect(email?.html).toContain(`/reset-password/${uid}/${token}"`)
  return { uid, token }
}

/** Sets a new password by a reset link. */
const confirm = (link: { uid: string; token: string }, new_password = NEW) =>
  guest(confirmPasswordReset, { body: { ...link, new_password } })

test('a reset link sets a password once and ends every session', async () => {
  const person = await world.person()
  const link = await linkFor(person)
  expect((await confirm(link)).status).toBe(204)
  expect((await as(person)(getMe, {})).status).toBe(401)
  expect((await guest(createTokens, { body: { email: person.email, password: NEW } })).status).toBe(200)
  expect(await confirm(link)).toMatchObject({ status: 400, code: 'invalid_token' })
  expect((await world.emailsTo(person.email)).at(-1)?.subject).toBe('Пароль изменён')
})

test('exactly one of twenty simultaneous uses of a reset link succeeds', async () => {
  const link = await linkFor(await world.person())
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(link)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'invalid_token')).toHaveLength(19)
})

test('a reset link is void after an hour, a newer link, a sign-in, or for another account', async () => {
  const [late, twice, returned, stranger] = await Promise.all([world.person(), world.person(), world.person(), world.person()])
  const lateLink = await linkFor(late)
  app.clock.advance(3_600_000)
  expect((await confirm(lateLink)).code).toBe('invalid_token')

  const older = await linkFor(twice)
  const newer = await linkFor(twice)
  expect((await confirm(older)).code).toBe('invalid_token')
  const { uid } = await linkFor(stranger)
  expect((await confirm({ uid, token: newer.token })).code).toBe('invalid_token')
  expect((await confirm({ uid: '!!', token: newer.token })).code).toBe('invalid_token')

  const unused = await linkFor(returned)
  await guest(createTokens, { body: { email: returned.email, password: returned.password } })
  expect((await confirm(unused)).code).toBe('invalid_token')
})

test('after a reset by link, earlier wrong passwords cause no waiting time', async () => {
  const person = await world.person()
  // After five wrong passwords even the right one must wait.
  for (let wrong = 0; wrong < 6; wrong++) await guest(createTokens, { body: { email: person.email, password: 'Не-тот-1!' } })
  expect((await guest(createTokens, { body: { email: person.email, password: person.password } })).status).toBe(429)
  expect((await confirm(await linkFor(person))).status).toBe(204)
  expect((await guest(createTokens, { body: { email: person.email, password: NEW } })).status).toBe(200)
})

test('neither a change nor a reset accepts a password made of the member’s own name', async () => {
  const person = await world.person({ fullName: 'Выдумкин Олег' })
  const refused = { status: 400, body: { errors: { new_password: [{ code: 'password_common' }] } } }
  const change = { current_password: person.password, new_password: 'Выдумкин-1990!' }
  expect(await as(person)(setPassword, { body: change })).toMatchObject(refused)
  expect(await confirm(await linkFor(person), 'Выдумкин-1990!')).toMatchObject(refused)
})

test('exactly one of two simultaneous changes with the same old password succeeds', async () => {
  const person = await world.person()
  const elsewhere = await world.signInAgain(person)
  const change = (who: Person, number: number) =>
    as(who)(setPassword, { body: { current_password: person.password, new_password: `${NEW}${number}` } })
  const answers = await Promise.all([change(person, 1), change(elsewhere, 2)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
})

test('a weak new password leaves the reset link valid', async () => {
  const link = await linkFor(await world.person())
  expect(await confirm(link, 'короткий')).toMatchObject({
    status: 400,
    body: { errors: { new_password: [{ code: 'password_no_digit' }, { code: 'password_no_special' }] } },
  })
  expect((await confirm(link)).status).toBe(204)
})

test('the answer does not reveal whether an address has an account', async () => {
  const person = await world.person()
  const known = await guest(requestPasswordReset, { body: { email: person.email } })
  const unknown = await guest(requestPasswordReset, { body: { email: 'nobody@luna.example' } })
  expect([known.status, unknown.status, known.body, unknown.body]).toEqual([204, 204, undefined, undefined])
  expect(await world.emailsTo('nobody@luna.example')).toEqual([])
})

test('the link in the e-mail has the site’s own host, whatever Host header the request had', async () => {
  // `linkFor` finds only links to http://sverka.test, the public address of the test server.
  const link = await linkFor(await world.person(), { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect(link.token).not.toBe('')
})

test('an account gets at most two reset e-mails an hour', async () => {
  const person = await world.person()
  for (let time = 0; time < 4; time++) await guest(requestPasswordReset, { body: { email: person.email } })
  expect(await world.emailsTo(person.email)).toHaveLength(2)
})

test('many simultaneous requests send two e-mails, and only one of the links stays valid', async () => {
  const person = await world.person()
  await Promise.all(Array.from({ length: 12 }, () => guest(requestPasswordReset, { body: { email: person.email } })))
  const links = (await world.emailsTo(person.email)).map(({ text }) => /reset-password\/([\w-]+)\/([\w-]+)$/m.exec(text) ?? [])
  expect(links).toHaveLength(2)
  const valid = await app.db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('user_id', '=', person.id)
    .where('ended_at', 'is', null)
    .execute()
  expect(valid).toHaveLength(1)
})
