// Access and refresh tokens: forged, expired and stolen ones, and a refresh token that several browser tabs use at once.
import { createTokens, getMe, logout, refreshTokens } from '@sverka/contract/auth/auth'
import { SignJWT, UnsecuredJWT } from 'jose'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const guest = as(null)
const refreshWith = (refresh: string) => guest(refreshTokens, { body: { refresh } })

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

// Forgeries of JWTs: cut or exchanged parts, the algorithm «none», another algorithm or type, a key named in the header, other claims.
test('a token that differs from a valid one is answered 401', async () => {
  const { id, access, refresh } = await world.person()
  const [head = '', body = '', signature = ''] = access.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  /** A token with the claims of the valid one and these changes, signed with a key that is not the server's. */
  const forged = (changes: Record<string, unknown>, header: Record<string, unknown> = {}, key = 'another-key') =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(Buffer.from(key.padEnd(32, '.')))
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const bad = [
    '',
    'x',
    '..',
    refresh,
    `${head}.${body}.`,
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    `${head}.${encode({ ...claims, sub: String(id + 1) })}.${signature}`,
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    `${encode({ alg: 'None', typ: 'at+jwt' })}.${body}.${signature}`,
    `${encode({ alg: 'HS512', typ: 'at+jwt' })}.${body}.${signature}`,
    `${encode({ alg: 'HS256', typ: 'JWT' })}.${body}.${signature}`,
    new UnsecuredJWT(claims).encode(),
    await forged({}),
    await forged({ exp: 9_999_999_999 }),
    await forged({}, { kid: '../../secret.key' }),
    await forged({}, { jku: 'https://evil.example/keys' }),
    await forged({}, { jwk: { kty: 'oct', k: 'YW5vdGhlci1rZXk' } }),
    await forged({}, {}, ''),
    await forged({ aud: 'other' }),
    await forged({ iss: 'other' }),
    `${access} `,
    `${access}.${signature}`,
  ]
  for (const token of bad) expect((await as({ access: token })(getMe, {})).status, token).toBe(401)
  expect((await as({ access })(getMe, {})).status).toBe(200)
})

test.each([0, 1, 200, 201, 5000])('a made-up refresh token of %i characters is answered 401', async (length) => {
  expect(await refreshWith('x'.repeat(length))).toMatchObject({ status: 401, code: 'unauthorized' })
  expect((await guest(logout, { body: { refresh: 'x'.repeat(length) } })).status).toBe(204)
})

test('an access token is valid for ten minutes, plus half a minute of clock difference', async () => {
  const person = await world.person()
  app.clock.advance(10 * MINUTE + 29_000)
  expect((await as(person)(getMe, {})).status).toBe(200)
  app.clock.advance(2_000)
  expect((await as(person)(getMe, {})).status).toBe(401)
})

test('twenty tabs that refresh one token at once all get the same successor', async () => {
  const person = await world.person()
  const answers = await Promise.all(Array.from({ length: 20 }, () => refreshWith(person.refresh)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1)
  expect(answers[0]?.body.refresh).not.toBe(person.refresh)
  for (const { body } of answers) expect((await as(body)(getMe, {})).status).toBe(200)
})

// A first token stays valid until 30 seconds after its successor was used; this client never uses the successor.
test('a client that keeps using its first refresh token stays signed in', async () => {
  const person = await world.person()
  for (let time = 0; time < 100; time++) {
    app.clock.advance(9 * MINUTE)
    const answer = await refreshWith(person.refresh)
    expect(answer.status).toBe(200)
    expect((await as(answer.body)(getMe, {})).status).toBe(200)
  }
})

test('a token reused over 30 s after its successor ends the session, with an e-mail and an audit entry', async () => {
  const person = await world.person()
  const second = await refreshWith(person.refresh)
  const third = await refreshWith(second.body.refresh)
  app.clock.advance(29_000)
  expect((await refreshWith(person.refresh)).body.refresh).toBe(second.body.refresh)
  app.clock.advance(2_000)
  expect((await refreshWith(person.refresh)).status).toBe(401)
  expect((await refreshWith(third.body.refresh)).status).toBe(401)
  expect((await as(third.body)(getMe, {})).status).toBe(401)
  expect(await world.emailsTo(person.email)).toMatchObject([{ subject: 'Вход завершён из соображений безопасности' }])
  expect(await world.auditActions()).toContain('auth.refresh_reused')
})

test('a remembered session ends after 30 idle days or 90 days, any other after one day', async () => {
  // Sessions of `world.person()` are remembered ones by default.
  const idle = await world.person()
  const short = await world.person({ remembered: false })
  app.clock.advance(DAY)
  expect((await refreshWith(short.refresh)).status).toBe(401)
  app.clock.advance(29 * DAY)
  expect((await refreshWith(idle.refresh)).status).toBe(401)
  const busy = await world.person()
  let { refresh } = busy
  for (let day = 0; day < 80; day += 20) {
    app.clock.advance(20 * DAY)
    const answer = await refreshWith(refresh)
    expect(answer.status).toBe(200)
    refresh = answer.body.refresh
  }
  app.clock.advance(10 * DAY)
  expect((await refreshWith(refresh)).status).toBe(401)
})

test('signing out ends that session only, can be repeated and clears the browser’s storage', async () => {
  const person = await world.person()
  const elsewhere = await world.signInAgain(person)
  const answer = await guest(logout, { body: { refresh: person.refresh } })
  expect(answer).toMatchObject({ status: 204, headers: { 'clear-site-data': '"storage"' } })
  expect((await guest(logout, { body: { refresh: person.refresh } })).status).toBe(204)
  expect((await as(person)(getMe, {})).status).toBe(401)
  expect((await refreshWith(person.refresh)).status).toBe(401)
  expect((await as(elsewhere)(getMe, {})).status).toBe(200)
})

test('the next call of a blocked person is answered 401', async () => {
  const person = await world.person()
  await world.block(person.id)
  expect((await as(person)(getMe, {})).status).toBe(401)
  expect((await refreshWith(person.refresh)).status).toBe(401)
})

test('a person can sign in while sending an expired access token', async () => {
  const person = await world.person()
  const answer = await as({ access: 'stale' })(createTokens, { body: { email: person.email, password: person.password } })
  expect(answer.status).toBe(200)
})

test('no valid token is stored in plain text anywhere in the database', async () => {
  const person = await world.person()
  const next = await refreshWith(person.refresh)
  const client = new pg.Client(app.database.ownerUrl)
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')",
    )
    for (const { name } of tables.rows) {
      const text = JSON.stringify((await client.query(`select t::text from ${name} t`)).rows)
      for (const secret of [person.refresh, next.body.refresh, person.access]) expect(text.includes(secret), name).toBe(false)
    }
  } finally {
    await client.end()
  }
})
