// Changing the e-mail address of an account: who must confirm it, who can undo it, what ends the links, and how often a change may be requested.
import {
  confirmEmail,
  confirmPasswordReset,
  getMe,
  requestPasswordReset,
  revertEmail,
  setPassword,
  updateMe,
} from '@sverka/contract/auth/auth'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { lockWaits } from '../../test/lock-waits.ts'
import { type Person, World } from '../../test/world.ts'
import { insertUser } from './users.sql.ts'

// Requests to the test server come from this address like those of a proxy.
const app = testApplication({ TRUST_PROXY: '127.0.0.1' })
const as = createClient(() => app.server)
const world = new World(app)
const guest = as(null)

/** An address without an account. */
const newAddress = () => `address${world.next()}@luna.example`

/** The tokens of the links in the latest e-mail to this address; empty for a link that it does not have. */
async function tokensTo(email: string): Promise<{ confirm: string; revert: string }> {
  const text = (await world.emailsTo(email)).at(-1)?.text ?? ''
  const token = (page: string) => new RegExp(`http://sverka\\.test/${page}/([\\w-]+)$`, 'm').exec(text)?.[1] ?? ''
  return { confirm: token('confirm-email'), revert: token('revert-email') }
}

/**
 * Requests the new address `to`, with or without the password. Returns the tokens of the links: `ofNew` was sent to the new address, those in
 * `ofOld` to the old address `from`.
 */
async function requestChange(
  person: Person,
  { from = person.email, to, withPassword = true }: { from?: string; to: string; withPassword?: boolean },
) {
  const body = { email: to, ...(withPassword ? { current_password: person.password } : {}) }
  expect((await as(person)(updateMe, { body })).status).toBe(200)
  return { ofNew: (await tokensTo(to)).confirm, ofOld: await tokensTo(from) }
}

const confirm = (token: string) => guest(confirmEmail, { body: { token } })
const revert = (token: string) => guest(revertEmail, { body: { token } })
const invalidToken = { status: 400, code: 'invalid_token' }
const readEmail = async (person: Person) => (await as(person)(getMe, {})).body.email

test('a new e-mail counts once confirmed, and only the old address gets the undo link', async () => {
  const person = await world.person()
  const to = newAddress()
  const asked = await as(person)(updateMe, { body: { email: to.toUpperCase(), current_password: person.password } })
  expect(asked).toMatchObject({ status: 200, body: { email: person.email, pending_email: to } })
  const [{ confirm: token }, ofOld] = [await tokensTo(to), await tokensTo(person.email)]
  expect(ofOld.confirm).toBe('')
  expect(await confirm(ofOld.revert)).toMatchObject(invalidToken)
  expect(await confirm(token)).toMatchObject({ status: 200, body: { state: 'confirmed' } })
  expect((await as(person)(getMe, {})).body).toMatchObject({ email: to, pending_email: null })
  expect(await confirm(token)).toMatchObject(invalidToken)
})

test.each(['new first', 'old first'])('without the password both addresses must confirm, the %s', async (order) => {
  const person = await world.person()
  const to = newAddress()
  const { ofNew, ofOld } = await requestChange(person, { to, withPassword: false })
  const [first, second] = order === 'new first' ? [ofNew, ofOld.confirm] : [ofOld.confirm, ofNew]
  expect(await confirm(first)).toMatchObject({ status: 200, body: { state: 'waiting' } })
  expect(await confirm(first)).toMatchObject({ status: 200, body: { state: 'waiting' } })
  expect(await readEmail(person)).toBe(person.email)
  expect(await confirm(second)).toMatchObject({ status: 200, body: { state: 'confirmed' } })
  expect(await readEmail(person)).toBe(to)
})

test('a wrong password sent with a new e-mail is refused and starts no change', async () => {
  const person = await world.person()
  const answer = await as(person)(updateMe, { body: { email: newAddress(), current_password: 'Не-тот-1!' } })
  expect(answer).toMatchObject({ status: 400, body: { errors: { current_password: [{ code: 'password_wrong' }] } } })
  expect((await as(person)(getMe, {})).body.pending_email).toBeNull()
  expect(await world.emailsTo(person.email)).toEqual([])
})

test('opening a link changes nothing, because mail scanners open every link', async () => {
  const person = await world.person()
  const { ofNew, ofOld } = await requestChange(person, { to: newAddress() })
  for (const path of ['confirm_email', 'revert_email'])
    for (const token of [ofNew, ofOld.revert]) await app.server.inject(`/auth/users/${path}/?token=${token}`)
  expect(await readEmail(person)).toBe(person.email)
  expect((await as(person)(getMe, {})).body.pending_email).not.toBeNull()
})

