// Registration and sign-in: one answer for every wrong pair of address and password, waits after several of them, and the storage of passwords.
import { domainToASCII } from 'node:url'
import { hash } from '@node-rs/argon2'
import { createTokens, getMe, registerUser, setPassword } from '@sverka/contract/auth/auth'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { lockWaits } from '../../test/lock-waits.ts'
import { type Person, World } from '../../test/world.ts'
import type { Tx } from '../platform/db/database.ts'
import { setBlocked } from './auth.staff.sql.ts'
import { updateUser } from './users.sql.ts'

// Lets a test choose the caller's IP address by the header `X-Forwarded-For`.
const app = testApplication({ TRUST_PROXY: '127.0.0.1' })
const as = createClient(() => app.server)
const world = new World(app)
const guest = as(null)

const registration = { full_name: 'Туманов Игнат Петрович', password: 'карьер-2026!' }

test('registration creates an account that signs in with any letter case, but signs nobody in', async () => {
  const made = await guest(registerUser, { body: { ...registration, email: 'I.Tumanov@Luna.Example', terms: true, personal_data: true } })
  expect(made).toMatchObject({ status: 201, body: { email: 'i.tumanov@luna.example', full_name: 'Туманов Игнат Петрович' } })
  expect(made.body).not.toHaveProperty('access')
  const tokens = await guest(createTokens, { body: { email: 'i.tumanov@luna.EXAMPLE', password: 'карьер-2026!' } })
  expect(tokens.status).toBe(200)
  const me = await as(tokens.body)(getMe, {})
  expect(me).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { email: 'i.tumanov@luna.example', name_membership: 'Free', checks_limit: 5, personal_data_consent: true },
  })
})

test('an address registers once, whatever its letter case', async () => {
  await guest(registerUser, { body: { ...registration, email: 'twice@luna.example' } })
  const again = await guest(registerUser, { body: { ...registration, email: 'TWICE@luna.example' } })
  expect(again).toMatchObject({
    status: 400,
    // The misspelled message is that of the specification.
    body: { errors: { email: [{ code: 'email_taken', message: 'Пользватель с такой почтой уже зарегестрирован' }] } },
  })
})

test('exactly one of many simultaneous registrations of an address succeeds', async () => {
  const body = { ...registration, email: 'race@luna.example' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => guest(registerUser, { body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400, 400, 400])
})

test('a password of 128 characters with emoji is accepted whole', async () => {
  const password = `${'длинно'.repeat(20)}🙂1!`
  await guest(registerUser, { body: { ...registration, email: 'long@luna.example', password } })
  const right = await guest(createTokens, { body: { email: 'long@luna.example', password } })
  // Some hashes ignore everything after 72 bytes.
  const cut = await guest(createTokens, { body: { email: 'long@luna.example', password: password.slice(0, 72) } })
  expect([right.status, cut.status]).toEqual([200, 401])
})

test('composed and decomposed forms of a letter are the same password', async () => {
  // Unicode writes «ё» and «й» as one character (NFC) or as two (NFD); the last case is a full-width «D».
  const password = 'Зелёный-край-1!'
  for (const [registered, typed] of [
    [password.normalize('NFC'), password.normalize('NFD')],
    [password.normalize('NFD'), password.normalize('NFC')],
    ['Ｄлинный-край-1!', 'Dлинный-край-1!'],
  ] as const) {
    const email = `forms${world.next()}@luna.example`
    expect((await guest(registerUser, { body: { ...registration, email, password: registered } })).status).toBe(201)
    expect((await guest(createTokens, { body: { email, password: typed } })).status).toBe(200)
  }
})

test('a password stored before Unicode forms were unified still works', async () => {
  const person = await world.person()
  const password = 'Зелёный-край-1!'.normalize('NFD')
  await updateUser(app.db as unknown as Tx, person.id, { password_hash: await hash(password) })
  expect((await guest(createTokens, { body: { email: person.email, password } })).status).toBe(200)
})

test('an address in a Russian domain and its punycode are one account', async () => {
  const [russian, punycode] = ['ivan@почта-пример.рф', 'ivan@xn----7sbqluigdjdo3d.xn--p1ai']
  expect(punycode).toBe(`ivan@${domainToASCII('почта-пример.рф')}`)
  expect((await guest(registerUser, { body: { ...registration, email: russian } })).status).toBe(201)
  expect((await guest(registerUser, { body: { ...registration, email: punycode } })).body).toMatchObject({
    errors: { email: [{ code: 'email_taken' }] },
  })
  for (const email of [russian, punycode, 'Ivan@ПОЧТА-ПРИМЕР.РФ']) {
    const tokens = await guest(createTokens, { body: { email, password: registration.password } })
    expect([email, tokens.status]).toEqual([email, 200])
    expect((await as(tokens.body)(getMe, {})).body.email).toBe(russian)
  }
})

test('characters that change the text direction are removed from a name', async () => {
  const email = 'turned@luna.example'
  const made = await guest(registerUser, { body: { ...registration, email, full_name: '\u202eТуманов\u2069 Игнат\u200f' } })
  expect(made.body.full_name).toBe('Туманов Игнат')
})

test('a sign-in at the moment another one clears the count of failures succeeds', async () => {
  const person = await world.person()
  const signIn = (password: string) => guest(createTokens, { body: { email: person.email, password } })
  expect((await signIn('Другой-пароль-1!')).status).toBe(401)
  const waiting = () => lockWaits(app.db)
  // Another transaction locks the count of failures until the sign-in waits for it, and deletes the count.
  const started = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('login_failures').select('failures').forUpdate().execute()
    const signing = signIn(person.password)
    await expect.poll(waiting).toBe(1)
    await tx.deleteFrom('login_failures').execute()
    return { signing }
  })
  expect((await started.signing).status).toBe(200)
})

