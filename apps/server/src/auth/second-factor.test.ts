// The second factor: staff have rights only with one, each code works once, wrong codes lead to waits as wrong passwords do.
import { createTokens, getMe } from '@sverka/contract/auth/auth'
import { listUsers } from '@sverka/contract/auth/auth.staff'
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '@sverka/contract/auth/second-factor'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { findTablesContaining } from '../../test/traces.ts'
import { type Person, World } from '../../test/world.ts'

/** Settings that make the test server a production one: the demo does not require a second factor of staff. All values are placeholders. */
const production = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  SECRET_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:1',
  YOOKASSA_SHOP_ID: 'shop',
  YOOKASSA_SECRET_KEY: 'key',
  REGISTRY_SEARCH_KEY: 'key',
  LIMIT_LOGIN: '999/60',
  LIMIT_LOGIN_HOUR: '999/60',
}
const app = testApplication(production)
const as = createClient(() => app.server)
const world = new World(app)
const guest = as(null)

/** The code that an authenticator app shows now. */
const makeCode = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })

/** Turns the person's second factor on; returns its secret and the recovery codes. */
async function withSecondFactor(person: Person): Promise<{ secret: string; recovery: readonly string[] }> {
  const { secret } = (await as(person)(startSecondFactor, { body: { password: person.password } })).body
  const confirmed = await as(person)(confirmSecondFactor, { body: { code: makeCode(secret) } })
  expect(confirmed.status).toBe(200)
  // A code works once: the next one begins with the next step of 30 seconds.
  app.clock.advance(30_000)
  return { secret, recovery: confirmed.body.recovery_codes }
}

const signIn = (person: Person, code?: string) =>
  guest(createTokens, { body: { email: person.email, password: person.password, ...(code ? { code } : {}) } })

test('staff rights need a second factor', async () => {
  const staff = await world.staff()
  // Operations of staff are «not found» for everybody else.
  expect((await as(staff)(listUsers, { query: {} })).status).toBe(404)
  const elsewhere = await world.signInAgain(staff)
  await withSecondFactor(staff)
  expect((await as(staff)(listUsers, { query: {} })).status).toBe(200)
  expect((await as(elsewhere)(getMe, {})).status).toBe(401)
  expect((await as(staff)(getMe, {})).body.second_factor).toBe(true)
})

test('a sign-in asks for the code and accepts each fresh code once', async () => {
  const person = await world.staff()
  const { secret } = await withSecondFactor(person)
  expect(await signIn(person)).toMatchObject({ status: 401, code: 'second_factor_required' })
  expect(await signIn(person, '000000')).toMatchObject({ status: 401, code: 'second_factor_wrong' })
  const code = makeCode(secret)
  const tokens = await signIn(person, code)
  expect(tokens.status).toBe(200)
  expect((await as(tokens.body)(listUsers, { query: {} })).status).toBe(200)
  expect(await signIn(person, code)).toMatchObject({ status: 401, code: 'second_factor_wrong' })
  const old = makeCode(secret)
  app.clock.advance(120_000)
  expect((await signIn(person, old)).status).toBe(401)
})

test('exactly one of many simultaneous sign-ins with one code succeeds', async () => {
  const person = await world.person()
  const { secret } = await withSecondFactor(person)
  const code = makeCode(secret)
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => signIn(person, code)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 401, 401, 401, 401])
})

test('a wrong password does not reveal whether a second factor is on', async () => {
  const person = await world.person()
  await withSecondFactor(person)
  const wrong = await guest(createTokens, { body: { email: person.email, password: 'Не-тот-1!' } })
  expect(wrong).toMatchObject({ status: 401, code: 'bad_credentials' })
})

test('wrong codes cause the same waiting times as wrong passwords', async () => {
  const person = await world.person()
  await withSecondFactor(person)
  const statuses = []
  for (let guess = 0; guess < 6; guess++) statuses.push((await signIn(person, `00000${guess}`)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('each recovery code works once, with or without dashes', async () => {
  const person = await world.person()
  const { recovery } = await withSecondFactor(person)
  expect(recovery).toHaveLength(8)
  const [first = '', second = ''] = recovery
  expect((await signIn(person, first)).status).toBe(200)
  expect((await signIn(person, first)).status).toBe(401)
  expect((await signIn(person, second.replaceAll('-', '').toUpperCase())).status).toBe(200)
})

test('recovery codes are unique and have the 112 bits that a plain hash needs', async () => {
  const { recovery } = await withSecondFactor(await world.person())
  const letters = recovery.map((code) => code.replaceAll('-', ''))
  expect(new Set(letters).size).toBe(letters.length)
  for (const code of letters) {
    expect(code).toMatch(/^[a-z2-7]+$/)
    expect(code.length * Math.log2(32)).toBeGreaterThanOrEqual(112)
  }
})

test('turning the second factor on or off needs the password and a code, and is reported by e-mail', async () => {
  const person = await world.person()
  const wrong = await as(person)(startSecondFactor, { body: { password: 'не-тот' } })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { password: [{ code: 'password_wrong' }] } } })
  const { secret } = (await as(person)(startSecondFactor, { body: { password: person.password } })).body
  expect(await as(person)(confirmSecondFactor, { body: { code: '000000' } })).toMatchObject({
    status: 400,
    body: { errors: { code: [{ code: 'code_wrong' }] } },
  })
  expect((await signIn(person)).status).toBe(200)
  await as(person)(confirmSecondFactor, { body: { code: makeCode(secret) } })
  expect((await as(person)(startSecondFactor, { body: { password: person.password } })).status).toBe(409)
  app.clock.advance(30_000)
  const off = { password: person.password, code: makeCode(secret) }
  expect((await as(person)(removeSecondFactor, { body: { ...off, code: '000000' } })).status).toBe(400)
  expect((await as(person)(removeSecondFactor, { body: off })).status).toBe(204)
  expect((await signIn(person)).status).toBe(200)
  const subjects = (await world.emailsTo(person.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Вход по коду включён', 'Вход по коду выключен'])
})

test('the access token, not the body, decides whose second factor is turned off', async () => {
  const [victim, stranger] = [await world.person(), await world.person()]
  const { secret } = await withSecondFactor(victim)
  const sessionId = await world.findSessionId(victim)
  const body = {
    password: victim.password,
    code: makeCode(secret),
    session: { userId: victim.id, sessionId },
    address: '203.0.113.9',
    clientIp: '203.0.113.9',
  }
  expect((await as(stranger)(removeSecondFactor, { body })).status).toBe(409)
  expect((await as(victim)(getMe, {})).body.second_factor).toBe(true)
})

test('the database holds neither the secret nor a recovery code in plain text', async () => {
  const person = await world.person()
  const { secret, recovery } = await withSecondFactor(person)
  expect(await findTablesContaining(app.db, [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])).toEqual([])
})