test('undoing a change from the old address also undoes later changes and ends their links', async () => {
  const person = await world.person()
  const [second, third, fourth] = [newAddress(), newAddress(), newAddress()]
  const first = await requestChange(person, { to: second })
  await confirm(first.ofNew)
  const later = await requestChange(person, { from: second, to: third })
  await confirm(later.ofNew)
  const pending = await requestChange(person, { from: third, to: fourth })
  expect((await revert(first.ofOld.revert)).status).toBe(204)
  expect((await as(person)(getMe, {})).status).toBe(401)
  expect(await confirm(pending.ofNew)).toMatchObject(invalidToken)
  expect(await revert(later.ofOld.revert)).toMatchObject(invalidToken)
  expect(await revert(pending.ofOld.revert)).toMatchObject(invalidToken)
  expect(await readEmail(await world.signInAgain(person))).toBe(person.email)
})

const NEXT = 'Новый-пароль-2!'
/** Two ways to set a new password: a change with the old password, and a reset by a link sent to `email`. */
const newPassword: Record<string, (person: Person, email: string) => Promise<{ status: number }>> = {
  change: (person) => as(person)(setPassword, { body: { current_password: person.password, new_password: NEXT } }),
  reset: async (_person, email) => {
    await guest(requestPasswordReset, { body: { email } })
    const text = (await world.emailsTo(email)).at(-1)?.text ?? ''
    const [, uid = '', token = ''] = /reset-password\/([\w-]+)\/([\w-]+)$/m.exec(text) ?? []
    return guest(confirmPasswordReset, { body: { uid, token, new_password: NEXT } })
  },
}

test.each(Object.keys(newPassword))('a %s of the password ends waiting changes and all undo links except the first', async (how) => {
  const person = await world.person()
  const [second, third, fourth] = [newAddress(), newAddress(), newAddress()]
  const first = await requestChange(person, { to: second })
  await confirm(first.ofNew)
  const later = await requestChange(person, { from: second, to: third })
  await confirm(later.ofNew)
  const pending = await requestChange(person, { from: third, to: fourth })
  expect((await newPassword[how]?.(person, third))?.status).toBe(204)
  expect(await confirm(pending.ofNew)).toMatchObject(invalidToken)
  expect(await revert(pending.ofOld.revert)).toMatchObject(invalidToken)
  expect(await revert(later.ofOld.revert)).toMatchObject(invalidToken)
  expect((await revert(first.ofOld.revert)).status).toBe(204)
  expect(await readEmail(await world.signInAgain(person))).toBe(person.email)
})

test.each(Object.keys(newPassword))('a %s of the password ends a waiting first change', async (how) => {
  const person = await world.person()
  const { ofNew, ofOld } = await requestChange(person, { to: newAddress() })
  expect((await newPassword[how]?.(person, person.email))?.status).toBe(204)
  expect(await confirm(ofNew)).toMatchObject(invalidToken)
  expect(await revert(ofOld.revert)).toMatchObject(invalidToken)
})

test('a confirmation link is valid for a day, an undo link for seven', async () => {
  const person = await world.person()
  const { ofNew, ofOld } = await requestChange(person, { to: newAddress() })
  app.clock.advance(24 * 3_600_000)
  expect(await confirm(ofNew)).toMatchObject(invalidToken)
  app.clock.advance(6 * 24 * 3_600_000)
  expect(await revert(ofOld.revert)).toMatchObject(invalidToken)
})

test('at most five new addresses an hour are accepted, and other changes do not count', async () => {
  const [person, other] = [await world.person(), await world.person()]
  const change = (email: string) => as(person)(updateMe, { body: { email, full_name: 'Выдумкина Ольга' } })
  for (let time = 0; time < 3; time++) expect((await change(newAddress())).status).toBe(200)
  for (let time = 0; time < 2; time++) expect((await change(other.email)).status).toBe(400)
  expect(await change(other.email)).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect((await change(newAddress())).status).toBe(429)
  for (let time = 0; time < 7; time++) expect((await change(person.email)).status).toBe(200)
})

test('an address that somebody else registers before the confirmation stays theirs', async () => {
  const person = await world.person()
  const to = newAddress()
  const { ofNew, ofOld } = await requestChange(person, { to })
  expect(await whileRegistering(to, () => confirm(ofNew))).toMatchObject(invalidToken)
  expect(await readEmail(person)).toBe(person.email)
  const free = newAddress()
  const other = await requestChange(person, { to: free })
  await confirm(other.ofNew)
  expect(await whileRegistering(person.email, () => revert(other.ofOld.revert))).toMatchObject(invalidToken)
  expect(await revert(ofOld.revert)).toMatchObject(invalidToken)
  expect(await readEmail(person)).toBe(free)
})

/** Makes the call while another transaction is inserting an account with that address; the call waits for its commit. Returns the answer. */
async function whileRegistering<T>(email: string, call: () => Promise<T>): Promise<T> {
  const waiting = () => lockWaits(app.db)
  const { answer } = await app.db.transaction().execute(async (tx) => {
    await insertUser(tx, { email, full_name: 'Выдумкин Олег', password_hash: 'none', created_at: app.clock.now() })
    const answer = call()
    await Promise.race([answer, expect.poll(waiting).toBe(1)])
    return { answer }
  })
  return answer
}