test('a wrong password, an unknown address and a blocked account get the same answer', async () => {
  const person = await world.person()
  const blocked = await world.person()
  await world.block(blocked.id)
  const answers = await Promise.all([
    guest(createTokens, { body: { email: person.email, password: 'Другой-пароль-1!' } }),
    guest(createTokens, { body: { email: 'nobody@luna.example', password: person.password } }),
    guest(createTokens, { body: { email: blocked.email, password: blocked.password } }),
  ])
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 401, code: 'bad_credentials', body: { detail: 'Неверный логин или пароль' } })
  const [first, ...others] = answers.map(({ headers }) => Object.keys(headers).sort())
  for (const names of others) expect(names).toEqual(first)
})

test('after five wrong passwords even the right one must wait, and works after the wait', async () => {
  const person = await world.person()
  const attempt = (password: string) => guest(createTokens, { body: { email: person.email, password } })
  for (let wrong = 0; wrong < 5; wrong++) expect((await attempt('Не-тот-1!')).status).toBe(401)
  // The wait is one second after the fifth wrong password and doubles with each further one.
  expect(await attempt(person.password)).toMatchObject({ status: 429, code: 'too_many_requests', headers: { 'retry-after': '1' } })
  app.clock.advance(1000)
  expect((await attempt('Не-тот-1!')).status).toBe(401)
  expect((await attempt(person.password)).headers['retry-after']).toBe('2')
  app.clock.advance(2000)
  expect((await attempt(person.password)).status).toBe(200)
  expect((await attempt('Не-тот-1!')).status).toBe(401)
})

// Passwords are hashed two at a time, and 64 more may wait.
test('in a flood of sign-ins some are answered and the rest get 503 with a retry time', async () => {
  const flood = Array.from({ length: 100 }, (_, i) => `flood${i}@luna.example`)
  const signIn = (email: string) => guest(createTokens, { body: { email, password: 'Другой-пароль-1!' } })
  const answers = await Promise.all(flood.map(signIn))
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
  expect(refused[0]).toMatchObject({ body: { code: 'overloaded' }, headers: { 'retry-after': '2' } })
})

/** Sends wrong passwords, waiting as long as required after each, until the wait has its greatest length of 900 seconds. */
async function keepGuessing(attempt: () => Promise<unknown>): Promise<void> {
  for (let wrong = 0; wrong < 18; wrong++) {
    await attempt()
    if (wrong >= 4) app.clock.advance(Math.min(900, 2 ** (wrong - 4)) * 1000)
  }
}

// One wrong password stops counting after six minutes, so that four an hour never add up.
test('four wrong passwords an hour do not delay the owner of an account', async () => {
  const person = await world.person()
  const attempt = (password: string) => guest(createTokens, { body: { email: person.email, password } })
  await keepGuessing(() => attempt('Не-тот-1!'))
  for (let quarter = 0; quarter < 12; quarter++) {
    app.clock.advance(15 * 60_000)
    expect((await attempt('Не-тот-1!')).status).toBe(401)
  }
  expect((await attempt(person.password)).status).toBe(200)
})

test('wrong attempts from elsewhere do not delay a person at a familiar IP address', async () => {
  const person = await world.person()
  const attempt = (password: string, from: string) =>
    guest(createTokens, { body: { email: person.email, password }, headers: { 'x-forwarded-for': from } })
  expect((await attempt(person.password, '192.0.2.77')).status).toBe(200)
  await keepGuessing(() => attempt('Не-тот-1!', '203.0.113.5'))
  // All unfamiliar addresses share one count: one attempt is due, the next must wait.
  expect((await attempt('Не-тот-1!', '203.0.113.6')).status).toBe(401)
  expect((await attempt('Не-тот-1!', '203.0.113.7')).status).toBe(429)
  expect((await attempt(person.password, '192.0.2.77')).status).toBe(200)
  for (let wrong = 0; wrong < 5; wrong++) expect((await attempt('Не-тот-1!', '192.0.2.77')).status).toBe(401)
  expect((await attempt(person.password, '192.0.2.77')).status).toBe(429)
})

/** Signs in while a transaction changes the person: the sign-in reads the old state, and the change commits before the session opens. */
async function signInDuring(person: Person, change: (tx: Tx) => Promise<unknown>) {
  const waiting = () => lockWaits(app.db)
  const { signing } = await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute()
    const signing = guest(createTokens, { body: { email: person.email, password: person.password } })
    await Promise.race([signing, expect.poll(waiting).toBe(1)])
    await change(tx)
    return { signing }
  })
  return signing
}

test('a sign-in in progress with the old password fails once the password changes', async () => {
  const person = await world.person()
  const password_hash = await world.oldHash('Другой-пароль-1!')
  expect(await signInDuring(person, (tx) => updateUser(tx, person.id, { password_hash }))).toMatchObject({
    status: 401,
    code: 'bad_credentials',
  })
  expect(await world.listActions(person)).toEqual([])
})

test('a sign-in survives a rehash of the same password, but not a block', async () => {
  const [person, blocked] = [await world.person(), await world.person()]
  const password_hash = await world.oldHash(person.password)
  expect((await signInDuring(person, (tx) => updateUser(tx, person.id, { password_hash }))).status).toBe(200)
  expect((await signInDuring(blocked, (tx) => setBlocked(tx, blocked.id, app.clock.now()))).status).toBe(401)
})

test('the wait after wrong passwords is the same for an unknown e-mail address', async () => {
  const attempt = () => guest(createTokens, { body: { email: 'ghost@luna.example', password: 'Не-тот-1!' } })
  for (let wrong = 0; wrong < 5; wrong++) await attempt()
  expect((await attempt()).status).toBe(429)
})

test('the stored hash is argon2id with the chosen parameters, and an older one is renewed at sign-in', async () => {
  const person = await world.person()
  await world.changePerson(person.id, { password_hash: await world.oldHash(person.password) })
  expect(await world.readPasswordHash(person.id)).toMatch(/^\$argon2id\$v=19\$m=8192,t=1,p=1\$/)
  await guest(createTokens, { body: { email: person.email, password: person.password } })
  expect(await world.readPasswordHash(person.id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('changing the password needs the present one and ends every other session at once', async () => {
  const person = await world.person()
  const elsewhere = await world.signInAgain(person)
  const wrong = await as(person)(setPassword, { body: { current_password: 'Не-тот-1!', new_password: 'Новый-пароль-2!' } })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { current_password: [{ code: 'password_wrong' }] } } })
  const done = await as(person)(setPassword, { body: { current_password: person.password, new_password: 'Новый-пароль-2!' } })
  expect(done.status).toBe(204)
  expect((await as(person)(getMe, {})).status).toBe(200)
  expect((await as(elsewhere)(getMe, {})).status).toBe(401)
  expect((await guest(createTokens, { body: { email: person.email, password: 'Новый-пароль-2!' } })).status).toBe(200)
})
